import fc, { type Arbitrary } from 'fast-check';
import type { ClosureInput, Resource } from './cases.ts';

const ids = ['r', 'a', 'b', 'ab', 'Z', '__proto__', 'toString'];

const resource: Arbitrary<Resource> = fc.record({
  owner: fc.oneof(
    { weight: 15, arbitrary: fc.constant('s') },
    { weight: 1, arbitrary: fc.constant('t') },
  ),
  cost: fc.oneof(
    { weight: 30, arbitrary: fc.integer({ min: 0, max: 20 }) },
    { weight: 1, arbitrary: fc.constant(2 ** 53 - 1) },
  ),
  needs: fc.array(
    fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...ids.slice(0, 4)) },
      { weight: 1, arbitrary: fc.constantFrom(...ids) },
    ),
    { maxLength: 3 },
  ),
});

/** All of the ids as a rule, and at times the first few alone. */
const resources = fc
  .tuple(
    fc.oneof(
      { weight: 4, arbitrary: fc.constant(ids.length) },
      { weight: 1, arbitrary: fc.integer({ min: 1, max: ids.length }) },
    ),
    fc.array(resource, { minLength: ids.length, maxLength: ids.length }),
  )
  .map(([count, drawn]) =>
    // Makes own properties of every id, `__proto__` included, as JSON does.
    Object.fromEntries(drawn.slice(0, count).map((one, index) => [ids[index], one])),
  );

/** Inputs of `resourceClosure`: well-formed requests over a handful of resources that often need one another. */
export const inputs: Arbitrary<ClosureInput> = fc.tuple(
  fc.record({
    resources,
    active: fc.constantFrom(['s'], ['s'], ['s'], ['s'], ['s', 't'], ['t', 's'], []),
    requested: fc.array(fc.constantFrom(...ids.slice(0, 5)), { maxLength: 3 }),
    maxDepth: fc.constantFrom(0, 1, 2, 3, 3, 4, 9),
    extraBudget: fc.oneof(
      { weight: 3, arbitrary: fc.constant(200) },
      { weight: 1, arbitrary: fc.integer({ min: 0, max: 60 }) },
    ),
  }),
);
