import { exerciseProgress, lessonProgress } from '#progress/lessonProgress.ts';
import type { LearnerStore } from '#store/learnerStore.ts';
import { pageStore } from '#store/pageStore.ts';
import { localeOfPage } from '../language/localeOfPage.ts';
import { progressMessages } from './messages/messages.ts';
import type { OutlineLesson } from './outlineData.ts';

/** How long changes in the store are gathered before the outline is drawn again, in milliseconds. */
const GATHER_MS = 200;

/**
 * Adds to the course outline what this reader's own storage knows: where they last read, how many exercises of each
 * lesson are passed and which one to go on with. Where nothing is stored the outline stays as it was built.
 */
export function startOutline(root: HTMLElement): void {
  const data = root.querySelector('script[data-outline]')?.textContent ?? '[]';
  // Written into the page by the build, from the same type.
  const lessons: readonly OutlineLesson[] = JSON.parse(data);
  const store = pageStore();
  const draw = () => {
    drawLastRead(root, lessons, store);
    for (const lesson of lessons) drawLesson(root, lesson, store);
  };
  let timer = 0;
  const drawSoon = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(draw, GATHER_MS);
  };
  draw();
  store.subscribe(drawSoon);
  // A page that comes back as it was left has heard nothing meanwhile.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) drawSoon();
  });
}

function drawLastRead(root: HTMLElement, lessons: readonly OutlineLesson[], store: LearnerStore): void {
  const line = root.querySelector('[data-last-read]');
  const places = store.readingPlaces();
  const last = places.find(({ lesson }) => lessons.some(({ id }) => id === lesson));
  const lesson = lessons.find(({ id }) => id === last?.lesson);
  if (line === null || lesson === undefined || last === undefined) return;
  const { point } = last.place;
  const title = point !== null && Object.hasOwn(lesson.points, point) ? lesson.points[point] : undefined;
  const link = document.createElement('a');
  link.href = title === undefined ? lesson.address : `${lesson.address}#${point}`;
  link.textContent = title === undefined ? lesson.title : `${lesson.title} · ${title}`;
  line.replaceChildren(words().lastRead, link);
}

function drawLesson(root: HTMLElement, lesson: OutlineLesson, store: LearnerStore): void {
  const place = root.querySelector(`[data-lesson="${lesson.id}"]`);
  const count = place?.querySelector('[data-passed]');
  const goOn = place?.querySelector('[data-go-on]');
  const progress = exerciseProgress(lesson.exercises, store);
  if (!count || !goOn || progress.every(({ touched }) => touched === null)) return;
  const { passed, goOn: next } = lessonProgress(progress);
  count.textContent = words().passed(passed, progress.length);
  const exercise = lesson.exercises.find(({ id }) => id === next);
  goOn.replaceChildren();
  if (exercise === undefined) return;
  const link = document.createElement('a');
  link.href = `${lesson.address}#exercise-${exercise.id}`;
  link.textContent = exercise.title;
  goOn.append(words().goOn, link);
}

function words() {
  return progressMessages[localeOfPage()];
}
