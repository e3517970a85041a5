import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { type DraftSession, openDraftSession } from './draftSession.ts';
import { type Conflict, draftKey } from './draftStore.ts';
import { offeredDraft, type SavedDraft } from './offeredDraft.ts';
import { pageStore } from './pageStore.ts';
import type { HistoryEntry, RunRecord } from './records.ts';
import type { StoreStatus } from './safeStorage.ts';

/** The store as an exercise uses it, for one slot. */
export interface DraftView {
  /** False until the stored draft has been read: on the server, and during hydration. */
  readonly ready: boolean;
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly status: StoreStatus;
  readonly conflict: Conflict | null;
  readonly takeTheirs: () => void;
  readonly keepMine: () => void;
  readonly history: readonly HistoryEntry[];
  /** Restores a text of the history; the current text is added to the history. */
  readonly restore: (entry: HistoryEntry) => void;
  readonly reset: () => void;
  readonly showSolution: (solution: string) => void;
  /** Undoes the last reset, solution, restore or adoption; null if there is nothing to undo. */
  readonly undo: (() => void) | null;
  /** The newest draft of another revision, until the learner takes or leaves it. */
  readonly offered: SavedDraft | null;
  /** Replaces the text with the offered draft; the current text is added to the history. */
  readonly adopt: () => void;
  /** Adds the offered draft to the history, and keeps the current text. */
  readonly leaveOffered: () => void;
  /** Replaces the text with one from a link; the current text is added to the history. */
  readonly openShared: (text: string) => void;
  /** Replaces the text for a new round; the current text is added to the history. */
  readonly openRound: (text: string) => void;
  /** Call before a run: saves the text and records that a run has begun. */
  readonly beginRun: () => void;
  /** Call after every run: records its end, and adds it to the history if there is a verdict. */
  readonly endRun: (run: ({ readonly text: string } & RunRecord) | null) => void;
  /** When a run began that has not ended, or null. */
  readonly interrupted: { readonly since: number } | null;
  readonly dismissInterrupted: () => void;
  readonly exportAll: () => string;
}

interface Past {
  readonly history: readonly HistoryEntry[];
  readonly otherRevisions: readonly SavedDraft[];
}

const noPast: Past = { history: [], otherRevisions: [] };

/** Opens a draft of an exercise in the page's store. Its text is the starter until the learner changes it. */
export function useDraft(exercise: string, revision: number, starter: string, slot = 'main'): DraftView {
  const session = useRef<DraftSession | null>(null);
  /** The text typed before the stored draft was read. */
  const early = useRef<string | null>(null);
  const [, render] = useState(0);
  const [earlyText, setEarlyText] = useState(starter);
  const [past, setPast] = useState<Past>(noPast);
  const [interrupted, setInterrupted] = useState<DraftView['interrupted']>(null);
  const ref = { exercise, revision, slot };

  useEffect(() => {
    const store = pageStore();
    const rerender = () => render((count) => count + 1);
    const opened = openDraftSession(store, { exercise, revision, slot }, starter, rerender);
    if (early.current !== null) opened.replace(early.current, 'typed-early');
    early.current = null;
    session.current = opened;
    setInterrupted(store.interruptedRun(exercise));
    // Reading the history reads every key, so it is not done on each keystroke.
    const readPast = () =>
      setPast({
        history: store.history(exercise),
        otherRevisions: store.draftsOfOtherRevisions(exercise, revision),
      });
    readPast();
    const ownKey = draftKey({ exercise, revision, slot });
    const unsubscribe = store.subscribe((key) => {
      if (key !== ownKey) readPast();
      rerender();
    });
    const lookAround = () => {
      if (document.visibilityState === 'visible') opened.lookAround();
    };
    document.addEventListener('visibilitychange', lookAround);
    rerender();
    return () => {
      document.removeEventListener('visibilitychange', lookAround);
      unsubscribe();
      opened.close();
      session.current = null;
    };
  }, [exercise, revision, slot, starter]);

  const setText = useCallback((text: string) => {
    if (session.current !== null) return session.current.setText(text);
    early.current = text;
    setEarlyText(text);
  }, []);
  const open = session.current;
  const state = open?.state() ?? { text: earlyText, conflict: null, undo: null };
  const store = open === null ? null : pageStore();
  const offered = offeredDraft(ref, state.text, starter, past.otherRevisions, past.history);
  const keepOffered = () => {
    if (offered !== null) store?.snapshot(ref, offered.draft.text, 'older-draft');
  };
  return {
    ready: open !== null,
    text: state.text,
    setText,
    status: store?.status() ?? { kind: 'saved' },
    conflict: state.conflict,
    takeTheirs: () => open?.takeTheirs(),
    keepMine: () => open?.keepMine(),
    history: past.history,
    restore: (entry) => open?.replace(entry.text, 'restore'),
    reset: () => open?.replace(starter, 'reset'),
    showSolution: (solution) => open?.replace(solution, 'solution'),
    undo: open === null || state.undo === null ? null : () => open.undo(),
    offered,
    openShared: (shared) => open?.replace(shared, 'shared-link'),
    openRound: (next) => open?.replace(next, 'reset'),
    adopt: () => {
      keepOffered();
      if (offered !== null) open?.replace(offered.draft.text, 'other-revision');
    },
    leaveOffered: keepOffered,
    beginRun: () => {
      open?.flush();
      store?.markRunning(exercise);
    },
    endRun: (run) => {
      store?.markDone(exercise);
      if (run !== null) store?.recordRun(ref, run);
    },
    interrupted,
    dismissInterrupted: () => {
      store?.forgetInterruptedRun(exercise);
      setInterrupted(null);
    },
    exportAll: () => store?.exportAll() ?? '',
  };
}
