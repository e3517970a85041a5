import { exerciseProgress } from '#progress/lessonProgress.ts';
import { markMessages } from '#progress/messages/messages.ts';
import { pageStore } from '#store/pageStore.ts';
import { localeOfPage } from '../language/localeOfPage.ts';

/** Writes into every `[data-exercise-mark]` how far this reader has come with that exercise, from their own storage. */
export function startMarks(): void {
  const store = pageStore();
  const places = [...document.querySelectorAll<HTMLElement>('[data-exercise-mark]')];
  const draw = () => {
    const exercises = places.map(({ dataset }) => ({
      id: dataset.exerciseMark ?? '',
      revision: Number(dataset.revision),
    }));
    for (const [index, { mark }] of exerciseProgress(exercises, store).entries()) {
      const place = places[index];
      if (place === undefined) continue;
      place.textContent = markMessages[localeOfPage()][mark];
      for (const name of ['outcome', 'outcome-allowed']) place.classList.toggle(name, mark === 'passed');
    }
  };
  draw();
  store.subscribe(draw);
}
