import type { DraftStore } from './draftStore.ts';
import type { HistoryStore } from './historyStore.ts';
import { itemKey, parseItemKey } from './itemKey.ts';
import type { ReadingStore } from './readingStore.ts';
import {
  type Draft,
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
    }
  | { readonly ok: false; readonly reason: WorkRefusal };

/**
 * What an import does with a draft. `known`: the stored draft has the same text. `new`: there is no stored draft.
 * `in-front`: it replaces the stored draft, which is added to the history. `beside`: it is added to the history.
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
  const items = storage.keys().map((key) => ({ key, item: parseItemKey(key) }));
  const exercises = new Set(
    items.flatMap(({ item }) => (item?.kind === 'history' ? (item.parts[0] ?? []) : [])),
  );
  const preferences = Object.fromEntries(
    preferenceNames.flatMap((name) => {
      const value = store.readPreference(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  const unreadable = items.flatMap(({ key, item }) => {
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
    entries: [...exercises].flatMap((exercise) =>
      store.history(exercise).map((entry) => ({ exercise, entry })),
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

/** Returns what an import of this text would do. Changes nothing. */
export function previewWork(store: Stores, now: number, text: string): ImportPreview {
  const read = readWork(text);
  if (!read.ok) return read;
  const { exportedAt, drafts, entries, reading } = read.work;
  const here = store.allDrafts();
  const exercises = new Set([
    ...drafts.map(({ ref }) => ref.exercise),
    ...entries.map(({ exercise }) => exercise),
  ]);
  return {
    ok: true,
    exportedAt,
    exercises: [...exercises].map((exercise) => {
      const itsEntries = entries.filter((one) => one.exercise === exercise);
      return {
        exercise,
        drafts: drafts
          .filter(({ ref }) => ref.exercise === exercise)
          .map(({ ref, draft }) => {
            const own = here.find(
              (one) =>
                one.ref.exercise === exercise &&
                one.ref.revision === ref.revision &&
                one.ref.slot === ref.slot,
            );
            return fateOf(draft, own?.draft ?? null, now);
          }),
        entries: itsEntries.length,
        newEntries: itsEntries.filter(({ entry }) => !store.knowsEntry(exercise, entry)).length,
      };
    }),
    places: reading.filter(({ lesson, place }) => isLater(store, lesson, place, now)).length,
    skipped: read.skipped,
  };
}

/**
 * Merges an export into the store. The newer of two drafts becomes the current one, and the other is added to the
 * history. The later of two reading places is kept. Preferences that are set in this browser are kept.
 */
export function importWork(storage: SafeStorage, store: Stores, now: number, text: string): ImportResult {
  const read = readWork(text);
  if (!read.ok) return read;
  const { drafts, entries, reading, preferences, unreadable } = read.work;
  const newDrafts = drafts.filter((item) => importDraft(store, now, item));
  const newEntries = entries.filter(({ exercise, entry }) =>
    store.addEntry(exercise, { ...entry, time: Math.min(entry.time, now) }),
  );
  const places = reading.filter(({ lesson, place }) => isLater(store, lesson, place, now));
  for (const { lesson, place } of places) store.notePlace(lesson, place);
  for (const name of preferenceNames) importPreference(store, name, preferences[name]);
  for (const { name, raw } of unreadable) {
    const key = itemKey('quarantine', ...name);
    if (storage.read(key) === null) storage.write(key, raw);
  }
  return {
    ok: true,
    drafts: newDrafts.length,
    entries: newEntries.length,
    places: places.length,
    skipped: read.skipped,
  };
}

/** Imports a draft; returns whether its text was new. */
function importDraft(store: Stores, now: number, { ref, draft }: Work['drafts'][number]): boolean {
  const here = store.readDraft(ref);
  const fate = fateOf(draft, here, now);
  if (fate === 'new') store.saveDraft(ref, draft.text);
  if (fate === 'in-front' && here !== null) store.replaceDraft(ref, here.text, draft.text, 'import');
  if (fate === 'beside') store.snapshot(ref, draft.text, 'import');
  return fate !== 'known';
}

function fateOf(draft: Draft, here: Draft | null, now: number): DraftFate {
  if (here === null) return 'new';
  if (here.text === draft.text) return 'known';
  // A time in the future does not prove that the draft is newer.
  return draft.time > here.time && draft.time <= now ? 'in-front' : 'beside';
}

function isLater(store: Stores, lesson: string, { time }: ReadingPlace, now: number): boolean {
  const here = store.readingPlaces().find((one) => one.lesson === lesson);
  return time <= now && time > (here?.place.time ?? -1);
}

function importPreference<Name extends keyof Preferences>(
  store: Stores,
  name: Name,
  value: Preferences[Name] | undefined,
): void {
  if (value !== undefined && store.readPreference(name) === null) store.writePreference(name, value);
}
