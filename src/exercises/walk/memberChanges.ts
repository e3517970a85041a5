import { inheritedNames } from './textRelatives.ts';
import { recordOf } from './tree.ts';

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

/** What an added member may hold. */
const ordinary: readonly unknown[] = [false, 0, 1, '', 'x', [], {}, ['x'], { x: 1 }];

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
    ...[',', ':', '|', ' ', ''].map((sign) => glued(own.join(sign))),
    ...added.map((name) => beside(name, null)),
    ...added.slice(0, 4).flatMap((name) => ordinary.map((value) => beside(name, value))),
    ...added.slice(0, 12).map((name) => beside(name, true)),
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

/** One member more. */
function beside(name: string, value: unknown): (members: Members) => Members {
  return (members) => [...members, [name, value]];
}

/** One member in place of all, under a name in which all names stand. */
function glued(name: string): (members: Members) => Members {
  return (members) => [[name, members[0]?.[1] ?? null]];
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
