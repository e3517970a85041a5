/** How a name differs from one that the host knows. */
export type NameDifference = 'case' | 'blanks' | 'unicode_form';

/** The known name that differs from a given one in nothing but its spelling. */
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
 * Finds the known name that a value misses by Unicode form, blanks or case, in this order; null where there is none.
 *
 * A hint for whoever repairs the call. It decides nothing: the names stay different ones.
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
