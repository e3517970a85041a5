import { compareCodePoints } from '../admission/violation.ts';

/**
 * A list or a set of names, read as a set: duplicates count once, and iteration goes by code point.
 * Null where `value` is neither, or holds something that is no string.
 */
export function readNames(value: unknown): ReadonlySet<string> | null {
  if (!Array.isArray(value) && !(value instanceof Set)) return null;
  const given: readonly unknown[] = Array.from(value);
  const names = given.filter((name) => typeof name === 'string');
  return names.length === given.length ? new Set(byCodePoint(names)) : null;
}

/** Names in the order of their code points, in a list of its own. */
export function byCodePoint(names: Iterable<string>): readonly string[] {
  return [...names].sort(compareCodePoints);
}

/** The index at which a name stands first in a list or a set as it was given; -1 where it does not stand there. */
export function indexOfName(given: unknown, name: string): number {
  return Array.isArray(given) || given instanceof Set
    ? Array.from<unknown>(given).indexOf(name)
    : -1;
}
