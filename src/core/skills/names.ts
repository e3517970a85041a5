import { compareCodePoints } from '../admission/violation.ts';

/**
 * Reads a list or a set of names as a set in the order of their code points.
 *
 * @returns null where `value` is neither, or holds something that is no string
 */
export function readNames(value: unknown): ReadonlySet<string> | null {
  if (!Array.isArray(value) && !(value instanceof Set)) return null;
  const given: readonly unknown[] = Array.from(value);
  const names = given.filter((name) => typeof name === 'string');
  return names.length === given.length ? new Set(byCodePoint(names)) : null;
}

/** Sorts names by code point into a new list. */
export function byCodePoint(names: Iterable<string>): readonly string[] {
  return [...names].sort(compareCodePoints);
}

/** The index at which a name stands first in a list or a set as it was given; -1 where it does not stand there. */
export function indexOfName(given: unknown, name: string): number {
  return Array.isArray(given) || given instanceof Set
    ? Array.from<unknown>(given).indexOf(name)
    : -1;
}
