import { type DraftStore, openDraftStore } from './draftStore.ts';
import { type HistoryStore, openHistoryStore } from './historyStore.ts';
import { itemKey, parseItemKey } from './itemKey.ts';
import { openReadingStore, type ReadingStore } from './readingStore.ts';
import { type Preferences, toPreference, toRunning } from './records.ts';
import { openSafeStorage, type StoreStatus } from './safeStorage.ts';
import type { StoragePort, StoreHost } from './storagePort.ts';
import { readItem } from './storedItem.ts';
import { exportWork, type ImportPreview, type ImportResult, importWork, previewWork } from './transfer.ts';

/** Something changed under a key: by this page, or by another tab (`null`: perhaps everything). */
export type StoreListener = (key: string | null, origin: 'here' | 'other-tab') => void;

/**
 * All that a learner leaves on this machine: drafts, the history of runs, how far lessons were read, preferences, and
 * whether a run was cut off.
 *
 * Nothing is overwritten before a copy of it is safe, and nothing here throws because of the storage.
 */
export interface LearnerStore extends DraftStore, HistoryStore, ReadingStore {
  readonly host: StoreHost;
  readonly status: () => StoreStatus;
  readonly readPreference: <Name extends keyof Preferences>(name: Name) => Preferences[Name] | null;
  readonly writePreference: <Name extends keyof Preferences>(name: Name, value: Preferences[Name]) => void;
  /** Notes that a run begins, so that a crash during it can be told at the next opening. */
  readonly markRunning: (exercise: string) => void;
  /** Notes that the run of this page ended. */
  readonly markDone: (exercise: string) => void;
  /** When a run began that never ended: the page died under it, or another tab is still at it. */
  readonly interruptedRun: (exercise: string) => { readonly since: number } | null;
  /** The learner has been told of the run that never ended. */
  readonly forgetInterruptedRun: (exercise: string) => void;
  /** Everything as JSON text, to be downloaded. */
  readonly exportAll: () => string;
  /** What `importAll` would do with a text. Changes nothing but what is still being typed, which is saved. */
  readonly previewImport: (text: string) => ImportPreview;
  /** Takes in what `exportAll` gave. What stands here already is never lost to it. */
  readonly importAll: (text: string) => ImportResult;
  /** Saves what is still being typed, and tries again what could not be written. */
  readonly flush: () => void;
  /** Registers something that has unsaved text; answers how to take it off. */
  readonly onFlush: (flush: () => void) => () => void;
  readonly subscribe: (listener: StoreListener) => () => void;
}

/** Opens the store over a storage. */
export function openLearnerStore(port: StoragePort, host: StoreHost): LearnerStore {
  const storage = openSafeStorage(port);
  const listeners = new Set<StoreListener>();
  const flushers = new Set<() => void>();
  const tell = (key: string | null, origin: 'here' | 'other-tab') => {
    for (const listener of [...listeners]) listener(key, origin);
  };
  const changed = (key: string) => tell(key, 'here');
  const history = openHistoryStore(storage, host, changed);
  const drafts = openDraftStore(storage, host, history, changed);
  const reading = openReadingStore(storage, host, changed);
  let stopWatching: (() => void) | null = null;

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
      store.flush();
      return importWork(storage, store, host.now(), text);
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
      if (listeners.size === 0) stopWatching = port.watch((key) => tell(key, 'other-tab'));
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stopWatching?.();
      };
    },
  };
  return store;
}
