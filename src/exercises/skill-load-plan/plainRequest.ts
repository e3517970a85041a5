import type { LoadInput } from './cases.ts';

/** One skill, active, with one resource, requested. */
export const small = {
  catalog: { a: 10 },
  bodies: { a: 50 },
  active: ['a'],
  resources: { r: ['a', 30] },
  requested: ['r'],
  budget: 200,
};

/** Two skills, one of them active, and a resource of each. */
const plain = {
  ...small,
  catalog: { a: 10, b: 10 },
  bodies: { a: 50, b: 80 },
  resources: { r: ['a', 30], s: ['b', 5] },
};

/** The plain request with other parts. */
export const request = (change: object): LoadInput => [{ ...plain, ...change }];

/** The same cost for each name; `__proto__` becomes a field, as JSON makes it. */
export const costs = (names: readonly string[], cost: unknown = 1): object =>
  Object.fromEntries(names.map((name) => [name, cost]));
