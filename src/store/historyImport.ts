import { itemKey } from './itemKey.ts';
import type { HistoryEntry } from './records.ts';
import type { SafeStorage } from './safeStorage.ts';

/**
 * The history as an import sees it: read once, and each entry found by its content. Comparing and adding an entry takes
 * the same time however long the history is. It removes nothing, and tells no listener; the caller does.
 */
export interface HistoryImport {
  /** Whether the history has an equal entry, under any id and at any time. */
  readonly knows: (exercise: string, entry: HistoryEntry) => boolean;
  /** Whether the history has an entry with this text, revision and slot. */
  readonly knowsText: (exercise: string, text: Pick<HistoryEntry, 'revision' | 'slot' | 'text'>) => boolean;
  /** Adds an entry under an id that is free, unless the history has an equal one. Returns whether it was added. */
  readonly add: (exercise: string, entry: HistoryEntry) => boolean;
  /** Adds a draft of a file as a snapshot, unless the history has its text. Returns whether it was added. */
  readonly addText: (
    exercise: string,
    text: Pick<HistoryEntry, 'revision' | 'slot' | 'text' | 'time'>,
  ) => boolean;
}

/**
 * Indexes a history for an import.
 *
 * @param known the entries of each exercise, as the storage holds them now
 * @param freshId makes an id that no entry has
 */
export function openHistoryImport(
  storage: SafeStorage,
  known: ReadonlyMap<string, readonly HistoryEntry[]>,
  freshId: () => string,
): HistoryImport {
  const events = new Set<string>();
  const texts = new Set<string>();
  const note = (exercise: string, entry: HistoryEntry): void => {
    events.add(eventOf(exercise, entry));
    texts.add(textOf(exercise, entry));
  };
  for (const [exercise, entries] of known) for (const entry of entries) note(exercise, entry);

  const put = (exercise: string, entry: HistoryEntry): void => {
    note(exercise, entry);
    const key = itemKey('history', exercise, entry.id);
    // Another tab may have added an entry since the index was made, so the storage itself is asked.
    const id = storage.read(key) === null ? entry.id : freshId();
    storage.write(
      itemKey('history', exercise, id),
      JSON.stringify({ ...entry, id, imported: true } satisfies HistoryEntry),
    );
  };

  const index: HistoryImport = {
    knows: (exercise, entry) => events.has(eventOf(exercise, entry)),
    knowsText: (exercise, text) => texts.has(textOf(exercise, text)),
    add: (exercise, entry) => {
      if (index.knows(exercise, entry)) return false;
      put(exercise, entry);
      return true;
    },
    addText: (exercise, { revision, slot, text, time }) => {
      if (index.knowsText(exercise, { revision, slot, text })) return false;
      put(exercise, { id: freshId(), revision, slot, text, time, kind: 'snapshot', why: 'import' });
      return true;
    },
  };
  return index;
}

/** What two equal entries have in common; the parts before the text hold no line end. */
function eventOf(exercise: string, entry: HistoryEntry): string {
  const event = entry.kind === 'run' ? [entry.verdict, entry.seed, entry.foreignSeed === true] : [entry.kind];
  return [event.join(' '), textOf(exercise, entry)].join('\n');
}

function textOf(
  exercise: string,
  { revision, slot, text }: Pick<HistoryEntry, 'revision' | 'slot' | 'text'>,
): string {
  return [exercise, revision, slot, text].join('\n');
}
