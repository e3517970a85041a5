import {
  inheritedNames,
  kinOf,
  lengths,
  ofLength,
  textRelatives,
  type Walk,
} from '../walk/index.ts';
import type { ValueInput } from './cases.ts';

/** A record with these names, each with its place as its value; `__proto__` becomes a field, as JSON makes it. */
function record(names: readonly string[]): object {
  return Object.fromEntries(names.map((name, index) => [name, index]));
}

/** Names that sort otherwise by language, by code point, by length, by first unit, by case and as numbers. */
const names: readonly string[] = [
  ...[
    'z',
    '😀',
    '～',
    '\uffff',
    'ä',
    'é',
    'e\u0301',
    'a',
    'B',
    'b',
    'A',
    'Z',
    '_',
    '',
    ' ',
    '-',
    '!',
    '~',
  ],
  ...[
    '10',
    '9',
    '1',
    '-1',
    '1e3',
    '01',
    'aa',
    'ab',
    'a b',
    'a\u0000',
    'a10',
    'a9',
    '中',
    'ﬁ',
    '\ue000',
  ],
  ...[
    'x😀',
    'x～',
    '😁',
    'a😀',
    '\u{10000}',
    '\u0000',
    '"',
    '\\',
    '/',
    '\u007f',
    '\u2028',
    ...inheritedNames,
  ],
];

const pairs: readonly (readonly [string, string])[] = [
  ...names.slice(1).map((name, index) => [names[index] ?? '', name] as const),
  ...kinOf('a'),
];

/** Every sign with a form of its own in JSON, and its neighbours. */
const units = [
  ...Array.from({ length: 0xa1 }, (_, unit) => unit),
  ...[
    0xad, 0x5ff, 0x600, 0x7ff, 0x800, 0x200b, 0x200e, 0x2027, 0x2028, 0x2029, 0x202a,
    0x2060, 0xd7ff,
  ],
  ...[0xd800, 0xdbff, 0xdc00, 0xdfff, 0xe000, 0xfeff, 0xfffd, 0xfffe, 0xffff],
];
const signs = units.map((unit) => String.fromCharCode(unit));

/** Where half a pair can stand in a text. */
const halves = [
  '\ud83d',
  '\ude00',
  'a\ud83d',
  '\ud83da',
  'a\ude00',
  '\ude00a',
  '\ude00\ud83d',
  '\ud83d\ud83d',
  '😀\ud83d',
  '\ud83d😀',
  'a😀b\ude00',
  '\ude00😀',
];

/** What the inputs of `canonicalFingerprint` that nobody draws are made from. Every value is an input. */
export const walk: Walk<ValueInput> = {
  from: [
    [{ note: 'rent', sum: 5 }],
    [[2, 1]],
    [{ b: { d: 1, c: 2 }, a: [{ y: null, x: true }, 'z'] }],
    [5],
    ['a'],
  ],
  allows: (input) => input.length === 1,
  bounds: [2 ** 53 - 1, 1 - 2 ** 53],
  more: [
    ...pairs.flatMap((pair): readonly ValueInput[] => [
      [record(pair)],
      [record(pair.toReversed())],
    ]),
    [record(names)],
    [record(names.toReversed())],
    [[record(names)]],
    [{ a: { a: { a: { a: { a: { a: { a: record(names.toReversed()) } } } } } } }],
    ...signs.flatMap((sign): readonly ValueInput[] => [[sign], [{ [sign]: sign }]]),
    [signs.filter((sign) => sign.isWellFormed()).join('')],
    ...halves.flatMap((text): readonly ValueInput[] => [
      [text],
      [[text]],
      [{ [text]: 1 }],
      [{ a: { b: text } }],
    ]),
    ...textRelatives('a').map((name): ValueInput => [{ [name]: name }]),
    ...lengths.map(
      (length): ValueInput => [
        { [`${ofLength('a', length)}b`]: 2, [`${ofLength('a', length)}a`]: 1 },
      ],
    ),
    ...[3, 5, 9, 33, 101].map(
      (size): ValueInput => [
        record(Array.from({ length: size }, (_, index) => `x${(index * 37) % 101}`)),
      ],
    ),
  ],
};
