import { sizes } from './elementChanges.ts';
import { kinOf, lengths, ofLength, separators, textRelatives } from './textRelatives.ts';
import { hasPart, nodeOf, partAt, recordOf, withPart } from './tree.ts';
import type { Compared, Glued } from './walk.ts';

/**
 * Inputs in which two compared parts are both given relatives: one text on one side and its relative on the other, both
 * ways round, and the same odd text on both sides; members joined by each separator; long texts alike and unlike in
 * their last sign; the text at either end of a long list.
 * @returns nothing where the input lacks one of the two parts
 */
export function bothSides<Input extends readonly unknown[]>(
  input: Input,
  { text: textPath, with: otherPath }: Compared,
): readonly Input[] {
  if (!hasPart(input, textPath) || !hasPart(input, otherPath)) return [];
  const text = partAt(input, textPath);
  const other = partAt(input, otherPath);
  if (typeof text !== 'string') return [];
  const pair = (mine: string, theirs: unknown): Input =>
    withPart(withPart(input, otherPath, theirs), textPath, mine) as Input;
  const holding = (...members: readonly string[]): unknown =>
    holder(other, text, members);
  const long = (length: number): string => ofLength(text, length);
  const isMany = typeof other !== 'string';
  return [
    // What is done to one side alone shows where both hold the same odd text.
    ...textRelatives(text).map((one) => pair(one, holding(one))),
    ...textRelatives(text)
      .slice(0, 40)
      .map((one) => pair(text, holding(one))),
    ...kinOf(text).flatMap(([one, two]) => [
      pair(one, holding(two)),
      pair(two, holding(one)),
    ]),
    ...lengths.map((length) => pair(long(length), holding(long(length)))),
    ...[21, 33, 65, 129, 257, 1025, 10_000].map((length) =>
      pair(`${long(length)}a`, holding(`${long(length)}b`)),
    ),
    ...(isMany ? joined(text, pair, holding) : []),
    ...(isMany ? [pair(text, holding()), pair('', holding())] : []),
    ...(isMany ? many(text, pair, holding) : []),
  ];
}

type Pair<Input> = (mine: string, theirs: unknown) => Input;
type Holding = (...members: readonly string[]) => unknown;

/** Two members joined by each separator where one is asked for, and one asked for where the joined one stands. */
function joined<Input>(
  text: string,
  pair: Pair<Input>,
  holding: Holding,
): readonly Input[] {
  return separators.flatMap((sign) => [
    pair(`${text}${sign}x`, holding(text, 'x')),
    pair(`x${sign}${text}`, holding('x', text)),
    pair(text, holding(`${text}${sign}x`, 'x')),
  ]);
}

/** The text at the start, at the end and nowhere in lists that are longer than small limits. */
function many<Input>(
  text: string,
  pair: Pair<Input>,
  holding: Holding,
): readonly Input[] {
  return sizes.flatMap((size) => {
    const others = Array.from({ length: size - 1 }, (_, index) => `x${index}`);
    return [
      pair(text, holding(...others, text)),
      pair(text, holding(text, ...others)),
      pair(text, holding(...others, 'x')),
    ];
  });
}

/** What holds these texts in the way in which the part given holds its own. */
export function holder(part: unknown, text: string, members: readonly string[]): unknown {
  const node = nodeOf(part);
  switch (node.kind) {
    case 'set':
      return new Set(members);
    case 'list':
      return [...members];
    case 'record': {
      const own =
        node.members.find(([name]) => name === text)?.[1] ?? node.members[0]?.[1] ?? null;
      return recordOf(members.map((name) => [name, own]));
    }
    case 'leaf':
      return members[0] ?? '';
  }
}

/**
 * Inputs in which two pairs of texts are different and the same once each pair is glued together: `a:b`, `c` and `a`,
 * `b:c` for every separator.
 */
export function gluedAlike<Input extends readonly unknown[]>(
  input: Input,
  { one, other }: Glued,
): readonly Input[] {
  if (![...one, ...other].every((path) => hasPart(input, path))) return [];
  const filled = (
    first: readonly [string, string],
    second: readonly [string, string],
  ): Input => {
    const parts = [
      [one[0], first[0]],
      [one[1], first[1]],
      [other[0], second[0]],
      [other[1], second[1]],
    ] as const;
    return parts.reduce<unknown>(
      (now, [path, text]) => withPart(now, path, text),
      input,
    ) as Input;
  };
  return [
    ...separators.flatMap((sign) => [
      filled([`a${sign}b`, 'c'], ['a', `b${sign}c`]),
      filled([`a${sign}`, 'b'], ['a', `${sign}b`]),
      filled(['', `a${sign}b`], [`a`, 'b']),
    ]),
    filled(['ab', 'c'], ['a', 'bc']),
    filled(['a', 'b'], ['b', 'a']),
    filled(['a', 'a'], ['a', 'b']),
    filled(['a', 'b'], ['c', 'b']),
  ];
}
