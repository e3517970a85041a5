import { hasExactlyFields } from '#core/value/fields.ts';
import { isJson } from '../walk/index.ts';

const parts = ['actor', 'tool', 'key', 'arguments', 'ends'] as const;

const ends: readonly unknown[] = ['done', 'refused', 'unknown'];

/** A list of calls, each with its three names, its arguments and its end. */
export function allowsHistory([calls, ...more]: readonly unknown[]): boolean {
  return (
    more.length === 0 && Array.isArray(calls) && calls.every(isCall) && isJson(calls)
  );
}

function isCall(call: unknown): boolean {
  if (!hasExactlyFields(call, parts)) return false;
  const { actor, tool, key, ends: end } = call;
  return (
    [actor, tool, key].every((name) => typeof name === 'string') && ends.includes(end)
  );
}
