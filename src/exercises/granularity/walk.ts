import type { AbilityPair, ToolTraits } from '#core';
import type { Walk } from '../walk/index.ts';
import {
  kinOf,
  lengths,
  ofLength,
  separators,
  textRelatives,
} from '../walk/textRelatives.ts';
import { allowsPair, effects, meanings, orders, retries } from './allowsPair.ts';
import type { PairInput } from './cases.ts';

const usual: ToolTraits = {
  permission: 'ab',
  effect: 'read',
  audience: 'ab',
  retry: 'never',
  object: 'ab',
  parameters: [],
  results: [],
};

/** Two abilities that differ from the usual one in what is given, and how they are used. */
function pair(
  first: Partial<ToolTraits>,
  second: Partial<ToolTraits>,
  how: Partial<AbilityPair> = {},
): PairInput {
  return [
    {
      first: { ...usual, ...first },
      second: { ...usual, ...second },
      order: 'independent',
      meaning: 'distinct',
      ...how,
    },
  ];
}

/** Both lists of names changed alike: what they share is asked about twice in one input. */
const lists = (one: readonly string[], other: readonly string[]): PairInput =>
  pair({ parameters: one, results: one }, { parameters: other, results: other });

/** Two names in every place where names are compared: in the traits of risk, and in what is asked about after them. */
const apart = (one: string, other: string): readonly PairInput[] => [
  pair({ permission: one, audience: one }, { permission: other, audience: other }),
  pair(
    { object: one, parameters: [one], results: [one] },
    { object: other, parameters: [other], results: [other] },
  ),
];

/** One name in all those places on both sides, and another one beside it in the second lists, which are half the same. */
function alike(name: string): PairInput {
  const trait = { permission: name, audience: name, object: name };
  return pair(
    { ...trait, parameters: [name], results: [name] },
    { ...trait, parameters: [name, 'x'], results: ['x', name] },
  );
}

/** Names that a kind comparison takes for one, both ways round. */
const kin: readonly (readonly [string, string])[] = [
  ...kinOf('a'),
  ...[':', '.', '/', '-', '_', '@', ',', ' '].flatMap((sign) => [
    [`a${sign}b`, `a${sign}c`] as const,
    [`a${sign}b`, `c${sign}b`] as const,
    [`a${sign}b`, `a${sign}b${sign}c`] as const,
    [`a${sign}b`, `c${sign}a${sign}b`] as const,
    [`a${sign}b`, `b${sign}a`] as const,
    [`a${sign}*`, `a${sign}b`] as const,
    [`*${sign}b`, `a${sign}b`] as const,
  ]),
  ['ticket:read', 'ticket.read'],
  ['line-item', 'line_item'],
  ['ticket', 'tickets'],
  ['ticketId', 'ticket_id'],
  ['support', 'support, admins'],
  ['admin', 'admins'],
  ['', 'a'],
  ['*', 'a'],
  ['all', 'a'],
];

const names: readonly PairInput[] = [
  ...kin.flatMap(([one, other]) => apart(one, other)),
  ...textRelatives('ab').flatMap((name) => [alike(name), ...apart('ab', name)]),
  ...lengths
    .filter((length) => length > 8 && length < 2000)
    .flatMap((length) => {
      const long = ofLength('ab', length);
      return [...apart(`${long}1`, `${long}2`), alike(long)];
    }),
];

/** Traits and lists that read alike once two of their names are joined. */
const glued: readonly PairInput[] = separators.flatMap((sign) => [
  ...(
    [
      ['permission', 'audience'],
      ['audience', 'object'],
      ['permission', 'object'],
    ] as const
  ).map(([one, other]) =>
    pair({ [one]: `a${sign}b`, [other]: 'c' }, { [one]: 'a', [other]: `b${sign}c` }),
  ),
  lists([`a${sign}b`], ['a', 'b']),
  lists([`a${sign}b`, 'c'], ['a', `b${sign}c`]),
  lists(['a', 'b', 'c'], [`a${sign}b${sign}c`]),
]);

const numbered = (letter: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `${letter}${index}`);

/** Lists with so many names in both, in the first alone and in the second alone. */
const shares: readonly PairInput[] = [
  ...[0, 1, 2, 3].flatMap((both) =>
    [0, 1, 2, 3].flatMap((first) =>
      [0, 1, 2, 3].map((second) => [both, first, second] as const),
    ),
  ),
  ...[4, 5, 9, 12, 20, 33, 100].flatMap((size) => [
    [size, size, 0] as const,
    [size, 0, size + 1] as const,
    [size, size - 1, 1] as const,
    [size - 1, size, 0] as const,
    [Math.ceil(size / 2), 0, Math.floor(size / 3)] as const,
  ]),
].flatMap(([both, first, second]) => {
  const shared = numbered('s', both);
  const one = [...shared, ...numbered('f', first)];
  const other = [...numbered('g', second), ...shared];
  return [
    lists(one, other),
    ...(both < 4
      ? [
          pair({ parameters: one }, { parameters: other }),
          pair({ results: one }, { results: other }),
        ]
      : []),
  ];
});

/** Lists in which a name stands more than once. */
const doubled: readonly PairInput[] = (
  [
    [['a', 'a'], ['a']],
    [
      ['a', 'a'],
      ['a', 'b'],
    ],
    [['a', 'a', 'b'], ['a']],
    [['a', 'b', 'b'], ['a']],
    [['a', 'a', 'a'], ['b']],
    [
      ['a', 'a', 'b', 'c'],
      ['a', 'a'],
    ],
    [
      ['a', 'b'],
      ['b', 'a', 'a', 'b'],
    ],
    [
      ['a', 'b', 'b'],
      ['a', 'c', 'c'],
    ],
  ] as const
).flatMap(([one, other]) => [lists(one, other), lists(other, one)]);

/** What differs: a bit each for effect, permission, audience, retry, object, parameters and results. */
function differing(bits: number): Partial<ToolTraits> {
  const has = (bit: number): boolean => ((bits >> bit) & 1) === 1;
  return {
    ...(has(0) && { effect: 'write' }),
    ...(has(1) && { permission: 'x' }),
    ...(has(2) && { audience: 'x' }),
    ...(has(3) && { retry: 'transient' }),
    ...(has(4) && { object: 'x' }),
    ...(has(5) && { parameters: ['x'] }),
    ...(has(6) && { results: ['x'] }),
  };
}

const upTo = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, bits) => bits);

/** Every way in which the traits are the same or not; of risks alone and of the rest alone under each order and meaning. */
const combined: readonly PairInput[] = [
  ...upTo(128).map((bits) => pair({}, differing(bits))),
  ...[...upTo(16), ...upTo(8).map((bits) => bits << 4)].flatMap((bits) =>
    orders.flatMap((order) =>
      meanings.map((meaning) => pair({}, differing(bits), { order, meaning })),
    ),
  ),
];

/** Every pair of effects and of retries; of retries alone under each order and meaning. */
const risks: readonly PairInput[] = [
  ...effects.flatMap((one) =>
    effects.flatMap((other) =>
      retries.flatMap((retry) =>
        retries.map((again) =>
          pair({ effect: one, retry }, { effect: other, retry: again }),
        ),
      ),
    ),
  ),
  ...effects.flatMap((effect) =>
    orders.flatMap((order) =>
      meanings.flatMap((meaning) => [
        pair(
          { effect, retry: 'never' },
          { effect, retry: 'transient' },
          { order, meaning },
        ),
        pair(
          { effect, retry: 'transient' },
          { effect, retry: 'never' },
          { order, meaning },
        ),
      ]),
    ),
  ),
];

/** What the inputs of `granularity` that nobody draws are made from. */
export const walk: Walk<PairInput> = {
  from: [pair({}, {})],
  allows: allowsPair,
  spared: (['first', 'second'] as const).flatMap((side) =>
    (['permission', 'audience', 'object'] as const).map((trait) => [0, side, trait]),
  ),
  more: [...combined, ...risks, ...shares, ...doubled, ...glued, ...names],
};
