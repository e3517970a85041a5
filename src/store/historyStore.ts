import { type HistoryImport, openHistoryImport } from './historyImport.ts';
import { itemKey, parseItemKey } from './itemKey.ts';
import {
  type DraftRef,
  type HistoryEntry,
  type RunRecord,
  type SnapshotReason,
  toHistoryEntry,
} from './records.ts';
import type { SafeStorage } from './safeStorage.ts';
import type { StoreHost } from './storagePort.ts';
import { readItem } from './storedItem.ts';

/**
 * The number of snapshots of this browser that are kept for an exercise; the oldest are removed first. Runs and what an
 * import brought or put aside are never removed, and do not count.
 */
export const maxSnapshots = 100;

/** The past texts of each exercise. Each entry has its own key, so that tabs cannot overwrite each other's entries. */
export interface HistoryStore {
  /** Lists the entries of an exercise, newest first. */
  readonly history: (exercise: string) => readonly HistoryEntry[];
  /** Lists the entries of all exercises, each list newest first. Reads the storage once. */
  readonly allHistory: () => ReadonlyMap<string, readonly HistoryEntry[]>;
  /** Records a run and its verdict. Repeating a recorded run only updates its time. */
  readonly recordRun: (ref: DraftRef, run: { readonly text: string } & RunRecord) => void;
  /** Adds a text, unless the history has it already. Returns the entry that holds it. */
  readonly snapshot: (ref: DraftRef, text: string, why: SnapshotReason) => SnapshotPlace;
  /** Reads the history once, to compare entries of a file with it and to add them. */
  readonly openImport: () => HistoryImport;
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

  const readWhere = (wanted: (exercise: string) => boolean) => {
    const found = new Map<string, HistoryEntry[]>();
    for (const key of storage.keys()) {
      const item = parseItemKey(key);
      const exercise = item?.kind === 'history' ? item.parts[0] : undefined;
      if (exercise === undefined || !wanted(exercise)) continue;
      const entry = readItem(storage, key, host.now(), toHistoryEntry);
      if (entry === null) continue;
      const list = found.get(exercise);
      if (list === undefined) found.set(exercise, [entry]);
      else list.push(entry);
    }
    for (const list of found.values()) list.sort((a, b) => b.time - a.time || (a.id < b.id ? 1 : -1));
    return found;
  };

  const history = (exercise: string): readonly HistoryEntry[] =>
    readWhere((one) => one === exercise).get(exercise) ?? [];

  const put = (exercise: string, entry: HistoryEntry): SnapshotPlace => {
    const key = itemKey('history', exercise, entry.id);
    const onDisk = storage.write(key, JSON.stringify(entry));
    changed(key);
    return { id: entry.id, onDisk };
  };

  const dropOldSnapshots = (exercise: string) => {
    const snapshots = history(exercise).filter(isEvictable);
    for (const { id } of snapshots.slice(maxSnapshots)) storage.remove(itemKey('history', exercise, id));
  };

  const freshId = () => {
    count += 1;
    // Padded, so that ids made within one millisecond sort in the order of creation.
    return `${host.now().toString(36).padStart(9, '0')}-${count.toString(36).padStart(4, '0')}-${host.writer}`;
  };

  return {
    history,
    allHistory: () => readWhere(() => true),
    recordRun: ({ exercise, revision, slot }, { text, ...record }) => {
      const run = { revision, slot, text, kind: 'run' as const, ...record };
      const same = history(exercise).find((entry) => isSameText(entry, run) && isSameEvent(entry, run));
      put(exercise, { id: same?.id ?? freshId(), time: host.now(), ...run });
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
      // An import removes nothing, even to keep a text that it replaces.
      if (why !== 'import') dropOldSnapshots(exercise);
      return place;
    },
    openImport: () =>
      openHistoryImport(
        storage,
        readWhere(() => true),
        freshId,
      ),
  };
}

function isEvictable(entry: HistoryEntry): boolean {
  return entry.kind === 'snapshot' && entry.imported !== true && entry.why !== 'import';
}

type TextOfRevision = Pick<HistoryEntry, 'revision' | 'slot' | 'text'>;

function isSameText(entry: HistoryEntry, text: TextOfRevision): boolean {
  return entry.revision === text.revision && entry.slot === text.slot && entry.text === text.text;
}

function isSameEvent(entry: HistoryEntry, run: RunRecord): boolean {
  return (
    entry.kind === 'run' &&
    entry.verdict === run.verdict &&
    entry.seed === run.seed &&
    entry.foreignSeed === run.foreignSeed
  );
}
