import type { HistoryEntry } from '#store/index.ts';

/** How far a learner has come with an exercise: passed in its present revision, in an earlier one alone, begun, or neither. */
export type ExerciseMark = 'passed' | 'passed-before' | 'begun' | 'untouched';

/** The mark of an exercise, from its history and whether it has a draft of any revision. */
export function exerciseMark(
  revision: number,
  history: readonly HistoryEntry[],
  hasDraft: boolean,
): ExerciseMark {
  const passed = history.filter((entry) => entry.kind === 'run' && entry.verdict === 'passed');
  if (passed.some((entry) => entry.revision === revision)) return 'passed';
  if (passed.length > 0) return 'passed-before';
  return history.length > 0 || hasDraft ? 'begun' : 'untouched';
}
