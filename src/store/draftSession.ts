import { type Conflict, draftKey } from './draftStore.ts';
import type { LearnerStore } from './learnerStore.ts';
import type { DraftRef, SnapshotReason } from './records.ts';

/** The longest time in milliseconds between typing and saving. */
export const saveDelay = 300;

/**
 * The state of a session: the text as typed, the conflict with another tab if there is one, and the text that `undo`
 * restores.
 */
export interface DraftState {
  readonly text: string;
  readonly conflict: Conflict | null;
  readonly undo: string | null;
}

/** An open draft: holds the typed text and saves it to the store. */
export interface DraftSession {
  readonly state: () => DraftState;
  /** Sets the typed text; it is saved within `saveDelay`. */
  readonly setText: (text: string) => void;
  /** Saves the typed text immediately. Called before a run, and when the page is hidden or left. */
  readonly flush: () => void;
  /** Replaces the text. The former text is added to the history first; `undo` restores it. */
  readonly replace: (text: string, why: SnapshotReason) => void;
  readonly undo: () => void;
  /** Resolves a conflict with the other tab's text; this tab's text is kept in the history. */
  readonly takeTheirs: () => void;
  /** Resolves a conflict with this tab's text; the other tab's text is kept in the history. */
  readonly keepMine: () => void;
  /** Checks whether another tab has written the draft, for example while this page was frozen. */
  readonly lookAround: () => void;
  readonly close: () => void;
}

/**
 * Opens a draft with the stored text, or with the starter if there is none. Calls `changed` after each change of the
 * state.
 */
export function openDraftSession(
  store: LearnerStore,
  ref: DraftRef,
  starter: string,
  changed: () => void,
): DraftSession {
  let state: DraftState = { text: store.readDraft(ref)?.text ?? starter, conflict: null, undo: null };
  /** The typed text has not been passed to the store. */
  let isDirty = false;
  /** The store has the text in memory only. */
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
      // Typing does not restart the timer; otherwise continuous typing would never be saved.
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
      // The starter is part of the exercise and needs no copy in the history.
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
    // An import, or a second view of the same draft on this page, wrote the draft; nothing is unsaved here.
    else if (!isDirty) {
      const stored = store.readDraft(ref)?.text;
      if (stored !== undefined && stored !== state.text) update({ text: stored });
    }
  });
  return session;
}
