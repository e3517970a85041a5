import { itemKey, parseItemKey } from './itemKey.ts';
import { type DraftRef, type HistoryEntry, type SnapshotReason, toHistoryEntry } from './records.ts';
import type { SafeStorage } from './safeStorage.ts';
import type { StoreHost } from './storagePort.ts';
import { readItem } from './storedItem.ts';

/** The number of snapshots kept for an exercise; the oldest are removed first. Runs are never removed. */
export const maxSnapshots = 100;

/** The past texts of each exercise. Each entry has its own key, so that tabs cannot overwrite each other's entries. */
export interface HistoryStore {
  /** Lists the entries of an exercise, newest first. */
  readonly history: (exercise: string) => readonly HistoryEntry[];
  /** Records a run and its verdict. Repeating a recorded run only updates its time. */
  readonly recordRun: (
    ref: DraftRef,
    run: { readonly text: string; readonly verdict: string; readonly seed: number },
  ) => void;
  /** Adds a text, unless the history has it already. Returns the entry that holds it. */
  readonly snapshot: (ref: DraftRef, text: string, why: SnapshotReason) => SnapshotPlace;
  /** Whether the history has an equal entry, under any id. */
  readonly knowsEntry: (exercise: string, entry: HistoryEntry) => boolean;
  /** Adds an imported entry, unless the history has an equal one. Returns whether it was added. */
  readonly addEntry: (exercise: string, entry: HistoryEntry) => boolean;
}

/** The entry that holds a snapshot. */
export interface SnapshotPlace {
  readonly id: string;
  readonly onDisk: boolean;
}

/** Opens the history in a storage. */
export function openHistoryStore(
  storage: SafeStorage,
  host: StoreHost,
  changed: (key: string) => void,
): HistoryStore {
  let count = 0;

  const history = (exercise: string): readonly HistoryEntry[] => {
    const entries = storage.keys().flatMap((key) => {
      const item = parseItemKey(key);
      if (item?.kind !== 'history' || item.parts[0] !== exercise) return [];
      return readItem(storage, key, host.now(), toHistoryEntry) ?? [];
    });
    return entries.sort((a, b) => b.time - a.time || (a.id < b.id ? 1 : -1));
  };

  const put = (exercise: string, entry: HistoryEntry): SnapshotPlace => {
    const key = itemKey('history', exercise, entry.id);
    const onDisk = storage.write(key, JSON.stringify(entry));
    changed(key);
    return { id: entry.id, onDisk };
  };

  const dropOldSnapshots = (exercise: string) => {
    const snapshots = history(exercise).filter((entry) => entry.kind === 'snapshot');
    for (const { id } of snapshots.slice(maxSnapshots)) storage.remove(itemKey('history', exercise, id));
  };

  const freshId = () => {
    count += 1;
    // Padded, so that ids made within one millisecond sort in the order of creation.
    return `${host.now().toString(36).padStart(9, '0')}-${count.toString(36).padStart(4, '0')}-${host.writer}`;
  };

  const knowsEntry = (exercise: string, entry: HistoryEntry) =>
    history(exercise).some((known) => isSameText(known, entry) && isSameEvent(known, entry));

  return {
    history,
    recordRun: ({ exercise, revision, slot }, { text, verdict, seed }) => {
      const same = history(exercise).find(
        (entry) =>
          isSameText(entry, { revision, slot, text }) &&
          entry.kind === 'run' &&
          entry.verdict === verdict &&
          entry.seed === seed,
      );
      const id = same?.id ?? freshId();
      put(exercise, { id, revision, slot, text, time: host.now(), kind: 'run', verdict, seed });
    },
    snapshot: ({ exercise, revision, slot }, text, why) => {
      const known = history(exercise).filter((entry) => isSameText(entry, { revision, slot, text }));
      const run = known.find((entry) => entry.kind === 'run');
      if (run !== undefined) {
        storage.retry();
        return { id: run.id, onDisk: storage.isOnDisk(itemKey('history', exercise, run.id)) };
      }
      const id = known[0]?.id ?? freshId();
      const place = put(exercise, { id, revision, slot, text, time: host.now(), kind: 'snapshot', why });
      dropOldSnapshots(exercise);
      return place;
    },
    knowsEntry,
    addEntry: (exercise, entry) => {
      const old = history(exercise);
      if (knowsEntry(exercise, entry)) return false;
      const isTaken = old.some(({ id }) => id === entry.id);
      put(exercise, isTaken ? { ...entry, id: freshId() } : entry);
      dropOldSnapshots(exercise);
      return true;
    },
  };
}

function isSameText(
  entry: HistoryEntry,
  text: { readonly revision: number; readonly slot: string; readonly text: string },
): boolean {
  return entry.revision === text.revision && entry.slot === text.slot && entry.text === text.text;
}

function isSameEvent(a: HistoryEntry, b: HistoryEntry): boolean {
  if (a.kind !== 'run' || b.kind !== 'run') return a.kind === b.kind;
  return a.verdict === b.verdict && a.seed === b.seed;
}
