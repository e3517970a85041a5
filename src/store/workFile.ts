import {
  type Draft,
  type DraftRef,
  type HistoryEntry,
  isCount,
  isName,
  isRecord,
  isTime,
  type Preferences,
  preferenceNames,
  type ReadingPlace,
  toDraft,
  toHistoryEntry,
  toPreference,
  toReadingPlace,
} from './records.ts';

/** The longest text that is read as an import; browsers do not store more. */
export const maxImportLength = 20_000_000;

const format = 'tool-contracts-work';
const formatVersion = 1;

/** All saved work of a learner, as a file contains it. */
export interface Work {
  /** When the file was written, or null if the file does not say. */
  readonly exportedAt: number | null;
  readonly drafts: readonly { readonly ref: DraftRef; readonly draft: Draft }[];
  readonly entries: readonly { readonly exercise: string; readonly entry: HistoryEntry }[];
  readonly reading: readonly { readonly lesson: string; readonly place: ReadingPlace }[];
  readonly preferences: Partial<Preferences>;
  /** Items that could not be read, unchanged. */
  readonly unreadable: readonly { readonly name: readonly string[]; readonly raw: string }[];
}

/** Why a text is not an export. */
export type WorkRefusal = 'too-large' | 'not-json' | 'not-our-format' | 'newer-format';

/** The contents of a file. `skipped` counts invalid items. */
export type WorkReading =
  | { readonly ok: true; readonly work: Work; readonly skipped: number }
  | { readonly ok: false; readonly reason: WorkRefusal };

/** Writes work as the text of a file. */
export function writeWork({ exportedAt, drafts, entries, reading, preferences, unreadable }: Work): string {
  const file = {
    format,
    version: formatVersion,
    exportedAt,
    drafts: drafts.map(({ ref, draft }) => ({ ...ref, ...draft })),
    history: entries.map(({ exercise, entry }) => ({ exercise, ...entry })),
    reading: reading.map(({ lesson, place }) => ({ lesson, ...place })),
    preferences,
    unreadable,
  };
  return JSON.stringify(file, null, 2);
}

/** Reads an untrusted file. Each item is validated on its own; invalid items are skipped. */
export function readWork(text: string): WorkReading {
  if (text.length > maxImportLength) return { ok: false, reason: 'too-large' };
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return { ok: false, reason: 'not-json' };
  }
  if (!isRecord(file)) return { ok: false, reason: 'not-our-format' };
  const { format: itsFormat, version, exportedAt } = file;
  if (itsFormat !== format || !isCount(version)) return { ok: false, reason: 'not-our-format' };
  if (version > formatVersion) return { ok: false, reason: 'newer-format' };

  let skipped = 0;
  const each = <Item>(list: unknown, read: (item: unknown) => Item | null): readonly Item[] =>
    toList(list).flatMap((item) => {
      const sound = read(item);
      if (sound === null) skipped += 1;
      return sound ?? [];
    });
  const work = {
    exportedAt: isTime(exportedAt) ? exportedAt : null,
    drafts: each(file['drafts'], toDraftItem),
    entries: each(file['history'], toEntryItem),
    reading: each(file['reading'], toReadingItem),
    preferences: toPreferences(file['preferences']),
    unreadable: toList(file['unreadable']).flatMap((item) => toUnreadable(item) ?? []),
  };
  return { ok: true, work, skipped };
}

function toDraftItem(item: unknown): Work['drafts'][number] | null {
  const draft = toDraft(item);
  if (draft === null || !isRecord(item)) return null;
  const { exercise, revision, slot } = item;
  if (!isName(exercise) || !isCount(revision) || !isName(slot)) return null;
  return { ref: { exercise, revision, slot }, draft };
}

function toEntryItem(item: unknown): Work['entries'][number] | null {
  const entry = toHistoryEntry(item);
  const { exercise } = isRecord(item) ? item : {};
  return entry === null || !isName(exercise) ? null : { exercise, entry };
}

function toReadingItem(item: unknown): Work['reading'][number] | null {
  const place = toReadingPlace(item);
  const { lesson } = isRecord(item) ? item : {};
  return place === null || !isName(lesson) ? null : { lesson, place };
}

function toPreferences(data: unknown): Partial<Preferences> {
  if (!isRecord(data)) return {};
  return Object.fromEntries(
    preferenceNames.flatMap((name) => {
      const value = toPreference(name, data[name]);
      return value === null ? [] : [[name, value]];
    }),
  );
}

function toUnreadable(item: unknown): Work['unreadable'][number] | null {
  if (!isRecord(item)) return null;
  const { raw, name: itsName } = item;
  const name = toList(itsName).filter((part) => typeof part === 'string' && part.length <= 500);
  const isWhole = name.length === toList(itsName).length && name.length > 0 && name.length <= 4;
  return typeof raw === 'string' && isWhole ? { name: name.map(String), raw } : null;
}

function toList(data: unknown): readonly unknown[] {
  return Array.isArray(data) ? data : [];
}
