import { readingKey } from '#store/readingStore.ts';
import { type ReadingPlace, toReadingPlace } from '#store/records.ts';
import { parseItem } from '#store/storedItem.ts';

/** The strip of the window in which a point counts as read: a little above the middle. */
const STRIP = '-35% 0px -60% 0px';

/**
 * Notes in the reader's own storage how far they read a lesson: the knowledge point that was last in view. Opening a
 * lesson keeps the point of last time until another one comes into view.
 */
export function startReading(): void {
  const points = [...document.querySelectorAll<HTMLElement>('[data-point][data-lesson]')];
  const lesson = points[0]?.dataset.lesson;
  if (lesson === undefined) return;
  const key = readingKey(lesson);
  const note = (point: string | null) => {
    const place: ReadingPlace = { point, time: Date.now() };
    attempt(() => localStorage.setItem(key, JSON.stringify(place)));
  };
  const stored = attempt(() => localStorage.getItem(key)) ?? null;
  note(stored === null ? null : (parseItem(stored, toReadingPlace)?.point ?? null));
  const observer = new IntersectionObserver(
    (entries) => {
      const seen = entries.filter(({ isIntersecting }) => isIntersecting).at(-1)?.target;
      if (seen instanceof HTMLElement && seen.dataset.point !== undefined) note(seen.dataset.point);
    },
    { rootMargin: STRIP },
  );
  for (const point of points) observer.observe(point);
}

/** Storage may be forbidden or full; a lesson is read all the same. */
function attempt<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
