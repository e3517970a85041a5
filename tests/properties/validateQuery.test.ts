import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type QueryAnswer, validateQuery } from '#core';
import { exercise } from '#exercises/validate-query/exercise.ts';
import { inputText } from '#grader/compare/drawInputs.ts';
import { deepFreeze } from '../support/deepFreeze.ts';

const anything = fc.anything({
  withBigInt: true,
  withBoxedValues: true,
  withDate: true,
  withMap: true,
  withNullPrototype: true,
  withObjectString: true,
  withSet: true,
  withSparseArray: true,
  withTypedArray: true,
});
const known = new Set(['Hangzhou', '朝阳', '']);

/** The rule once more, as four predicates that share nothing with core. */
const steps: readonly (readonly [
  reason: string,
  fails: (args: unknown, cities: ReadonlySet<string>) => boolean,
])[] = [
  [
    'schema_fields',
    (args) =>
      Object.prototype.toString.call(args) !== '[object Object]' ||
      JSON.stringify(Object.keys(args as object).sort()) !== '["city","days"]',
  ],
  [
    'schema_types',
    (args) => {
      const { city, days } = args as Record<string, unknown>;
      return typeof city !== 'string' || typeof days !== 'number' || !Number.isFinite(days) || days % 1 !== 0;
    },
  ],
  ['schema_range', (args) => ![1, 2, 3, 4, 5, 6, 7].includes((args as { days: number }).days)],
  ['semantic_city', (args, cities) => ![...cities].some((city) => city === (args as { city: string }).city)],
];

function firstFailing(args: unknown, cities: ReadonlySet<string>): string {
  return steps.find(([, fails]) => fails(args, cities))?.[0] ?? 'accepted';
}

const given = fc.oneof(exercise.inputs, fc.tuple(fc.jsonValue(), fc.constant(known)));

describe('validateQuery', () => {
  it('never throws, whatever the arguments are', () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), anything), (args) => {
        const { ok, reason } = validateQuery(args, known);
        return ok === (reason === 'accepted');
      }),
      { numRuns: 2000 },
    );
  });

  it('gives the reason of the first step that fails', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(given, ([args, cities]) => {
        const { reason } = validateQuery(args, cities);
        seen.add(reason);
        expect(reason).toBe(firstFailing(args, cities));
      }),
      { numRuns: 3000 },
    );
    // A law that is only ever tried on refusals says little.
    const reasons: readonly QueryAnswer['reason'][] = [
      'accepted',
      'schema_fields',
      'schema_types',
      'schema_range',
      'semantic_city',
    ];
    expect([...seen].sort()).toEqual([...reasons].sort());
  });

  it('is pure: asked twice, or with a copy, it answers the same', () => {
    fc.assert(
      fc.property(given, ([args, cities]) => {
        const first = validateQuery(args, cities);
        expect(validateQuery(args, cities)).toStrictEqual(first);
        expect(validateQuery(structuredClone(args), new Set(cities))).toStrictEqual(first);
      }),
    );
  });

  it('never changes what it is given', () => {
    fc.assert(
      fc.property(given, ([args, cities]) => {
        const before = inputText([args, cities]);
        validateQuery(deepFreeze(args), cities);
        expect(inputText([args, cities])).toBe(before);
      }),
    );
  });

  it('answers the same whatever the order of the fields', () => {
    const permuted = given.chain(([args, cities]) => {
      const fields =
        args !== null && typeof args === 'object' && !Array.isArray(args) ? Object.entries(args) : [];
      return fc.record({
        args: fc.constant(args),
        cities: fc.constant(cities),
        shuffled: fc
          .shuffledSubarray(fields, { minLength: fields.length })
          .map((list) => Object.fromEntries(list)),
      });
    });
    fc.assert(
      fc.property(permuted, ({ args, cities, shuffled }) => {
        fc.pre(args !== null && typeof args === 'object' && !Array.isArray(args));
        expect(validateQuery(shuffled, cities)).toStrictEqual(validateQuery(args, cities));
      }),
    );
  });

  it('accepts no more when a city leaves the vocabulary, and no less when one joins', () => {
    fc.assert(
      fc.property(given, fc.string(), ([args, cities], more) => {
        fc.pre(validateQuery(args, cities).ok);
        expect(validateQuery(args, new Set([...cities, more])).ok).toBe(true);
        expect(validateQuery(args, new Set()).reason).toBe('semantic_city');
      }),
      { numRuns: 50 },
    );
  });
});
