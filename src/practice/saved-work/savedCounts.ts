import type { LearnerStore } from '#store';

/** How much of a learner's work a store holds. */
export interface SavedCounts {
  readonly drafts: number;
  readonly runs: number;
  readonly lessons: number;
}

/** Counts what a store holds of these exercises, and the lessons that were opened. */
export function savedCounts(
  store: Pick<LearnerStore, 'allDrafts' | 'history' | 'readingPlaces'>,
  exercises: readonly string[],
): SavedCounts {
  const runs = exercises.flatMap((id) => store.history(id)).filter(({ kind }) => kind === 'run');
  return {
    drafts: store.allDrafts().length,
    runs: runs.length,
    lessons: store.readingPlaces().length,
  };
}

/** Whether there is nothing at all. */
export function isEmpty({ drafts, runs, lessons }: SavedCounts): boolean {
  return drafts + runs + lessons === 0;
}
