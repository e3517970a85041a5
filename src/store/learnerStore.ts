import { type DraftStore, openDraftStore } from './draftStore.ts';
import { type HistoryStore, openHistoryStore } from './historyStore.ts';
import { itemKey, parseItemKey } from './itemKey.ts';
import { openReadingStore, type ReadingStore } from './readingStore.ts';
import { type Preferences, toPreference, toRunning } from './records.ts';
import { openSafeStorage, type StoreStatus } from './safeStorage.ts';
import type { StoragePort, StoreHost } from './storagePort.ts';
import { readItem } from './storedItem.ts';
import {
  exportWork,
  type ImportPreview,
  type ImportProgress,
  type ImportResult,
  importWork,
  previewWork,
} from './transfer.ts';

/**
 * Called when the item of a key changed, on this page or in another tab; a key of null means that any item may have
 * changed.
 */
export type StoreListener = (key: string | null, origin: 'here' | 'other-tab') => void;

/**
 * The saved work of a learner in this browser: drafts, the history of runs, reading places, preferences and
 * interrupted runs.
 *
 * A text is overwritten only after a copy is stored. No method throws because of the storage.
 */
export interface LearnerStore extends DraftStore, HistoryStore, ReadingStore {
  readonly host: StoreHost;
  readonly status: () => StoreStatus;
  readonly readPreference: <Name extends keyof Preferences>(name: Name) => Preferences[Name] | null;
  readonly writePreference: <Name extends keyof Preferences>(name: Name, value: Preferences[Name]) => void;
  /** Records that a run begins, so that a crash during the run can be reported when the page is opened again. */
  readonly markRunning: (exercise: string) => void;
  /** Records that the run of this page has ended. */
  readonly markDone: (exercise: string) => void;
  /** Returns when a run began that has not ended: its page was closed, or another tab is still running it. */
  readonly interruptedRun: (exercise: string) => { readonly since: number } | null;
  /** Removes the records of interrupted runs, after the learner has been told. */
  readonly forgetInterruptedRun: (exercise: string) => void;
  /** Exports all saved work as JSON text. */
  readonly exportAll: () => string;
  /** Returns what `importAll` would do with a text. Saves text that is still being typed and changes nothing else. */
  readonly previewImport: (text: string) => ImportPreview;
  /** Imports a text that `exportAll` wrote. Saved work of this browser is never lost. */
  readonly importAll: (text: string) => ImportResult;
  /** Imports like `importAll`, in slices that leave the page free in between, and reports how far it is. */
  readonly importInSlices: (
    text: string,
    progress: (progress: ImportProgress) => void,
  ) => Promise<ImportResult>;
  /** Saves text that is still being typed, and retries writes that failed. */
  readonly flush: () => void;
  /** Registers a function that saves pending text; returns a function that removes it. */
  readonly onFlush: (flush: () => void) => () => void;
  readonly subscribe: (listener: StoreListener) => () => void;
}

/** Opens the store in a storage. */
export function openLearnerStore(port: StoragePort, host: StoreHost): LearnerStore {
  const storage = openSafeStorage(port);
  const listeners = new Set<StoreListener>();
  const flushers = new Set<() => void>();
  const tell = (key: string | null, origin: 'here' | 'other-tab') => {
    for (const listener of [...listeners]) listener(key, origin);
  };
  /** An import tells of all its changes at once: a listener that reads the history would read it for each entry. */
  let isImporting = false;
  const changed = (key: string) => {
    if (!isImporting) tell(key, 'here');
  };
  const history = openHistoryStore(storage, host, changed);
  const drafts = openDraftStore(storage, host, history, changed);
  const reading = openReadingStore(storage, host, changed);
  let stopWatching: (() => void) | null = null;
  const fromOtherTab = gatherHistory(host, (key) => tell(key, 'other-tab'));

  /** Takes one step of an import. Tells of the first, which changes the drafts, and of the last. */
  const advance = (steps: Generator<ImportProgress, ImportResult>, isFirst = false) => {
    isImporting = true;
    try {
      const step = steps.next();
      isImporting = false;
      if (isFirst || step.done === true) tell(null, 'here');
      return step;
    } finally {
      isImporting = false;
    }
  };
  const startImport = (text: string) => {
    store.flush();
    return importWork(storage, store, host.now(), text);
  };

  const foreignRuns = (exercise: string) =>
    storage.keys().filter((key) => {
      const item = parseItemKey(key);
      return item?.kind === 'running' && item.parts[0] === exercise && item.parts[1] !== host.writer;
    });

  const store: LearnerStore = {
    ...history,
    ...drafts,
    ...reading,
    host,
    status: storage.status,
    readPreference: (name) =>
      readItem(storage, itemKey('preference', name), host.now(), (data) => toPreference(name, data)),
    writePreference: (name, value) => {
      const key = itemKey('preference', name);
      store.readPreference(name);
      storage.write(key, JSON.stringify(value));
      changed(key);
    },
    markRunning: (exercise) => {
      storage.write(itemKey('running', exercise, host.writer), JSON.stringify({ since: host.now() }));
    },
    markDone: (exercise) => storage.remove(itemKey('running', exercise, host.writer)),
    interruptedRun: (exercise) => {
      const runs = foreignRuns(exercise).flatMap(
        (key) => readItem(storage, key, host.now(), toRunning) ?? [],
      );
      return runs.reduce<{ since: number } | null>(
        (latest, run) => (latest === null || run.since > latest.since ? run : latest),
        null,
      );
    },
    forgetInterruptedRun: (exercise) => {
      for (const key of foreignRuns(exercise)) storage.remove(key);
    },
    exportAll: () => {
      store.flush();
      return exportWork(storage, store, host.now());
    },
    previewImport: (text) => {
      store.flush();
      return previewWork(store, host.now(), text);
    },
    importAll: (text) => {
      const steps = startImport(text);
      let step = advance(steps, true);
      while (step.done !== true) step = advance(steps);
      return step.value;
    },
    importInSlices: async (text, progress) => {
      const steps = startImport(text);
      let step = advance(steps, true);
      while (step.done !== true) {
        progress(step.value);
        await new Promise<void>((resolve) => host.schedule(resolve, 0));
        step = advance(steps);
      }
      return step.value;
    },
    flush: () => {
      storage.retry();
      for (const flush of [...flushers]) flush();
    },
    onFlush: (flush) => {
      flushers.add(flush);
      return () => flushers.delete(flush);
    },
    subscribe: (listener) => {
      if (listeners.size === 0) stopWatching = port.watch(fromOtherTab);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stopWatching?.();
      };
    },
  };
  return store;
}

/** How long changes of the history in other tabs are gathered, in milliseconds. */
const GATHER_MS = 50;

/**
 * Passes on the keys that another tab changed. Those of the history are gathered for a moment and passed on as one
 * change: an import there changes thousands, and listeners read the whole history for each.
 */
function gatherHistory(host: StoreHost, tell: (key: string | null) => void): (key: string | null) => void {
  const gathered = new Set<string>();
  return (key) => {
    if (key === null || parseItemKey(key)?.kind !== 'history') return tell(key);
    gathered.add(key);
    if (gathered.size > 1) return;
    host.schedule(() => {
      const [first = null, ...more] = gathered;
      gathered.clear();
      tell(more.length === 0 ? first : null);
    }, GATHER_MS);
  };
}
