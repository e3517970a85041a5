import type { HistoryStore } from './historyStore.ts';
import { itemKey, parseItemKey } from './itemKey.ts';
import type { SavedDraft } from './offeredDraft.ts';
import { type Draft, type DraftRef, isName, type SnapshotReason, toDraft } from './records.ts';
import type { SafeStorage } from './safeStorage.ts';
import type { StoreHost } from './storagePort.ts';
import { parseItem, readItem } from './storedItem.ts';

/** Two tabs wrote the same draft. Both texts are stored, whichever the learner chooses. */
export interface Conflict {
  readonly mine: string;
  readonly theirs: string;
}

/** The result of a save. `onDisk` is false if the text is in memory only. */
export interface DraftSave {
  readonly onDisk: boolean;
  readonly conflict: Conflict | null;
}

/** The current draft of each exercise, revision and slot. */
export interface DraftStore {
  /** Reads a draft and marks it as seen, so that saving over it is not a conflict. */
  readonly readDraft: (ref: DraftRef) => Draft | null;
  /** Returns the draft on disk if another tab wrote it and this page has not seen it. */
  readonly unseenDraft: (ref: DraftRef) => Draft | null;
  /** Saves a text. If another tab has written the draft meanwhile, that text is added to the history first. */
  readonly saveDraft: (ref: DraftRef, text: string) => DraftSave;
  /** Adds `current` to the history, then saves `next`. */
  readonly replaceDraft: (ref: DraftRef, current: string, next: string, why: SnapshotReason) => DraftSave;
  /** Lists the drafts of other revisions of an exercise, newest revision first. */
  readonly draftsOfOtherRevisions: (exercise: string, revision: number) => readonly SavedDraft[];
  /** Lists all drafts. */
  readonly allDrafts: () => readonly SavedDraft[];
}

/** Returns the storage key of a draft. */
export function draftKey({ exercise, revision, slot }: DraftRef): string {
  return itemKey('draft', exercise, String(revision), slot);
}

/** Opens the drafts in a storage. */
export function openDraftStore(
  storage: SafeStorage,
  host: StoreHost,
  history: HistoryStore,
  changed: (key: string) => void,
): DraftStore {
  /** The state of each draft on disk that this page has seen or written. */
  const seen = new Map<string, Draft>();
  /** Snapshots that must be on disk before their draft may be overwritten there; draft key to snapshot key. */
  const owed = new Map<string, string>();

  const isSeen = (key: string, draft: Draft) => {
    const known = seen.get(key);
    return known?.version === draft.version && known.writer === draft.writer;
  };

  /** Reads the draft on disk; `isFree` is false if the value there must not be overwritten. */
  const inspectDisk = (key: string): { readonly draft: Draft | null; readonly isFree: boolean } => {
    const raw = storage.readDisk(key);
    if (raw === null) return { draft: null, isFree: true };
    const draft = parseItem(raw, toDraft);
    if (draft !== null) return { draft, isFree: true };
    return { draft: null, isFree: storage.quarantine(key, raw, host.now()) };
  };

  const isOwing = (key: string) => {
    const snapshotKey = owed.get(key);
    if (snapshotKey === undefined) return false;
    storage.retry();
    if (!storage.isOnDisk(snapshotKey)) return true;
    owed.delete(key);
    return false;
  };

  const putAside = (ref: DraftRef, text: string, why: SnapshotReason) => {
    const place = history.snapshot(ref, text, why);
    if (!place.onDisk) owed.set(draftKey(ref), itemKey('history', ref.exercise, place.id));
  };

  const drafts: DraftStore = {
    readDraft: (ref) => {
      const key = draftKey(ref);
      const { draft } = inspectDisk(key);
      if (draft !== null) seen.set(key, draft);
      return readItem(storage, key, host.now(), toDraft);
    },
    unseenDraft: (ref) => {
      const { draft } = inspectDisk(draftKey(ref));
      return draft === null || isSeen(draftKey(ref), draft) ? null : draft;
    },
    saveDraft: (ref, text) => {
      const key = draftKey(ref);
      const { draft: old, isFree } = inspectDisk(key);
      const isForeign = old !== null && !isSeen(key, old) && old.text !== text;
      if (isForeign) putAside(ref, old.text, 'other-tab');
      const version = Math.max(old?.version ?? 0, seen.get(key)?.version ?? 0) + 1;
      const draft = { text, version, writer: host.writer, time: host.now() };
      const mayWrite = isFree && !isOwing(key);
      if (!mayWrite) storage.hold(key, JSON.stringify(draft));
      const onDisk = mayWrite && storage.write(key, JSON.stringify(draft));
      if (onDisk) seen.set(key, draft);
      changed(key);
      return { onDisk, conflict: isForeign ? { mine: text, theirs: old.text } : null };
    },
    replaceDraft: (ref, current, next, why) => {
      if (current !== next) putAside(ref, current, why);
      return drafts.saveDraft(ref, next);
    },
    draftsOfOtherRevisions: (exercise, revision) =>
      drafts
        .allDrafts()
        .filter(({ ref }) => ref.exercise === exercise && ref.revision !== revision)
        .sort((a, b) => b.ref.revision - a.ref.revision || b.draft.time - a.draft.time),
    allDrafts: () =>
      storage.keys().flatMap((key) => {
        const ref = toDraftRef(key);
        const draft = ref === null ? null : readItem(storage, key, host.now(), toDraft);
        return ref === null || draft === null ? [] : { ref, draft };
      }),
  };
  return drafts;
}

/** Parses the key of a draft; null if it is not one. */
function toDraftRef(key: string): DraftRef | null {
  const item = parseItemKey(key);
  if (item?.kind !== 'draft') return null;
  const [exercise, revision, slot] = item.parts;
  if (!isName(exercise) || !isName(slot) || revision === undefined || !/^\d{1,9}$/.test(revision))
    return null;
  return { exercise, revision: Number(revision), slot };
}
