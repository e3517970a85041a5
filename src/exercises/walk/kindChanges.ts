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

/** Names under which what was asked for may stand one level deeper. */
const envelopes = [
  'arguments',
  'args',
  'params',
  'input',
  'data',
  'result',
  'properties',
  '0',
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
      ...envelopes.map((outer) => recordOf([[outer, part]])),
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
