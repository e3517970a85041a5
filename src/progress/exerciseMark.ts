import type { HistoryEntry } from '#store';

/**
 * The progress in an exercise: passed in the current revision, passed only in an earlier one, begun, or none of these.
 */
export type ExerciseMark = 'passed' | 'passed-before' | 'begun' | 'untouched';

/**
 * Computes the mark of an exercise from its history and from whether it has a draft of any revision. A pass under a
 * foreign seed does not count: whoever chooses the seed can choose one under which a wrong program passes.
 */
export function exerciseMark(
  revision: number,
  history: readonly HistoryEntry[],
  hasDraft: boolean,
): ExerciseMark {
  const passed = history.filter(
    (entry) => entry.kind === 'run' && entry.verdict === 'passed' && entry.foreignSeed !== true,
  );
  if (passed.some((entry) => entry.revision === revision)) return 'passed';
  if (passed.length > 0) return 'passed-before';
  return history.length > 0 || hasDraft ? 'begun' : 'untouched';
}
