/** In what a name differs from a known one. */
export type NameDifference = 'case' | 'blanks' | 'unicode_form';

/** A known name that differs from a given one only in spelling. */
export interface NearMiss {
  readonly known: string;
  readonly by: NameDifference;
}

const folds: readonly (readonly [
  NameDifference,
  (name: string) => string,
])[] = [
  ['unicode_form', (name) => name.normalize('NFC')],
  ['blanks', (name) => name.replace(/\s+/gu, '')],
  ['case', (name) => name.toLowerCase()],
];

/**
 * Finds a known name that equals the value after Unicode normalization, without blanks, or in lower case, in this order;
 * null if there is none. A hint for repairing the call; it does not change any gate's result.
 */
export function nearMiss(
  value: unknown,
  names: Iterable<unknown>,
): NearMiss | null {
  if (typeof value !== 'string') return null;
  const known = [...names].filter((name) => typeof name === 'string');
  for (const [by, fold] of folds) {
    const folded = fold(value);
    const found = known.find((name) => fold(name) === folded);
    if (found !== undefined) return { known: found, by };
  }
  return null;
}
