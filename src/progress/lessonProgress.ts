import type { LearnerStore } from '#store/index.ts';
import { type ExerciseMark, exerciseMark } from './exerciseMark.ts';

/** What progress needs to know of an exercise. */
export interface CountedExercise {
  readonly id: string;
  readonly revision: number;
}

/** How far a learner has come with an exercise, and when it was last worked on. */
export interface ExerciseProgress extends CountedExercise {
  readonly mark: ExerciseMark;
  /** Milliseconds since 1970, or null where it was never touched. */
  readonly touched: number | null;
}

/** How far a learner has come with the exercises of a lesson. */
export interface LessonProgress {
  readonly passed: number;
  /** The exercise to go on with, or null where none was begun or all are passed. */
  readonly goOn: string | null;
}

/** The store as far as progress reads it. */
export type ReadableWork = Pick<LearnerStore, 'allDrafts' | 'history'>;

/** The progress of each exercise, in the order given. */
export function exerciseProgress(
  exercises: readonly CountedExercise[],
  work: ReadableWork,
): readonly ExerciseProgress[] {
  const drafts = work.allDrafts();
  return exercises.map(({ id, revision }) => {
    const history = work.history(id);
    const saved = drafts.filter(({ ref }) => ref.exercise === id).map(({ draft }) => draft.time);
    const times = [...history.map(({ time }) => time), ...saved];
    return {
      id,
      revision,
      mark: exerciseMark(revision, history, saved.length > 0),
      touched: times.length === 0 ? null : Math.max(...times),
    };
  });
}

/**
 * The progress of a lesson, from that of its exercises in the order of the page. One goes on with the exercise that was
 * touched last; if that one is passed, with the next that is not, from there to the end and then from the beginning.
 */
export function lessonProgress(exercises: readonly ExerciseProgress[]): LessonProgress {
  const isOpen = ({ mark }: ExerciseProgress) => mark !== 'passed';
  const last = exercises.reduce(
    (latest, { touched }, index) =>
      touched !== null && touched > (exercises[latest]?.touched ?? -1) ? index : latest,
    -1,
  );
  const onward = last === -1 ? [] : [...exercises.slice(last), ...exercises.slice(0, last)];
  return {
    passed: exercises.length - exercises.filter(isOpen).length,
    goOn: onward.find(isOpen)?.id ?? null,
  };
}
