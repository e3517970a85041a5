import fc, { type Arbitrary } from 'fast-check';
import type { LoadInput } from './cases.ts';

const skills = ['a', 'b', 'c', 'Z', '10', '9', '\uFF5E', '😀', '__proto__', 'toString'];
const ids = ['r1', 'r2', 'R', 'a', '😀', '\uFF5E', '__proto__', 'constructor'];

/** Numbers of tokens, and now and then what only resembles one. */
const cost: Arbitrary<unknown> = fc.oneof(
  { weight: 50, arbitrary: fc.integer({ min: 0, max: 40 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<unknown>(
      -1,
      0.5,
      true,
      null,
      '5',
      '',
      [],
      Number.POSITIVE_INFINITY,
      2 ** 53,
    ),
  },
  { weight: 1, arbitrary: fc.constantFrom(2 ** 53 - 1, 2 ** 52) },
);

/** A record of some of the names, the first as a rule, with a drawn value for each. */
function record(
  names: readonly string[],
  value: Arbitrary<unknown>,
): Arbitrary<Readonly<Record<string, unknown>>> {
  return fc
    .tuple(
      fc.oneof(
        { weight: 3, arbitrary: fc.constant(names.slice(0, 3)) },
        { weight: 1, arbitrary: fc.subarray([...names]) },
      ),
      fc.array(value, { minLength: names.length, maxLength: names.length }),
    )
    .map(([some, values]) =>
      // Makes own properties of every name, `__proto__` included, as JSON does.
      Object.fromEntries(some.map((name, index) => [name, values[index]])),
    );
}

const list = (names: readonly string[]) =>
  fc.array(
    fc.oneof(
      { weight: 5, arbitrary: fc.constantFrom(...names.slice(0, 2)) },
      { weight: 1, arbitrary: fc.constantFrom(...names) },
    ),
    { maxLength: 4 },
  );

const resource: Arbitrary<unknown> = fc.oneof(
  {
    weight: 40,
    arbitrary: fc.tuple(fc.constantFrom('a', 'a', 'b', 'c', 'A'), cost),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom<unknown>('ab', ['a'], ['a', 1, 1], [null, 1], null, {
      owner: 'a',
      cost: 1,
    }),
  },
);

/** A part as it should be, and now and then something in its place. */
const part = <T>(usual: Arbitrary<T>): Arbitrary<unknown> =>
  fc.oneof(
    { weight: 40, arbitrary: usual },
    {
      weight: 1,
      arbitrary: fc.constantFrom<unknown>(null, 'a', 1, {}, [], ['a', 1], [1]),
    },
  );

const nearly = fc.record({
  catalog: part(record(skills, cost)),
  bodies: part(record(skills, cost)),
  active: part(list(skills)),
  resources: part(record(ids, resource)),
  requested: part(list(ids)),
  budget: fc.oneof(
    { weight: 20, arbitrary: fc.integer({ min: 0, max: 250 }) },
    {
      weight: 1,
      arbitrary: fc.constantFrom<unknown>(
        -1,
        0.5,
        true,
        null,
        '99',
        2 ** 53,
        2 ** 53 - 1,
      ),
    },
  ),
});

/** Inputs of `skillLoadPlan`: mostly requests that make a plan or nearly do, at times any JSON value. */
export const inputs: Arbitrary<LoadInput> = fc.tuple(
  fc.oneof(
    { weight: 30, arbitrary: nearly },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
  ),
);
