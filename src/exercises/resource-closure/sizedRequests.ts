import type { ClosureInput, ClosureRequest } from './cases.ts';
import { type Needs, request } from './needsRequest.ts';

/** A chain of so many needs. */
function chain(
  length: number,
  change: Partial<ClosureRequest>,
  last: readonly string[] = [],
): ClosureInput {
  const ids = Array.from({ length: length + 1 }, (_, index) =>
    index === 0 ? 'r' : `x${index}`,
  );
  return request(
    ids.map((id, index) => [
      id,
      ids[index + 1] === undefined ? last : [ids[index + 1] as string],
    ]),
    change,
  );
}

const budget = { extraBudget: 1000 };

/**
 * Chains as long as may be, one too long, closed to a cycle, and with a limit that is far away. Long ones are few: a
 * right program may take the cube of their length.
 */
export const chains = [
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 13, 17].flatMap((depth) => [
    chain(depth, { maxDepth: depth, ...budget }),
    chain(depth, { maxDepth: depth - 1, ...budget }),
    chain(depth, { maxDepth: depth, ...budget }, ['r']),
    chain(depth, { maxDepth: 2 ** 53 - 1, ...budget }, [`x${depth}`]),
    chain(depth, { maxDepth: depth, ...budget }, ['y']),
  ]),
  chain(21, { maxDepth: 21, ...budget }, ['r']),
  chain(33, { maxDepth: 33, ...budget }),
  chain(65, { maxDepth: 64, ...budget }),
];

/** So many different resources: needed by one, requested, and each on a cycle, with what decides at the end. */
export const wide = [2, 3, 4, 5, 6, 7, 8, 9, 11, 13, 17].flatMap((count) => {
  const ids = idsOf(count);
  const all: Needs = ids.map((id) => [id, []]);
  return [
    request([['r', ids], ...all], budget),
    request([['r', ids.toReversed()], ...all], { ...budget, maxDepth: 0 }),
    request([['r', [...ids, 'y']], ...all], budget),
    request([['r', [...ids, 'y']], ...all, ['y', [], { owner: 't' }]], budget),
    request(all, { requested: [...ids, ...ids], ...budget }),
    request([['r', ids], ...ids.map((id) => [id, ['r', id]] as const)], budget),
  ];
});

/** Long lists of few resources, which cost nobody much. */
export const long = [5, 9, 17, 33, 65, 101].flatMap((count) => [
  request([['r', []]], { active: [...idsOf(count), 's'] }),
  request([
    ['r', Array(count).fill('a')],
    ['a', []],
  ]),
  request([
    ['r', [...Array(count).fill('a'), 'y']],
    ['a', []],
  ]),
  request([['r', []]], { requested: Array(count).fill('r') }),
  request([['r', []]], { requested: [...Array(count).fill('r'), 'y'] }),
]);

/** The largest, of which a right program may take long. */
export const longest = [33, 101].map((count) =>
  request([['r', idsOf(count)], ...idsOf(count).map((id) => [id, []] as const)], budget),
);

function idsOf(count: number): readonly string[] {
  return Array.from(
    { length: count },
    (_, index) => `x${String(index).padStart(3, '0')}`,
  );
}

/** Sums on either side of 31, 32 and 53 bits, and of the budget. */
export const sums = [10, 2 ** 31, 2 ** 32, 2 ** 53].flatMap((bound) =>
  [-2, -1, 0, 1].flatMap((more) => {
    const total = bound + more;
    const cost = Math.min(total - 1, 2 ** 53 - 1);
    const rest = total - cost;
    const two: Needs = [
      ['r', ['a'], { cost: rest }],
      ['a', [], { cost }],
    ];
    return [cost, cost - 1, cost + 1, total, 2 ** 53 - 1, 0]
      .filter((extraBudget) => Number.isSafeInteger(extraBudget))
      .map((extraBudget) => request(two, { extraBudget }));
  }),
);
