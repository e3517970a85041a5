import type { ClosureInput } from './cases.ts';
import { request } from './needsRequest.ts';

/** Ids of which a careless order puts the wrong one first: by UTF-16 unit, language, length, case, number or first sign. */
export const idPairs: readonly (readonly [string, string])[] = [
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
export function ordered([one, other]: readonly [
  string,
  string,
]): readonly ClosureInput[] {
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
export function named(id: string, other: string): readonly ClosureInput[] {
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
export function glued(sign: string): readonly ClosureInput[] {
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
