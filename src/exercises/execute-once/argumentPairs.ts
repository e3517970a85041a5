import { numberRelatives } from '../walk/numberRelatives.ts';
import { kinOf, lengths, ofLength, textRelatives } from '../walk/textRelatives.ts';

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
export const different: readonly (readonly [unknown, unknown])[] = [
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
export const same: readonly (readonly [unknown, unknown])[] = [
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
