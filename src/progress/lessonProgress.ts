import type { LearnerStore } from '#store';
import { type ExerciseMark, exerciseMark } from './exerciseMark.ts';

/** The exercise as progress needs it. */
export interface CountedExercise {
  readonly id: string;
  readonly revision: number;
}

/** The progress in an exercise, and when the learner last worked on it. */
export interface ExerciseProgress extends CountedExercise {
  readonly mark: ExerciseMark;
  /** Milliseconds since 1970, or null if the learner never worked on it. */
  readonly touched: number | null;
}

/** The progress in the exercises of a lesson. */
export interface LessonProgress {
  readonly passed: number;
  /** The exercise to continue with, or null if none was begun or all are passed. */
  readonly goOn: string | null;
}

/** The part of the store that progress reads. */
export type ReadableWork = Pick<LearnerStore, 'allDrafts' | 'history'>;

/** Computes the progress of each exercise, in the given order. */
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
 * Computes the progress of a lesson from that of its exercises in the order of the page. The exercise to continue with is
 * the one worked on last; if it is passed, the next one that is not passed, wrapping around at the end.
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
