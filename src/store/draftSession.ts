import { type Conflict, draftKey } from './draftStore.ts';
import type { LearnerStore } from './learnerStore.ts';
import type { DraftRef, SnapshotReason } from './records.ts';

/** Typing is on disk at the latest so many milliseconds after it happened. */
export const saveDelay = 300;

/** What a session shows: the text as typed, the other tab's if there are two, and what an undo brings back. */
export interface DraftState {
  readonly text: string;
  readonly conflict: Conflict | null;
  readonly undo: string | null;
}

/** One open draft: what is typed, and how it gets to the store. */
export interface DraftSession {
  readonly state: () => DraftState;
  /** Takes what was typed; it is saved soon. */
  readonly setText: (text: string) => void;
  /** Saves what was typed at once: before a run, and when the page is hidden or left. */
  readonly flush: () => void;
  /** Puts another text in place. The former one goes to the history first, and `undo` brings it back. */
  readonly replace: (text: string, why: SnapshotReason) => void;
  readonly undo: () => void;
  /** Goes on with the other tab's text; one's own stays in the history. */
  readonly takeTheirs: () => void;
  /** Goes on with one's own text; the other tab's stays in the history. */
  readonly keepMine: () => void;
  /** Looks whether another tab has written, as after a time in which this page was frozen. */
  readonly lookAround: () => void;
  readonly close: () => void;
}

/** Opens a draft, with the stored text or else the starter. `changed` is called after each change of the state. */
export function openDraftSession(
  store: LearnerStore,
  ref: DraftRef,
  starter: string,
  changed: () => void,
): DraftSession {
  let state: DraftState = { text: store.readDraft(ref)?.text ?? starter, conflict: null, undo: null };
  /** Typed, and not yet handed to the store. */
  let isDirty = false;
  /** Handed to the store, which has it in memory alone. */
  let isLate = false;
  let cancelSave: (() => void) | null = null;

  const update = (change: Partial<DraftState>) => {
    state = { ...state, ...change };
    changed();
  };
  const settle = ({ onDisk, conflict }: { readonly onDisk: boolean; readonly conflict: Conflict | null }) => {
    isDirty = false;
    isLate = !onDisk;
    if (conflict !== null) update({ conflict });
  };
  const stopTimer = () => {
    cancelSave?.();
    cancelSave = null;
  };

  const session: DraftSession = {
    state: () => state,
    setText: (text) => {
      if (text === state.text) return;
      isDirty = true;
      update({ text });
      // The timer is not set anew by each key, or steady typing would never be saved.
      cancelSave ??= store.host.schedule(() => {
        cancelSave = null;
        session.flush();
      }, saveDelay);
    },
    flush: () => {
      stopTimer();
      if (isDirty || isLate) settle(store.saveDraft(ref, state.text));
      else if (state.conflict !== null && state.text !== starter)
        store.snapshot(ref, state.text, 'other-tab');
    },
    replace: (text, why) => {
      if (text === state.text) return;
      stopTimer();
      const former = state.text;
      // The starter is always at hand; a copy of it would only crowd the history.
      const save =
        former === starter ? store.saveDraft(ref, text) : store.replaceDraft(ref, former, text, why);
      update({ text, undo: former });
      settle(save);
    },
    undo: () => {
      const former = state.undo;
      if (former === null) return;
      session.replace(former, 'restore');
      update({ undo: null });
    },
    takeTheirs: () => {
      if (state.conflict === null) return;
      const theirs = store.unseenDraft(ref)?.text ?? state.conflict.theirs;
      store.readDraft(ref);
      session.replace(theirs, 'other-tab');
      update({ conflict: null });
    },
    keepMine: () => {
      if (state.conflict === null) return;
      stopTimer();
      settle(store.saveDraft(ref, state.text));
      update({ conflict: null });
    },
    lookAround: () => {
      const theirs = store.unseenDraft(ref);
      if (theirs === null) return;
      if (theirs.text !== state.text) update({ conflict: { mine: state.text, theirs: theirs.text } });
      else if (!isDirty) {
        store.readDraft(ref);
        update({ conflict: null });
      }
    },
    close: () => {
      session.flush();
      stopWatching();
      stopFlushing();
    },
  };

  const stopFlushing = store.onFlush(() => session.flush());
  const stopWatching = store.subscribe((key, origin) => {
    if (key !== null && key !== draftKey(ref)) return;
    if (origin === 'other-tab') session.lookAround();
    // An import, or a second view of the same draft on this page, wrote while nothing was being typed here.
    else if (!isDirty) {
      const stored = store.readDraft(ref)?.text;
      if (stored !== undefined && stored !== state.text) update({ text: stored });
    }
  });
  return session;
}
