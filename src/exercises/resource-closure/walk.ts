import {
  kinOf,
  lengths,
  ofLength,
  separators,
  textRelatives,
  type Walk,
} from '../walk/index.ts';
import { allowsRequest } from './allowsRequest.ts';
import type { ClosureInput, ClosureRequest, Resource } from './cases.ts';

/** Each id with the ids that it needs, in this order. */
type Needs = readonly (readonly [
  id: string,
  needs: readonly string[],
  own?: Partial<Resource>,
])[];

const usual = { active: ['s'], maxDepth: 3, extraBudget: 100 };

/** A request for `r` in which every resource costs 1 and belongs to the active skill, unless it says otherwise. */
function request(needs: Needs, change: Partial<ClosureRequest> = {}): ClosureInput {
  const resources = Object.fromEntries(
    needs.map(([id, of, own]) => [id, { owner: 's', cost: 1, needs: of, ...own }]),
  );
  return [{ resources, requested: ['r'], ...usual, ...change }];
}

/** Ids of which a careless order puts the wrong one first: by UTF-16 unit, language, length, case, number or first sign. */
const pairs: readonly (readonly [string, string])[] = [
  ['😀', '～'],
  ['😀', '\uffff'],
  ['x😀', 'x～'],
  ['\ud83d', '\ue000'],
  ['😀', '😁'],
  ['a', 'B'],
  ['Z', 'a'],
  ['_', 'a'],
  ['é', 'f'],
  ['ä', 'z'],
  ['e\u0301', '\u00e9'],
  ['9', '10'],
  ['a9', 'a10'],
  ['2', '１'],
  ['b', 'ab'],
  ['ab', 'aa'],
  ['abc', 'abd'],
  ['', 'a'],
  [' ', 'a'],
  ['a', 'a\u0000'],
  ['a', 'a b'],
  ['-', 'a'],
  ['中', '～'],
  ['__proto__', 'a'],
  ['constructor', 'toString'],
  ['x'.repeat(65), `${'x'.repeat(64)}y`],
];

/** Requests whose answer shows which of two ids comes first, wherever the rule asks for an order. */
function ordered([one, other]: readonly [string, string]): readonly ClosureInput[] {
  return [
    [one, other],
    [other, one],
  ].flatMap(([x = '', y = '']) => [
    request([
      ['r', [x, y]],
      [x, []],
      [y, []],
    ]),
    request([
      ['r', [x, y]],
      [x, ['c']],
      [y, ['c']],
      ['c', []],
    ]),
    request(
      [
        [x, ['c']],
        [y, ['c']],
        ['c', []],
      ],
      { requested: [x, y] },
    ),
    request([['r', [x, y]]]),
    request([
      ['r', [x, y]],
      [x, [], { owner: 't' }],
      [y, [], { owner: 't' }],
    ]),
    request(
      [
        ['r', [x, y]],
        [x, []],
        [y, []],
      ],
      { maxDepth: 0 },
    ),
    request([
      ['r', [x, y]],
      [x, [x]],
      [y, [y]],
    ]),
    request([
      ['r', [x]],
      [x, [y]],
      [y, [x]],
    ]),
    request([
      ['r', [x, y]],
      [x, ['r']],
      [y, ['r']],
    ]),
    request([
      ['r', [x]],
      [x, [y, 'c']],
      [y, ['r']],
      ['c', ['r']],
    ]),
  ]);
}

/** Requests in which an id stands that a careless look-up finds, misses, cuts off or takes for another one. */
function named(id: string, other: string): readonly ClosureInput[] {
  return [
    request([
      ['r', [id]],
      [id, []],
    ]),
    request([
      ['r', [id]],
      [other, []],
    ]),
    request([
      ['r', [id, other]],
      [id, ['c']],
      [other, []],
      ['c', [id]],
    ]),
  ];
}

/** Cycles whose ids, joined by a sign, read alike. */
function glued(sign: string): readonly ClosureInput[] {
  const joined = `a${sign}b`;
  return [
    request([
      ['r', ['a', joined]],
      ['a', ['b']],
      ['b', ['a']],
      [joined, [joined]],
    ]),
    request([
      ['r', [joined, 'a']],
      [joined, ['c']],
      ['c', [joined]],
      ['a', [`b${sign}c`]],
      [`b${sign}c`, ['a']],
    ]),
    request([
      ['r', ['a', `a${sign}`]],
      ['a', ['b']],
      ['b', ['a']],
      [`a${sign}`, [`a${sign}`]],
    ]),
  ];
}

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

const depths = [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 13, 17, 21, 33, 65];
const budget = { extraBudget: 1000 };

/** Chains as long as may be, one too long, closed to a cycle, and with a limit that is far away. */
const chains = depths.flatMap((depth) => [
  chain(depth, { maxDepth: depth, ...budget }),
  chain(depth, { maxDepth: depth - 1, ...budget }),
  chain(depth, { maxDepth: depth, ...budget }, ['r']),
  chain(depth, { maxDepth: 2 ** 53 - 1, ...budget }, [`x${depth}`]),
  chain(depth, { maxDepth: depth, ...budget }, ['y']),
]);

/** So many needs of one resource, requests, active skills and cycles, with what decides at the end. */
const wide = [2, 3, 4, 5, 6, 7, 8, 9, 11, 13, 17, 21, 33, 65, 101].flatMap((count) => {
  const ids = Array.from(
    { length: count },
    (_, index) => `x${String(index).padStart(3, '0')}`,
  );
  const all: Needs = ids.map((id) => [id, []]);
  const others = ids.map((id) => `skill ${id}`);
  return [
    request([['r', ids], ...all], budget),
    request([['r', ids.toReversed()], ...all], { ...budget, maxDepth: 0 }),
    request([['r', [...ids, 'y']], ...all], budget),
    request([['r', [...ids, 'y']], ...all, ['y', [], { owner: 't' }]], budget),
    request(all, { requested: [...ids, ...ids], ...budget }),
    request([['r', []]], { active: [...others, 's'] }),
    request([['r', ids], ...ids.map((id) => [id, ['r', id]] as const)], budget),
    request([
      ['r', Array(count).fill('a')],
      ['a', []],
    ]),
  ];
});

/** Sums on either side of 31, 32 and 53 bits, and of the budget. */
const sums = [10, 2 ** 31, 2 ** 32, 2 ** 53].flatMap((bound) =>
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

const twoLevels: Needs = [
  ['r', ['a', 'b']],
  ['a', ['c'], { cost: 2 }],
  ['b', ['c', 'a'], { cost: 3 }],
  ['c', [], { cost: 4 }],
];

/** Two faults at once, on either side of the order in which they are looked for. */
const faults: readonly ClosureInput[] = [
  [
    ['r', ['x', 'a']],
    ['a', [], { owner: 't' }],
  ],
  [
    ['r', ['x', 'a']],
    ['a', ['b']],
    ['b', []],
  ],
  [
    ['r', ['a', 'b'], { owner: 't' }],
    ['a', ['c'], { owner: 't' }],
    ['b', []],
  ],
  [
    ['r', ['a', 'b'], { cost: 2 ** 53 - 1 }],
    ['a', ['c'], { owner: 't' }],
    ['b', []],
  ],
  [
    ['r', ['a', 'b'], { cost: 2 ** 53 - 1 }],
    ['a', ['x']],
    ['b', []],
    ['c', []],
  ],
  [
    ['r', ['a', 'b'], { cost: 2 ** 53 - 1 }],
    ['a', ['c']],
    ['b', []],
    ['c', []],
  ],
  [
    ['r', ['a', 'r'], { cost: 200 }],
    ['a', ['r'], { cost: 200 }],
  ],
].flatMap((needs) =>
  [0, 1, 2, 9].flatMap((maxDepth) =>
    [0, 2, 200, 2 ** 53 - 1].map((extraBudget) =>
      request(needs as Needs, { maxDepth, extraBudget }),
    ),
  ),
);

const odd = textRelatives('a');

/** What the inputs of `resourceClosure` that nobody draws are made from. */
export const walk: Walk<ClosureInput> = {
  from: [
    request(twoLevels),
    request([
      ['r', ['a']],
      ['a', ['r']],
    ]),
    request([['r', []]], { extraBudget: 0, maxDepth: 0 }),
    request([['r', ['r', 'x']]], { maxDepth: 0 }),
    request(
      [
        ['r', ['a']],
        ['a', [], { owner: 't' }],
      ],
      { active: ['s', 't'] },
    ),
  ],
  allows: allowsRequest,
  compared: [{ text: [0, 'resources', 'r', 'owner'], with: [0, 'active'] }],
  bounds: [2 ** 53 - 1],
  more: [
    ...sums,
    ...faults,
    ...chains,
    ...pairs.flatMap(ordered),
    ...separators.flatMap(glued),
    ...wide,
    ...kinOf('a').flatMap(([one, other]) => [...named(one, other), ...named(other, one)]),
    ...odd.flatMap((id) => named(id, 'a').slice(0, 2)),
    ...lengths
      .filter((length) => length > 8)
      .flatMap((length) => {
        const long = ofLength('a', length);
        return [
          ...named(`${long}a`, `${long}b`),
          request([['r', [`${long}b`, `${long}a`]]]),
        ];
      }),
  ],
};
