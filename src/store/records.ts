/** Identifies a draft: an exercise may have several slots (files, answers), and each revision has its own drafts. */
export interface DraftRef {
  readonly exercise: string;
  readonly revision: number;
  readonly slot: string;
}

/** A stored draft. `version` and `writer` together identify one state of it across tabs. */
export interface Draft {
  readonly text: string;
  readonly version: number;
  readonly writer: string;
  readonly time: number;
}

/** Why a text was added to the history before it was replaced. */
export type SnapshotReason =
  | 'reset'
  | 'solution'
  | 'restore'
  | 'other-tab'
  | 'other-revision'
  | 'shared-link'
  | 'import'
  | 'typed-early'
  | 'older-draft';

/** What the history keeps of a run besides its text. */
export interface RunRecord {
  readonly verdict: string;
  readonly seed: number;
  /** Set if the seed was not the submission's own: somebody chose it, for example with a link. A pass does not count then. */
  readonly foreignSeed?: true;
}

/** An entry of an exercise's history: a run that the learner started, or an automatic snapshot. */
export type HistoryEntry = {
  readonly id: string;
  readonly revision: number;
  readonly slot: string;
  readonly text: string;
  readonly time: number;
  /** Set if the entry came with an import. */
  readonly imported?: true;
} & (({ readonly kind: 'run' } & RunRecord) | { readonly kind: 'snapshot'; readonly why: SnapshotReason });

/** The reading place in a lesson: the knowledge point last in view, or null before the first one. */
export interface ReadingPlace {
  readonly point: string | null;
  readonly time: number;
}

/** The learner's settings of the editor. */
export interface Preferences {
  readonly editorMode: 'plain' | 'editor' | 'types';
  readonly tabMode: 'leave' | 'indent';
}

/** The longest text that is read from an item; browsers do not store more. */
export const maxTextLength = 5_000_000;

const snapshotReasons: ReadonlySet<unknown> = new Set<SnapshotReason>([
  'reset',
  'solution',
  'restore',
  'other-tab',
  'other-revision',
  'shared-link',
  'import',
  'typed-early',
  'older-draft',
]);

const preferenceValues: { readonly [Name in keyof Preferences]: readonly Preferences[Name][] } = {
  editorMode: ['plain', 'editor', 'types'],
  tabMode: ['leave', 'indent'],
};

/** The names of all preferences. */
export const preferenceNames: readonly (keyof Preferences)[] = ['editorMode', 'tabMode'];

/** Reads a draft from untrusted data. */
export function toDraft(data: unknown): Draft | null {
  if (!isRecord(data)) return null;
  const { text, version, writer, time } = data;
  if (!isText(text) || !isCount(version) || typeof writer !== 'string' || !isTime(time)) return null;
  return { text, version, writer, time };
}

/** Reads a history entry from untrusted data. */
export function toHistoryEntry(data: unknown): HistoryEntry | null {
  if (!isRecord(data)) return null;
  const { id, revision, slot, text, time, kind, verdict, seed, why, imported, foreignSeed } = data;
  if (!isName(id) || !isCount(revision) || !isName(slot) || !isText(text) || !isTime(time)) return null;
  const common = {
    id,
    revision,
    slot,
    text,
    time,
    ...(imported === true ? { imported: true as const } : {}),
  };
  if (kind === 'run' && isName(verdict) && typeof seed === 'number' && Number.isSafeInteger(seed)) {
    return {
      ...common,
      kind,
      verdict,
      seed,
      ...(foreignSeed === true ? { foreignSeed: true as const } : {}),
    };
  }
  if (kind === 'snapshot' && isSnapshotReason(why)) return { ...common, kind, why };
  return null;
}

/** Reads a reading place from untrusted data. */
export function toReadingPlace(data: unknown): ReadingPlace | null {
  if (!isRecord(data)) return null;
  const { point, time } = data;
  return (point === null || isName(point)) && isTime(time) ? { point, time } : null;
}

/** Reads a preference from untrusted data. */
export function toPreference<Name extends keyof Preferences>(
  name: Name,
  data: unknown,
): Preferences[Name] | null {
  return preferenceValues[name].find((value) => value === data) ?? null;
}

/** Reads the start time of a run from untrusted data. */
export function toRunning(data: unknown): { readonly since: number } | null {
  const { since } = isRecord(data) ? data : {};
  return isTime(since) ? { since } : null;
}

/** Whether data is a plain JSON object. */
export function isRecord(data: unknown): data is Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}

/** Whether data is a name that a key may contain: an id, a slot, a verdict kind. */
export function isName(data: unknown): data is string {
  return typeof data === 'string' && /^[\w.-]{1,100}$/.test(data);
}

/** Whether data is a count or a revision. */
export function isCount(data: unknown): data is number {
  return typeof data === 'number' && Number.isSafeInteger(data) && data >= 0;
}

/** Whether data is a valid time in milliseconds since 1970. */
export function isTime(data: unknown): data is number {
  return typeof data === 'number' && data >= 0 && data <= 8.64e15;
}

/** Whether data is a text of at most `maxTextLength`. */
export function isText(data: unknown): data is string {
  return typeof data === 'string' && data.length <= maxTextLength;
}

function isSnapshotReason(data: unknown): data is SnapshotReason {
  return snapshotReasons.has(data);
}
