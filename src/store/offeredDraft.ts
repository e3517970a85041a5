import type { Draft, DraftRef, HistoryEntry } from './records.ts';

/** A draft with the place that it is stored under. */
export interface SavedDraft {
  readonly ref: DraftRef;
  readonly draft: Draft;
}

/**
 * Chooses the draft of another revision that a learner is offered: the newest one of the same slot. It is offered until
 * the learner takes or leaves it; both put its text into the history of this revision.
 *
 * @param ref the open draft
 * @param text the text of the open draft
 * @param starter the text that the exercise begins with; a draft that says no more is not offered
 * @param others the drafts of other revisions, newest revision first
 * @param history the history of the exercise
 * @returns null where there is none, or it was taken or left
 */
export function offeredDraft(
  ref: DraftRef,
  text: string,
  starter: string,
  others: readonly SavedDraft[],
  history: readonly HistoryEntry[],
): SavedDraft | null {
  const newest = others.find((one) => one.ref.slot === ref.slot && one.draft.text !== starter);
  if (newest === undefined || newest.draft.text === text) return null;
  const isDecided = history.some(
    (entry) => entry.revision === ref.revision && entry.slot === ref.slot && entry.text === newest.draft.text,
  );
  return isDecided ? null : newest;
}
