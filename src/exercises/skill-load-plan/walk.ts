import type { Walk } from '../walk/index.ts';
import { numberRelatives } from '../walk/numberRelatives.ts';
import { orderPairs } from '../walk/orderPairs.ts';
import { separators } from '../walk/textRelatives.ts';
import type { LoadInput } from './cases.ts';
import { lookedUp, paths } from './lookedUp.ts';
import { costs, request, small } from './plainRequest.ts';

/** Names that the rule tells apart and puts in order, active and requested at once, and listed both ways round. */
const ordered = orderPairs.flatMap(([smaller, larger]) =>
  [
    [smaller, larger],
    [larger, smaller],
    [larger, smaller, larger],
  ].map((names) =>
    request({
      catalog: costs(names),
      bodies: costs(names),
      active: names,
      resources: costs(names, [smaller, 1]),
      requested: names,
    }),
  ),
);

/** Lists that read alike once they are joined, with a resource that one of them alone has. */
const joined = separators.flatMap((sign) => {
  const glued = `a${sign}b`;
  const names = ['a', 'b', glued];
  const all = { catalog: costs(names), bodies: costs(names) };
  return [
    request({ ...all, active: [glued], resources: {}, requested: [] }),
    request({ ...all, active: ['a', 'b'], resources: { r: [glued, 1] } }),
    request({ resources: costs(names, ['a', 1]), requested: [glued] }),
    request({ resources: { a: ['a', 1], b: ['a', 1] }, requested: [glued] }),
    request({
      catalog: costs([`b${sign}c`, 'c']),
      bodies: costs([`b${sign}c`, 'c']),
      active: [`b${sign}c`, 'c'],
      resources: { a: [`b${sign}c`, 1], [glued]: ['c', 2] },
      requested: ['a', glued],
    }),
  ];
});

/** Longer than the small limits that programs set: so many of each, and so many of one. */
const many = [2, 3, 5, 9, 12, 33, 101].flatMap((count) => {
  const names = Array.from(
    { length: count },
    (_, index) => `x${String((index * 37) % count).padStart(3, '0')}`,
  );
  const everything = { catalog: costs(names), bodies: costs(names), active: names };
  const resources = { resources: costs(names, [names[0], 2]), requested: names };
  const last = names.at(-1) ?? '';
  return [
    request({ ...everything, ...resources, budget: 1000 }),
    request({ ...everything, ...resources, budget: count * 4 }),
    request({ ...everything, ...resources, budget: count * 4 - 1 }),
    request({ catalog: costs([...names, 'a']) }),
    request({ ...everything, resources: { r: [last, 1] } }),
    request({ ...everything, bodies: costs(names.slice(0, -1)), ...resources }),
    request({ ...resources, requested: [...names, 'y'] }),
    request({ active: Array(count).fill('a'), requested: Array(count).fill('r') }),
    request({ catalog: { ...costs(names), a: 1, b: -1 } }),
    request({ ...everything, active: [...names, 7] }),
  ];
});

/** Sums and budgets on either side of the bounds at which some way of adding goes wrong. */
const sums = [10, 2 ** 30, 2 ** 31, 2 ** 32, 2 ** 53].flatMap((bound) =>
  [-1, 0, 1].flatMap((more) => {
    const total = bound + more;
    const one = Math.min(total - 2, 2 ** 53 - 1);
    const parts = [one, 1, total - one - 1];
    return [0, 1, 2].flatMap((turn) => {
      const [meta = 0, body = 0, extra = 0] = [
        ...parts.slice(turn),
        ...parts.slice(0, turn),
      ];
      const of = {
        catalog: { a: meta },
        bodies: { a: body },
        resources: { r: ['a', extra] },
      };
      return [total, total - 1, total + 1, 2 ** 53 - 1]
        .filter((budget) => Number.isSafeInteger(budget))
        .map((budget) => request({ ...of, budget }));
    });
  }),
);

/** What is no number of tokens, or is one that is seldom seen, where a cost is not needed for the sum. */
const odd = [
  ...numberRelatives(5, [0, 2 ** 53 - 1]).map((cost) =>
    request({ resources: { r: ['a', cost], s: ['b', 5] } }),
  ),
  ...[-1, 0.5, -0, 2 ** 53, Number.NaN, true, null, '5', '', [], [5], {}].flatMap(
    (cost) => [
      request({ catalog: { a: 10, b: cost } }),
      request({ bodies: { a: 50, b: cost } }),
      request({ resources: { r: ['a', 30], s: ['b', cost] } }),
      request({ resources: { r: ['a', cost] } }),
    ],
  ),
];

/** Everything empty, everything free, and parts that are there without counting. */
const bare: readonly LoadInput[] = [
  request({
    catalog: {},
    bodies: {},
    active: [],
    resources: {},
    requested: [],
    budget: 0,
  }),
  request({ catalog: { a: 0 }, bodies: { a: 0 }, resources: { r: ['a', 0] }, budget: 0 }),
  request({ active: [], requested: [] }),
  request({ active: [], requested: ['r'] }),
  request({ active: [], requested: ['x', 'r'] }),
  request({ active: ['a', 'b'], requested: ['r', 's'] }),
  request({ active: ['b', 'a', 'b'], requested: ['s', 'r', 's'] }),
  request({ active: ['c'], requested: ['x'] }),
  request({ active: ['c'], requested: ['s'], catalog: { a: 2 ** 53 - 1, b: 1 } }),
  request({ active: ['a'], requested: ['s'], catalog: { a: 2 ** 53 - 1, b: 1 } }),
  request({ active: ['a'], requested: ['x', 's'], catalog: { a: 2 ** 53 - 1, b: 1 } }),
  request({ catalog: { a: -1 }, bodies: {}, requested: ['x'] }),
  request({ catalog: { b: 10 } }),
  request({ bodies: { b: 10 } }),
  request({ bodies: {}, catalog: {} }),
  request({ budget: 0, requested: ['s'] }),
  request({ resources: { r: { owner: 'a', cost: 30 } } }),
  request({ resources: { r: { '0': 'a', '1': 30, length: 2 } } }),
  request({ resources: [['r', 'a', 30]] }),
  request({ catalog: [['a', 10]] }),
  request({ active: { a: true } }),
  request({ active: [['a']] }),
  request({ active: 'a', requested: 'r' }),
];

/** What the inputs of `skillLoadPlan` that nobody draws are made from. A request is whatever came in. */
export const walk: Walk<LoadInput> = {
  from: [[small]],
  allows: (input) => input.length === 1,
  bounds: [0, 2 ** 53 - 1],
  names: ['skills', 'budgets', 'limit', 'tokens'],
  texts: ['b', 's', 'r'],
  more: [...bare, ...odd, ...sums, ...paths, ...joined, ...ordered, ...many, ...lookedUp],
};
