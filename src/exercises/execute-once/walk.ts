import type { OnceCall } from '#core';
import { isJson, type Walk } from '../walk/index.ts';
import { numberRelatives } from '../walk/numberRelatives.ts';
import {
  kinOf,
  lengths,
  ofLength,
  separators,
  textRelatives,
} from '../walk/textRelatives.ts';
import { cases, type OnceInput } from './cases.ts';

const ends: readonly unknown[] = ['done', 'refused', 'unknown'];

/** A list of calls, each with its three names, its arguments and its end. */
function allows([calls, ...more]: readonly unknown[]): boolean {
  return (
    more.length === 0 && Array.isArray(calls) && calls.every(isCall) && isJson(calls)
  );
}

function isCall(call: unknown): boolean {
  if (typeof call !== 'object' || call === null || Array.isArray(call)) return false;
  if (Object.keys(call).sort().join() !== 'actor,arguments,ends,key,tool') return false;
  const { actor, tool, key, ends: end } = call as Record<string, unknown>;
  return (
    [actor, tool, key].every((name) => typeof name === 'string') && ends.includes(end)
  );
}

const usual: OnceCall = {
  actor: 'a',
  tool: 't',
  key: 'k',
  arguments: 0,
  ends: 'done',
};

/** Calls that differ from the usual one in what is given. */
const history = (...changes: readonly Partial<OnceCall>[]): OnceInput => [
  changes.map((change) => ({ ...usual, ...change })),
];

const nameParts = ['actor', 'tool', 'key'] as const;

/** Two calls, the first again at the end: who takes one for the other repeats, or finds a conflict, where there is none. */
const apart = (one: Partial<OnceCall>, other: Partial<OnceCall>): OnceInput =>
  history(one, other, one);

/** Names that a kind comparison takes for one, or that some function cuts or treats in a way of its own. */
const names: readonly (readonly [string, string])[] = [
  ...kinOf('a'),
  ...textRelatives('ab').map((name) => ['ab', name] as const),
  ...['@', ':', '/', '-', '_', '.', '+', '#', ' ', '|'].flatMap((sign) => [
    [`a${sign}b`, `a${sign}c`] as const,
    [`b${sign}a`, `c${sign}a`] as const,
  ]),
  ...lengths
    .filter((length) => length > 8 && length < 2000)
    .map((length) => {
      const start = ofLength('k', length);
      return [`${start}a`, `${start}b`] as const;
    }),
];

/** Calls of which each differs in one of the three names from the first, which comes again at the end. */
const scopes: readonly OnceInput[] = names.map(([one, other]) => {
  const base = { actor: one, tool: one, key: one };
  return history(
    base,
    { ...base, actor: other },
    { ...base, tool: other },
    { ...base, key: other },
    base,
  );
});

/** Scopes that read alike once two of their names are joined, or once the order of the names does not count. */
const glued: readonly OnceInput[] = (
  [
    ['actor', 'tool'],
    ['tool', 'key'],
    ['actor', 'key'],
  ] as const
).flatMap(([one, other]) => [
  ...separators.map((sign) =>
    apart({ [one]: `a${sign}b`, [other]: 'c' }, { [one]: 'a', [other]: `b${sign}c` }),
  ),
  ...[':', '|', '/', ',', ' ', '-', '\u0000'].map((sign) =>
    apart({ [one]: '', [other]: `a${sign}b` }, { [one]: 'a', [other]: 'b' }),
  ),
  apart({ [one]: 'ab', [other]: 'c' }, { [one]: 'a', [other]: 'bc' }),
  apart({ [one]: 'a', [other]: 'b' }, { [one]: 'b', [other]: 'a' }),
  apart({ [one]: 'a', [other]: 'a' }, { [one]: 'a', [other]: 'b' }),
]);

/** From JSON text, so that `__proto__` is the field that JSON makes of it. */
const json = (text: string): unknown => JSON.parse(text);

const deep = (depth: number, leaf: unknown, isList: boolean): unknown =>
  depth === 0
    ? leaf
    : isList
      ? [deep(depth - 1, leaf, isList)]
      : { a: deep(depth - 1, leaf, isList) };

const wide = (count: number, last: unknown): object =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `m${index}`,
      index + 1 < count ? 0 : last,
    ]),
  );

/** Arguments that are different ones, by what they hold, how deep, how much of it and in which order. */
const different: readonly (readonly [unknown, unknown])[] = [
  ...[
    null,
    false,
    true,
    0,
    1,
    '',
    '0',
    '1',
    [],
    {},
    [null],
    [0],
    'null',
    'true',
    '[]',
    '{}',
  ].flatMap((one, index, all): (readonly [unknown, unknown])[] =>
    all.slice(index + 1).flatMap((other) => [[one, other]]),
  ),
  ...[null, false, 0, '', [], {}, -1].flatMap(
    (value): (readonly [unknown, unknown])[] => [
      [{ text: 'rent', note: value }, { text: 'rent' }],
      [{ to: { note: value } }, { to: {} }],
      [[value], []],
      [[1, value], [1]],
    ],
  ),
  ...kinOf('a').flatMap(([one, other]): (readonly [unknown, unknown])[] => [
    [{ text: one }, { text: other }],
    [{ [one]: 1 }, { [other]: 1 }],
  ]),
  ...textRelatives('ab').map((text) => [{ text }, { text: 'ab' }] as const),
  ...textRelatives('ab').map((name) => [{ [name]: 1 }, { ab: 1 }] as const),
  ...numberRelatives(5).map((sum) => [{ sum }, { sum: 5 }] as const),
  ...numberRelatives(0.25)
    .filter((sum) => Math.abs(sum) < 1)
    .map((sum) => [{ sum }, { sum: 0.25 }] as const),
  ...numberRelatives(0.3)
    .filter((sum) => sum > 0.29 && sum < 0.31)
    .map((sum) => [{ sum }, { sum: 0.3 }] as const),
  [{ sum: 0.001 }, { sum: 0 }],
  [{ sum: 1.004 }, { sum: 1 }],
  [{ sum: 2 ** 53 - 1 }, { sum: 2 ** 53 - 2 }],
  [{ sum: 1e15 }, { sum: 1e15 + 0.25 }],
  [{ sum: 2 ** 31 }, { sum: -(2 ** 31) }],
  [{ sum: 1 }, { sum: 2 ** 32 + 1 }],
  [
    [1, 2],
    [2, 1],
  ],
  [
    [1, 1],
    [1, 2],
  ],
  [[1, 1], [1]],
  [
    [[1], 2],
    [1, [2]],
  ],
  [[[1, 2]], [1, 2]],
  [{ a: [1, 2] }, { a: [2, 1] }],
  [[1], { '0': 1 }],
  [['a'], 'a'],
  [{ text: 'ab' }, { text: 'ba' }],
  [{ text: 'Aa' }, { text: 'BB' }],
  [
    { a: 1, b: 2 },
    { a: 2, b: 1 },
  ],
  [{ a: 'b' }, { b: 'a' }],
  [{ a: { b: 1 } }, { a: {}, b: 1 }],
  [{ 'a.b': 1 }, { a: { b: 1 } }],
  [{ a: 1, b: 1 }, { 'a":1,"b': 1 }],
  [{ a: '1,"b":2' }, { a: 1, b: 2 }],
  [json('{"__proto__": 1}'), {}],
  [json('{"__proto__": {"a": 1}}'), { a: 1 }],
  ...[
    'toJSON',
    'constructor',
    'toString',
    'valueOf',
    'length',
    'then',
    '',
    '_t',
    '$t',
    'x-t',
    'id',
    'note',
  ].map(
    (name) =>
      [
        { text: 'a', [name]: 1 },
        { text: 'a', [name]: 2 },
      ] as const,
  ),
  ...[1, 2, 3, 4, 5, 6, 7, 9, 11, 17, 33, 65].flatMap(
    (depth): (readonly [unknown, unknown])[] => [
      [deep(depth, 1, false), deep(depth, 2, false)],
      [deep(depth, 1, true), deep(depth, 2, true)],
    ],
  ),
  ...[3, 5, 9, 11, 17, 33, 65, 101].flatMap((count): (readonly [unknown, unknown])[] => [
    [wide(count, 1), wide(count, 2)],
    [Array(count).fill(0), [...Array(count - 1).fill(0), 1]],
  ]),
  ...lengths
    .filter((length) => length > 8)
    .map((length) => {
      const long = ofLength('k', length);
      return [{ text: `${long}a` }, { text: `${long}b` }] as const;
    }),
];

/** Arguments that are the same ones: their fields stand in another order, at some level. */
const same: readonly (readonly [unknown, unknown])[] = [
  ...[0, 1, 2, 3, 4, 5, 6, 7, 9, 11, 17, 33, 64].flatMap(
    (depth): (readonly [unknown, unknown])[] => [
      [deep(depth, { b: 1, c: 2 }, false), deep(depth, { c: 2, b: 1 }, false)],
      [deep(depth, { b: 1, c: 2 }, true), deep(depth, { c: 2, b: 1 }, true)],
    ],
  ),
  ...(
    [
      ['a', 'B'],
      ['10', '9'],
      ['😀', '～'],
      ['é', 'e\u0301'],
      ['', 'a'],
      ['__proto__', 'a'],
      ['a', 'ab'],
      ['x'.repeat(20), `${'x'.repeat(20)}y`],
    ] as const
  ).map(
    ([one, other]) =>
      [
        json(`{${JSON.stringify(one)}: 1, ${JSON.stringify(other)}: 2}`),
        json(`{${JSON.stringify(other)}: 2, ${JSON.stringify(one)}: 1}`),
      ] as const,
  ),
  ...[3, 5, 9, 17, 33, 101].map((count) => {
    const members = Object.entries(wide(count, 1));
    return [
      Object.fromEntries(members),
      Object.fromEntries(members.toReversed()),
    ] as const;
  }),
  [{ sum: 0 }, { sum: -0 }],
];

/** Texts with half a pair and integers that were rounded, wherever they can stand, and what only looks like them. */
const textless: readonly OnceInput[] = [
  ...[
    '\ud83d',
    '\ude00',
    'a\ud83d',
    '\ude00a',
    '\ud83d\ud83d',
    '\ude00\ud83d',
    '😀\ud83d',
    '😀',
  ].flatMap((text) => [
    ...nameParts.map((part) => history({ [part]: text }, { [part]: text }, {}, {})),
    ...[text, [text], { text }, { [text]: 1 }, [{ a: { [text]: 1 } }], { a: [text] }].map(
      (args) => history({ arguments: args }, { arguments: args }, {}, {}),
    ),
  ]),
  ...[-2, -1, 0, 1, 2].flatMap((more) =>
    [2 ** 53, -(2 ** 53), 1e16, -1e16, 1e20, 1e21, -1e21, 1e300, Number.MAX_VALUE].map(
      (bound) =>
        history(
          { arguments: { sum: bound + more } },
          { arguments: { sum: bound + more } },
          {},
        ),
    ),
  ),
  ...[2 ** 53, 1e20, 1e21].flatMap((sum) =>
    [sum, [sum], { a: { sum } }, [[{ sum }]]].map((args) =>
      history({ arguments: args }, {}, { arguments: args }),
    ),
  ),
];

/** The kinds of calls under one key: two arguments, three ends. */
const alphabet: readonly Partial<OnceCall>[] = [1, 2].flatMap((args) =>
  (['done', 'refused', 'unknown'] as const).map((end) => ({
    arguments: args,
    ends: end,
  })),
);

const firsts = alphabet.slice(0, 3);

/** Every history of up to three such calls, and of four where the second arguments are asked for as done alone. */
const sequences: readonly OnceInput[] = [
  ...firsts.flatMap((one) => alphabet.map((two) => history(one, two))),
  ...firsts.flatMap((one) =>
    alphabet.flatMap((two) => alphabet.map((three) => history(one, two, three))),
  ),
  ...firsts.flatMap((one) =>
    alphabet
      .slice(0, 4)
      .flatMap((two) =>
        alphabet
          .slice(0, 4)
          .flatMap((three) =>
            alphabet.slice(0, 4).map((four) => history(one, two, three, four)),
          ),
      ),
  ),
];

/** Longer than what a server might remember: the repetition comes at the very end. */
const long: readonly OnceInput[] = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 16, 20, 32, 50, 64, 100,
].flatMap((count) => {
  const others = Array.from({ length: count }, (_, index) => ({ key: `x${index}` }));
  const times = (change: Partial<OnceCall>) =>
    Array.from({ length: count }, () => change);
  return [
    history({}, ...others, {}),
    history({ ends: 'unknown' }, ...others, {}),
    history({}, ...others, { arguments: 1 }),
    history({}, ...times({ arguments: 1 }), {}),
    history(...times({ ends: 'refused' }), {}, {}),
    history({}, ...times({ actor: 'eve', ends: 'refused' }), {}),
  ];
});

/** What the inputs of `executeOnce` that nobody draws are made from. */
export const walk: Walk<OnceInput> = {
  from: cases.slice(0, 3).map(({ input }) => input),
  allows,
  spared: [...nameParts.map((part) => [0, 0, part]), [0, 0, 'arguments', 'text']],
  more: [
    ...sequences,
    ...glued,
    ...different.map(([one, other]) => history({ arguments: one }, { arguments: other })),
    ...same.map(([one, other]) => history({ arguments: one }, { arguments: other })),
    ...textless,
    ...long,
    ...scopes,
  ],
};
