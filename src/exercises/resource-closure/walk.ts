import {
  kinOf,
  lengths,
  ofLength,
  separators,
  textRelatives,
  type Walk,
} from '../walk/index.ts';
import { allowsRequest } from './allowsRequest.ts';
import type { ClosureInput } from './cases.ts';
import { glued, idPairs, named, ordered } from './idsInOrder.ts';
import { type Needs, request } from './needsRequest.ts';
import { chains, long, longest, sums, wide } from './sizedRequests.ts';

const twoLevels: Needs = [
  ['r', ['a', 'b']],
  ['a', ['c'], { cost: 2 }],
  ['b', ['c', 'a'], { cost: 3 }],
  ['c', [], { cost: 4 }],
];

/** Two faults at once, on either side of the order in which they are looked for. */
const faultyNeeds: readonly Needs[] = [
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
];
const faults = faultyNeeds.flatMap((needs) =>
  [0, 1, 2, 9].flatMap((maxDepth) =>
    [0, 2, 200, 2 ** 53 - 1].map((extraBudget) =>
      request(needs, { maxDepth, extraBudget }),
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
  most: 2500,
  more: [
    request([['r', []]], { extraBudget: 0, maxDepth: 0 }),
    request([['r', ['r', 'x']]], { maxDepth: 0 }),
    ...sums,
    ...faults,
    ...chains,
    ...idPairs.flatMap(ordered),
    ...separators.flatMap(glued),
    ...wide,
    ...long,
    ...longest,
    ...kinOf('a').flatMap(([one, other]) => [...named(one, other), ...named(other, one)]),
    ...odd.flatMap((id) => named(id, 'a').slice(2)),
    ...lengths
      .filter((length) => length > 8 && length < 10_000)
      .flatMap((length) => {
        const long = ofLength('a', length);
        return [
          ...named(`${long}a`, `${long}b`),
          request([['r', [`${long}b`, `${long}a`]]]),
        ];
      }),
  ],
};
