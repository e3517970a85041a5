import { inheritedNames } from './textRelatives.ts';
import { nodeOf, recordOf } from './tree.ts';

/** Values of each kind that JSON has, the smallest first, and two records that say something false of themselves. */
const kinds: readonly unknown[] = [
  null,
  false,
  true,
  0,
  1,
  -1,
  0.5,
  '',
  'x',
  '0',
  '1',
  [],
  {},
  [null],
  [0],
  [''],
  { x: 1 },
  // Whatever turns a value into a text or a number asks it for these; here they are no functions.
  { toString: 1, valueOf: 1 },
  { length: 1, '0': 'x' },
];

/**
 * A part as a value of every other kind: the values of each kind, and the part itself wrapped in a list or a record or
 * written as text; a list as the record of its indices, and a record as the list of its values, names or pairs.
 */
export function kindChanges(part: unknown, name: string): readonly unknown[] {
  const node = nodeOf(part);
  const isText = typeof part === 'string';
  const own: unknown[] = [
    [part],
    [part, part],
    [[part]],
    { value: part },
    recordOf([[name, part]]),
    isText ? JSON.stringify(part) : jsonText(part),
    ...(isText
      ? [Number(part), [...part], { length: part.length }]
      : [String(jsonText(part)).trim()]),
    ...(typeof part === 'boolean' ? [!part, String(part), Number(part)] : []),
  ];
  if (node.kind === 'list')
    own.push(
      recordOf(node.elements.map((element, index) => [String(index), element])),
      recordOf([
        ...node.elements.map((element, index) => [String(index), element] as const),
        ['length', node.elements.length],
      ]),
      node.elements[0] ?? null,
      node.elements.filter((element) => typeof element === 'string').join(','),
    );
  if (node.kind === 'record')
    own.push(
      node.members.map(([, member]) => member),
      node.members.map(([field]) => field),
      node.members.map(([field, member]) => [field, member]),
      recordOf([['__proto__', part]]),
    );
  return [...kinds, ...own];
}

/** A part as JSON text; what JSON has no text for, by its JavaScript name. */
function jsonText(part: unknown): string {
  return part instanceof Set
    ? JSON.stringify([...part])
    : (JSON.stringify(part) ?? 'undefined');
}

/** Names beside those of a rule: empty and blank, inherited, of an envelope, an extension, numbers, and long ones. */
const strangers: readonly string[] = [
  ...[
    '',
    ' ',
    'x',
    'x-note',
    '_',
    '_meta',
    '$ref',
    '$',
    '$schema',
    '@type',
    '0',
    '1',
    '-1',
    '10',
  ],
  ...[
    'note',
    'id',
    'name',
    'type',
    'value',
    'data',
    'args',
    'params',
    'method',
    'result',
    'error',
  ],
  ...[
    'permit',
    'extra',
    'isError',
    'meta',
    'comment',
    'additionalProperties',
    'properties',
    'é',
    '城市',
    '😀',
  ],
  ...[
    '\ud83d',
    '\u0000',
    'a.b',
    'a/b',
    'a~b',
    '"',
    '\\',
    '\n',
    'x'.repeat(65),
    'x'.repeat(300),
  ],
  ...inheritedNames,
];

/** The members of a record, in their order. */
type Members = readonly (readonly [string, unknown])[];

/**
 * What can be done to a record's members: one missing, renamed, doubled under another name or added; all in another
 * order. Each is a function, so that it can be done to a record of which something else was changed before.
 */
export function memberChanges(
  record: object,
  names: readonly string[],
): readonly ((members: Members) => Members)[] {
  const own = Object.keys(record);
  const added = [...new Set([...names, ...strangers])].filter(
    (name) => !own.includes(name),
  );
  const relatives = own.flatMap((name) =>
    nameRelatives(name)
      .filter((other) => !own.includes(other))
      .map((other) => [name, other] as const),
  );
  const renamed = (members: Members, name: string, other: string): Members =>
    members.map(([one, member]) => [one === name ? other : one, member]);
  const memberOf = (members: Members, name: string): unknown =>
    members.find(([one]) => one === name)?.[1];
  return [
    ...own.map((name) => (members: Members) => members.filter(([one]) => one !== name)),
    ...own.map(
      (name) =>
        (members: Members): Members => [
          ...members,
          [`${name}x`, memberOf(members, name)],
        ],
    ),
    ...relatives.map(
      ([name, other]) =>
        (members: Members) =>
          renamed(members, name, other),
    ),
    ...relatives.map(
      ([name, other]) =>
        (members: Members): Members => [...members, [other, memberOf(members, name)]],
    ),
    ...added.map(
      (name) =>
        (members: Members): Members => [...members, [name, null]],
    ),
    ...added.map(
      (name) =>
        (members: Members): Members => [...members, [name, true]],
    ),
    ...added.slice(0, 12).map(
      (name) =>
        (members: Members): Members => [[name, ''], ...members],
    ),
    (members) => [...members.slice(1), ['__proto__', recordOf(members.slice(0, 1))]],
    (members) => [...members, ['__proto__', recordOf(members)]],
    (members) => [...members.slice(1), ...members.slice(0, 1)],
    (members) => members.toReversed(),
    () => [],
  ];
}

/** How a member's name may be mistaken: in other case, with a blank or an s, cut short, in another style. */
function nameRelatives(name: string): readonly string[] {
  const [head, tail] = [name.slice(0, 1), name.slice(1)];
  return [
    ...[head.toUpperCase() + tail, name.toUpperCase(), name.toLowerCase()],
    ...[
      `${name} `,
      ` ${name}`,
      `${name}s`,
      name.slice(0, -1),
      `_${name}`,
      `${name}_`,
      `x${name}`,
    ],
    ...[
      name.replaceAll(/[A-Z]/g, (sign) => `_${sign.toLowerCase()}`),
      `${name}.x`,
      `${name}\u200b`,
    ],
  ].filter((other, index, all) => other !== name && all.indexOf(other) === index);
}

/** Sizes past the small limits that programs set: a limit is shown by any size past it. */
export const sizes: readonly number[] = [
  2, 3, 4, 5, 6, 7, 8, 9, 11, 13, 17, 21, 33, 51, 65, 101,
];

/**
 * A list or set as another one: empty, with one element, doubled, reversed, sorted, with one element missing or twice,
 * and longer than small limits, with its own elements at the end.
 * @param filler makes the element that comes before, different for each index
 */
export function elementChanges(
  elements: readonly unknown[],
  filler: (index: number) => unknown,
): readonly (readonly unknown[])[] {
  const fill = (count: number): readonly unknown[] =>
    Array.from({ length: Math.max(0, count) }, (_, index) => filler(index));
  return [
    [],
    elements.slice(0, 1),
    elements.slice(1),
    elements.slice(0, -1),
    elements.toReversed(),
    [...elements, ...elements],
    ...elements.slice(0, 4).map((_, index) => elements.toSpliced(index, 1)),
    ...elements.slice(0, 4).map((element) => [...elements, element]),
    [...elements, null],
    [...elements, []],
    [elements],
    elements.map((element) => [element]),
    ...sizes.map((size) => [...fill(size - elements.length), ...elements]),
    ...[9, 33, 101].map((size) => [...elements, ...fill(size - elements.length)]),
    ...[9, 33, 101].map((size) => fill(size)),
  ];
}

/** How deep a part is wrapped, past the depths that programs walk to. */
const depths = [2, 3, 4, 5, 6, 7, 8, 9, 11, 13, 17, 21, 33, 65];

/** A part wrapped so many times: in lists, and in records under one name. */
export function nestings(part: unknown, name: string): readonly unknown[] {
  return depths.flatMap((depth) => [
    wrapped(part, depth, (inner) => [inner]),
    wrapped(part, depth, (inner) => recordOf([[name, inner]])),
  ]);
}

function wrapped(
  part: unknown,
  depth: number,
  around: (inner: unknown) => unknown,
): unknown {
  let value = part;
  for (let at = 0; at < depth; at += 1) value = around(value);
  return value;
}
