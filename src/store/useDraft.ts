import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { type DraftSession, openDraftSession } from './draftSession.ts';
import { type Conflict, draftKey } from './draftStore.ts';
import { pageStore } from './pageStore.ts';
import type { Draft, DraftRef, HistoryEntry } from './records.ts';
import type { StoreStatus } from './safeStorage.ts';

/** What an exercise needs of the store, for one slot of it. */
export interface DraftView {
  /** False until the stored draft has been read: on the server, and in the moment of hydration. */
  readonly ready: boolean;
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly status: StoreStatus;
  readonly conflict: Conflict | null;
  readonly takeTheirs: () => void;
  readonly keepMine: () => void;
  readonly history: readonly HistoryEntry[];
  /** Brings back a text of the history; the present one goes there. */
  readonly restore: (entry: HistoryEntry) => void;
  readonly reset: () => void;
  readonly showSolution: (solution: string) => void;
  /** Takes back the last reset, solution, restore or adoption; `null` if there is nothing to take back. */
  readonly undo: (() => void) | null;
  readonly otherRevisions: readonly { readonly ref: DraftRef; readonly draft: Draft }[];
  /** Goes on with the text of another revision's draft. */
  readonly adopt: (draft: Draft) => void;
  /** Puts a text from a link in place; the present one goes to the history. */
  readonly openShared: (text: string) => void;
  /** Puts a fresh text in place, as for a new round; the present one goes to the history. */
  readonly openRound: (text: string) => void;
  /** Call before a run: saves the text and notes that a run is on. */
  readonly beginRun: () => void;
  /** Call after a run, whatever came of it: notes its end, and the attempt if there was a verdict. */
  readonly endRun: (
    run: { readonly text: string; readonly verdict: string; readonly seed: number } | null,
  ) => void;
  /** When a run began that never ended, or `null`. */
  readonly interrupted: { readonly since: number } | null;
  readonly dismissInterrupted: () => void;
  readonly exportAll: () => string;
}

const noPast = { history: [], otherRevisions: [] };

/** A draft of an exercise, kept safe: with the starter until there is a stored one. */
export function useDraft(exercise: string, revision: number, starter: string, slot = 'main'): DraftView {
  const session = useRef<DraftSession | null>(null);
  /** What was typed before the stored draft was read. */
  const early = useRef<string | null>(null);
  const [, render] = useState(0);
  const [earlyText, setEarlyText] = useState(starter);
  const [past, setPast] = useState<Pick<DraftView, 'history' | 'otherRevisions'>>(noPast);
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
    // Reading the past means reading every key, so it is not done for each letter typed.
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
    otherRevisions: past.otherRevisions,
    openShared: (shared) => open?.replace(shared, 'shared-link'),
    openRound: (next) => open?.replace(next, 'reset'),
    adopt: (draft) => open?.replace(draft.text, 'other-revision'),
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
