import type { OnceCall } from '#core';
import type { Walk } from '../walk/index.ts';
import {
  kinOf,
  lengths,
  ofLength,
  separators,
  textRelatives,
} from '../walk/textRelatives.ts';
import { allowsHistory } from './allowsHistory.ts';
import { different, same } from './argumentPairs.ts';
import { cases, type OnceInput } from './cases.ts';

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
  allows: allowsHistory,
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
