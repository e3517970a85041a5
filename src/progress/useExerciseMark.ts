import { useEffect, useState } from 'preact/hooks';
import { parseItemKey } from '#store/itemKey.ts';
import { pageStore } from '#store/pageStore.ts';
import type { ExerciseMark } from './exerciseMark.ts';
import { type CountedExercise, exerciseProgress } from './lessonProgress.ts';

/** Returns the mark of an exercise and keeps it up to date; `untouched` until the store has been read. */
export function useExerciseMark({ id, revision }: CountedExercise): ExerciseMark {
  const [mark, setMark] = useState<ExerciseMark>('untouched');
  useEffect(() => {
    const store = pageStore();
    const look = () => setMark(exerciseProgress([{ id, revision }], store)[0]?.mark ?? 'untouched');
    look();
    return store.subscribe((key) => {
      const item = key === null ? null : parseItemKey(key);
      // Drafts change on each keystroke and do not change the mark shown.
      if (key === null || (item?.kind === 'history' && item.parts[0] === id)) look();
    });
  }, [id, revision]);
  return mark;
}
