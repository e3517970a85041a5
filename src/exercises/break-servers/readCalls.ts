import type { OnceCall } from '#core';
import { field, fieldNames, isFields } from '#core/value/fields.ts';
import type { LocalizedText } from '#i18n/localizedText.ts';
import { isShallow, nestedTooDeep } from '../boundedNesting.ts';

/** A call as the learner writes it. What is left out is as in {@link usual}. */
export type ShortCall = Pick<OnceCall, 'key' | 'arguments'> & Partial<OnceCall>;

/** What a call has that does not say otherwise. */
export const usual = { actor: 'ann', tool: 'note', ends: 'done' } as const;

/** How many calls an input may have: too few for one that exposes all. */
export const MAX_CALLS = 4;

const NAMES = ['actor', 'tool', 'key', 'arguments', 'ends'];
const ENDS = ['done', 'refused', 'unknown'];

/** Reads one input of the hunt: a list of calls, each with `key` and `arguments`, and other fields where it needs them. */
export function readCalls(
  value: unknown,
):
  | { readonly ok: true; readonly input: readonly [readonly ShortCall[]] }
  | { readonly ok: false; readonly error: LocalizedText } {
  if (!Array.isArray(value) || value.length > MAX_CALLS)
    return { ok: false, error: notAList };
  if (!isShallow(value)) return { ok: false, error: nestedTooDeep };
  return value.every(isShortCall)
    ? { ok: true, input: [value] }
    : { ok: false, error: notACall };
}

/** The calls with all that was left out. */
export function inFull(calls: readonly ShortCall[]): readonly OnceCall[] {
  return calls.map((call) => ({ ...usual, ...call }));
}

function isShortCall(value: unknown): value is ShortCall {
  if (!isFields(value)) return false;
  const names = fieldNames(value);
  const isText = (name: string): boolean =>
    !names.includes(name) || typeof field(value, name) === 'string';
  return (
    names.includes('key') &&
    names.includes('arguments') &&
    names.every((name) => NAMES.includes(name)) &&
    ['actor', 'tool', 'key'].every(isText) &&
    (!names.includes('ends') || ENDS.some((end) => end === field(value, 'ends')))
  );
}

const notAList = {
  en: `a list of at most ${MAX_CALLS} calls`,
  zh: `至多 ${MAX_CALLS} 次调用的列表`,
};

const notACall = {
  en: 'calls such as {"key": "k1", "arguments": {"text": "rent"}}, with actor and tool as texts and ends as done, refused or unknown where they differ',
  zh: '形如 {"key": "k1", "arguments": {"text": "rent"}} 的调用，需要时再写 actor、tool（文本）和 ends（done、refused 或 unknown）',
};
