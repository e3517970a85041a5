import type { DraftShelf } from './draftShelf.ts';
import type { HistoryBook } from './historyBook.ts';
import { itemKey, parseItemKey } from './itemKey.ts';
import {
  isCount,
  isName,
  isRecord,
  type Preferences,
  preferenceNames,
  toDraft,
  toHistoryEntry,
  toPreference,
} from './records.ts';
import { parseItem } from './storedItem.ts';
import type { Vault } from './vault.ts';

/** What came of an import. `skipped` counts items that were not what they claimed to be. */
export type ImportResult =
  | { readonly ok: true; readonly drafts: number; readonly entries: number; readonly skipped: number }
  | { readonly ok: false; readonly reason: 'too-large' | 'not-json' | 'not-our-format' | 'newer-format' };

/** No import larger than this is looked at: no browser's storage holds so much. */
export const maxImportLength = 20_000_000;

const format = 'tool-contracts-work';
const formatVersion = 1;

/** What transfer needs of the store. */
type Shelves = DraftShelf &
  HistoryBook & {
    readonly readPreference: <Name extends keyof Preferences>(name: Name) => Preferences[Name] | null;
    readonly writePreference: <Name extends keyof Preferences>(name: Name, value: Preferences[Name]) => void;
  };

/** All work as JSON text, the unreadable items as they are. */
export function exportWork(vault: Vault, store: Shelves, now: number): string {
  const drafts = store.allDrafts().map(({ ref, draft }) => ({ ...ref, ...draft }));
  const items = vault.keys().map((key) => ({ key, item: parseItemKey(key) }));
  const exercises = new Set(
    items.flatMap(({ item }) => (item?.kind === 'history' ? (item.parts[0] ?? []) : [])),
  );
  const history = [...exercises].flatMap((exercise) =>
    store.history(exercise).map((entry) => ({ exercise, ...entry })),
  );
  const preferences = Object.fromEntries(
    preferenceNames.flatMap((name) => {
      const value = store.readPreference(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  const unreadable = items.flatMap(({ key, item }) => {
    const raw = vault.read(key);
    if (item === null || raw === null) return [];
    if (item.kind === 'quarantine') return { name: item.parts, raw };
    // An unreadable item that could not be moved still stands under its own key.
    const parse = item.kind === 'draft' ? toDraft : item.kind === 'history' ? toHistoryEntry : null;
    return parse === null || parseItem<unknown>(raw, parse) !== null ? [] : { name: [key], raw };
  });
  const work = { format, version: formatVersion, exportedAt: now, drafts, history, preferences, unreadable };
  return JSON.stringify(work, null, 2);
}

/**
 * Merges an export into the store. The text is not trusted: each item is checked on its own. The newer of two drafts
 * becomes the current one, the other goes to the history; preferences that are set here stay.
 */
export function importWork(vault: Vault, store: Shelves, now: number, text: string): ImportResult {
  if (text.length > maxImportLength) return { ok: false, reason: 'too-large' };
  let work: unknown;
  try {
    work = JSON.parse(text);
  } catch {
    return { ok: false, reason: 'not-json' };
  }
  if (!isRecord(work)) return { ok: false, reason: 'not-our-format' };
  const { format: itsFormat, version, drafts, history, preferences, unreadable } = work;
  if (itsFormat !== format || !isCount(version)) return { ok: false, reason: 'not-our-format' };
  if (version > formatVersion) return { ok: false, reason: 'newer-format' };

  const counts = { drafts: 0, entries: 0, skipped: 0 };
  for (const item of toList(drafts)) {
    const outcome = importDraft(store, now, item);
    if (outcome === 'bad') counts.skipped += 1;
    if (outcome === 'taken') counts.drafts += 1;
  }
  for (const item of toList(history)) {
    const entry = toHistoryEntry(item);
    const { exercise } = isRecord(item) ? item : {};
    if (entry === null || !isName(exercise)) counts.skipped += 1;
    else if (store.addEntry(exercise, { ...entry, time: Math.min(entry.time, now) })) counts.entries += 1;
  }
  for (const name of preferenceNames) importPreference(store, name, preferences);
  for (const item of toList(unreadable)) importUnreadable(vault, item);
  return { ok: true, ...counts };
}

function importDraft(store: Shelves, now: number, item: unknown): 'taken' | 'known' | 'bad' {
  const draft = toDraft(item);
  if (draft === null || !isRecord(item)) return 'bad';
  const { exercise, revision, slot } = item;
  if (!isName(exercise) || !isCount(revision) || !isName(slot)) return 'bad';
  const ref = { exercise, revision, slot };
  const here = store.readDraft(ref);
  if (here?.text === draft.text) return 'known';
  if (here === null) store.saveDraft(ref, draft.text);
  // A time in the future is no proof of being newer.
  else if (draft.time > here.time && draft.time <= now)
    store.replaceDraft(ref, here.text, draft.text, 'import');
  else store.snapshot(ref, draft.text, 'import');
  return 'taken';
}

function importPreference<Name extends keyof Preferences>(
  store: Shelves,
  name: Name,
  preferences: unknown,
): void {
  if (!isRecord(preferences) || store.readPreference(name) !== null) return;
  const value = toPreference(name, preferences[name]);
  if (value !== null) store.writePreference(name, value);
}

function importUnreadable(vault: Vault, item: unknown): void {
  if (!isRecord(item)) return;
  const { raw, name: itsName } = item;
  if (typeof raw !== 'string') return;
  const name = toList(itsName);
  const parts = name.flatMap((part) => (typeof part === 'string' && part.length <= 500 ? part : []));
  if (parts.length !== name.length || parts.length === 0 || parts.length > 4) return;
  const key = itemKey('quarantine', ...parts);
  if (vault.read(key) === null) vault.write(key, raw);
}

function toList(data: unknown): readonly unknown[] {
  return Array.isArray(data) ? data : [];
}
