import { isJson } from '../walk/index.ts';

const ends: readonly unknown[] = ['done', 'refused', 'unknown'];

/** A list of calls, each with its three names, its arguments and its end. */
export function allowsHistory([calls, ...more]: readonly unknown[]): boolean {
  return (
    more.length === 0 && Array.isArray(calls) && calls.every(isCall) && isJson(calls)
  );
}

function isCall(call: unknown): boolean {
  if (typeof call !== 'object' || call === null || Array.isArray(call)) return false;
  if (Object.keys(call).sort().join() !== 'actor,arguments,ends,key,tool') return false;
  const { actor, tool, key, ends: end } = call as Record<string, unknown>;
  return (
    [actor, tool, key].every((name) => typeof name === 'string') && ends.includes(end)
  );
}
