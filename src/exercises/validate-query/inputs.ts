import fc, { type Arbitrary } from 'fast-check';
import type { QueryInput } from './cases.ts';

const names = [
  'Hangzhou',
  '朝阳',
  'Oslo',
  'ang',
  '',
  ' Hangzhou',
  'HANGZHOU',
  'toString',
  '__proto__',
];

const city: Arbitrary<unknown> = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...names) },
  { weight: 1, arbitrary: fc.string({ maxLength: 4 }) },
  {
    weight: 2,
    arbitrary: fc.constantFrom<unknown>(null, 0, true, ['Hangzhou'], {}),
  },
);

const days: Arbitrary<unknown> = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: -1, max: 9 }) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(true, false, null, [3], {}) },
  { weight: 2, arbitrary: fc.integer({ min: -1, max: 9 }).map(String) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      0.5,
      1.5,
      6.5,
      7.5,
      Number.NaN,
      Number.POSITIVE_INFINITY,
      1e20,
    ),
  },
);

const extra = fc.constantFrom(
  'permit',
  'City',
  'day',
  '__proto__',
  'constructor',
  'city ',
);

/** A record like a query: both fields as a rule, at times one less, at times one more. */
const nearly: Arbitrary<unknown> = fc
  .record(
    {
      city,
      days,
      extra: fc.tuple(extra, fc.constantFrom<unknown>(true, 3, { days: 3 })),
    },
    { requiredKeys: [] },
  )
  .map((drawn) => {
    const fields: (readonly [string, unknown])[] = [];
    if ('city' in drawn) fields.push(['city', drawn.city]);
    if ('days' in drawn) fields.push(['days', drawn.days]);
    if (drawn.extra !== undefined) fields.push(drawn.extra);
    // Makes own properties of every name, `__proto__` included, as JSON does.
    return Object.fromEntries(fields);
  });

const query: Arbitrary<unknown> = fc.record({ city, days });

const vocabulary: Arbitrary<ReadonlySet<string>> = fc
  .subarray([...names, 'Shanghai'])
  .map((list) => new Set(list));

/** Inputs of `validateQuery`: mostly queries with something odd about them, at times any JSON value. */
export const inputs: Arbitrary<QueryInput> = fc.tuple(
  fc.oneof(
    { weight: 6, arbitrary: query },
    { weight: 3, arbitrary: nearly },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
  ),
  vocabulary,
);
