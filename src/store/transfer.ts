import { type DraftStore, draftKey } from './draftStore.ts';
import type { HistoryImport } from './historyImport.ts';
import type { HistoryStore } from './historyStore.ts';
import { itemKey, parseItemKey } from './itemKey.ts';
import type { ReadingStore } from './readingStore.ts';
import {
  type Draft,
  type DraftRef,
  type Preferences,
  preferenceNames,
  type ReadingPlace,
  toDraft,
  toHistoryEntry,
  toReadingPlace,
} from './records.ts';
import type { SafeStorage } from './safeStorage.ts';
import { parseItem } from './storedItem.ts';
import { readWork, type Work, type WorkRefusal, writeWork } from './workFile.ts';

/** The result of an import. `skipped` counts invalid items. */
export type ImportResult =
  | {
      readonly ok: true;
      readonly drafts: number;
      readonly entries: number;
      readonly places: number;
      readonly skipped: number;
      /** Whether everything is on disk. Otherwise a part is in this page's memory only, and an export contains it. */
      readonly onDisk: boolean;
    }
  | { readonly ok: false; readonly reason: WorkRefusal };

/** How far an import is, in entries of the history. */
export interface ImportProgress {
  readonly done: number;
  readonly all: number;
}

/**
 * What an import does with a draft. `known`: the stored draft or the history has the same text. `new`: there is no
 * stored draft. `in-front`: it replaces the stored draft, which is added to the history. `beside`: it is added to the
 * history.
 */
export type DraftFate = 'known' | 'new' | 'in-front' | 'beside';

/** What a file contains for one exercise, and how much of it is new in this browser. */
export interface ExercisePreview {
  readonly exercise: string;
  readonly drafts: readonly DraftFate[];
  readonly entries: number;
  readonly newEntries: number;
}

/** What an import of a file would do. */
export type ImportPreview =
  | {
      readonly ok: true;
      readonly exportedAt: number | null;
      /** In the order of the file. */
      readonly exercises: readonly ExercisePreview[];
      /** The number of lessons whose reading place would change. */
      readonly places: number;
      readonly skipped: number;
    }
  | { readonly ok: false; readonly reason: WorkRefusal };

/** The parts of the store that export and import need. */
type Stores = DraftStore &
  HistoryStore &
  ReadingStore & {
    readonly readPreference: <Name extends keyof Preferences>(name: Name) => Preferences[Name] | null;
    readonly writePreference: <Name extends keyof Preferences>(name: Name, value: Preferences[Name]) => void;
  };

/** Writes all saved work as JSON text, with unreadable items unchanged. */
export function exportWork(storage: SafeStorage, store: Stores, now: number): string {
  const preferences = Object.fromEntries(
    preferenceNames.flatMap((name) => {
      const value = store.readPreference(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  const unreadable = storage.keys().flatMap((key) => {
    const item = parseItemKey(key);
    const raw = storage.read(key);
    if (item === null || raw === null) return [];
    if (item.kind === 'quarantine') return { name: item.parts, raw };
    // An unreadable item that could not be moved is still under its own key.
    const parse = parsers[item.kind];
    return parse === undefined || parseItem<unknown>(raw, parse) !== null ? [] : { name: [key], raw };
  });
  return writeWork({
    exportedAt: now,
    drafts: store.allDrafts(),
    entries: [...store.allHistory()].flatMap(([exercise, entries]) =>
      entries.map((entry) => ({ exercise, entry })),
    ),
    reading: store.readingPlaces(),
    preferences,
    unreadable,
  });
}

const parsers: Readonly<Record<string, ((data: unknown) => unknown) | undefined>> = {
  draft: toDraft,
  history: toHistoryEntry,
  reading: toReadingPlace,
};

/** Returns what an import of this text would do. Changes nothing. Its time is linear in the work on both sides. */
export function previewWork(store: Stores, now: number, text: string): ImportPreview {
  const read = readWork(text);
  if (!read.ok) return read;
  const { exportedAt, drafts, entries, reading } = read.work;
  const here = new Map(store.allDrafts().map(({ ref, draft }) => [draftKey(ref), draft]));
  const index = store.openImport();
  const exercises = new Map<string, { drafts: DraftFate[]; entries: number; newEntries: number }>();
  const tallyOf = (exercise: string) => {
    const tally = exercises.get(exercise) ?? { drafts: [], entries: 0, newEntries: 0 };
    exercises.set(exercise, tally);
    return tally;
  };
  for (const { ref, draft } of drafts)
    tallyOf(ref.exercise).drafts.push(fateOf(ref, draft, here.get(draftKey(ref)) ?? null, index, now));
  for (const { exercise, entry } of entries) {
    const tally = tallyOf(exercise);
    tally.entries += 1;
    if (!index.knows(exercise, entry)) tally.newEntries += 1;
  }
  return {
    ok: true,
    exportedAt,
    exercises: [...exercises].map(([exercise, tally]) => ({ exercise, ...tally })),
    places: laterPlaces(store, reading, now).length,
    skipped: read.skipped,
  };
}

/** How many entries of the history an import adds between two pauses. */
const ENTRIES_AT_ONCE = 200;

/**
 * Merges an export into the store, in steps between which the caller may pause. The newer of two drafts becomes the
 * current one, and the other is added to the history. The later of two reading places is kept. Preferences that are set
 * in this browser are kept. Nothing that the store holds is removed.
 *
 * The first step does everything but the history, so that no text can be typed between the choice of a draft and its
 * announcement. The history is read once and indexed: the time is linear in the work on both sides.
 */
export function* importWork(
  storage: SafeStorage,
  store: Stores,
  now: number,
  text: string,
): Generator<ImportProgress, ImportResult> {
  const read = readWork(text);
  if (!read.ok) return read;
  const { drafts, entries, reading, preferences, unreadable } = read.work;
  const index = store.openImport();
  const newDrafts = drafts.filter((item) => importDraft(store, index, now, item));
  const places = laterPlaces(store, reading, now);
  for (const { lesson, place } of places) store.notePlace(lesson, place);
  for (const name of preferenceNames) importPreference(store, name, preferences[name]);
  for (const { name, raw } of unreadable) {
    const key = itemKey('quarantine', ...name);
    if (storage.read(key) === null) storage.write(key, raw);
  }
  let newEntries = 0;
  for (const [done, { exercise, entry }] of entries.entries()) {
    if (done % ENTRIES_AT_ONCE === 0) yield { done, all: entries.length };
    if (index.add(exercise, { ...entry, time: Math.min(entry.time, now) })) newEntries += 1;
  }
  return {
    ok: true,
    drafts: newDrafts.length,
    entries: newEntries,
    places: places.length,
    skipped: read.skipped,
    onDisk: storage.status().kind === 'saved',
  };
}

/** Imports a draft; returns whether its text was new. */
function importDraft(
  store: Stores,
  index: HistoryImport,
  now: number,
  { ref, draft }: Work['drafts'][number],
): boolean {
  const here = store.readDraft(ref);
  const fate = fateOf(ref, draft, here, index, now);
  if (fate === 'new') store.saveDraft(ref, draft.text);
  if (fate === 'in-front' && here !== null) store.replaceDraft(ref, here.text, draft.text, 'import');
  if (fate === 'beside') index.addText(ref.exercise, { ...ref, text: draft.text, time: now });
  return fate !== 'known';
}

function fateOf(
  ref: DraftRef,
  draft: Draft,
  here: Draft | null,
  index: HistoryImport,
  now: number,
): DraftFate {
  if (here === null) return 'new';
  if (here.text === draft.text) return 'known';
  // A time in the future does not prove that the draft is newer.
  if (draft.time > here.time && draft.time <= now) return 'in-front';
  return index.knowsText(ref.exercise, { ...ref, text: draft.text }) ? 'known' : 'beside';
}

/** The reading places of a file that are later than those here; of several for one lesson the latest. */
function laterPlaces(store: Stores, reading: Work['reading'], now: number): Work['reading'] {
  const latest = new Map(store.readingPlaces().map(({ lesson, place }) => [lesson, place]));
  const later = new Map<string, ReadingPlace>();
  for (const { lesson, place } of reading) {
    if (place.time > now || place.time <= (latest.get(lesson)?.time ?? -1)) continue;
    latest.set(lesson, place);
    later.set(lesson, place);
  }
  return [...later].map(([lesson, place]) => ({ lesson, place }));
}

function importPreference<Name extends keyof Preferences>(
  store: Stores,
  name: Name,
  value: Preferences[Name] | undefined,
): void {
  if (value !== undefined && store.readPreference(name) === null) store.writePreference(name, value);
}
