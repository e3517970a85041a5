import { isJson, type Walk } from '../walk/index.ts';
import { cases, type OnceInput } from './cases.ts';

const ends: readonly unknown[] = ['done', 'refused', 'unknown'];

/** A list of calls, each with its three names, its arguments and its end. */
function allows([calls, ...more]: readonly unknown[]): boolean {
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

/** What the inputs of `executeOnce` that nobody draws are made from. */
export const walk: Walk<OnceInput> = {
  from: cases.slice(0, 3).map(({ input }) => input),
  allows,
};
