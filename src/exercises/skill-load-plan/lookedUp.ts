import { bothSides } from '../walk/bothSides.ts';
import type { LoadInput } from './cases.ts';
import { costs, request } from './plainRequest.ts';

/** What is looked for beside what it is looked for in: both are given relatives. */
const looked: readonly (readonly [text: string, among: readonly string[]])[] = bothSides<
  readonly [string, readonly string[]]
>(['a', ['a']], { text: [0], with: [1] });

/** The same without long texts, which cost many bytes and are tried once. */
const short = looked.filter(([text, among]) => text.length + among.join().length < 150);

/** A resource whose owner is looked for among active skills that are complete. */
const owners = short.map(([owner, active]) =>
  request({
    catalog: costs(active),
    bodies: costs(active),
    active,
    resources: { r: [owner, 1] },
  }),
);

/** An active skill that is looked for among those that have metadata and a body. */
const skills = short.map(([skill, known]) =>
  request({
    catalog: costs(known),
    bodies: costs(known),
    active: [skill],
    resources: {},
    requested: [],
  }),
);

/** A requested id that is looked for among the resources. */
const ids = looked.map(([id, known]) =>
  request({ resources: costs(known, ['a', 1]), requested: [id] }),
);

/** Names that read alike to who takes them for paths, addresses, patterns or names with a scope. */
export const paths: readonly LoadInput[] = (
  [
    ['./r', 'r'],
    ['/r', 'r'],
    ['r/', 'r'],
    ['x/r', 'r'],
    ['x/../r', 'r'],
    ['x\\r', 'x/r'],
    ['r#x', 'r'],
    ['r?x', 'r'],
    ['r.md', 'r'],
    ['r@1', 'r'],
    ['x:r', 'r'],
    ['%72', 'r'],
    ['*', 'r'],
    ['r*', 'r'],
    ['all', 'r'],
  ] as const
).flatMap(([one, other]) =>
  [
    [one, other],
    [other, one],
  ].flatMap(([asked = '', known = '']) => [
    request({ resources: costs([known], ['a', 1]), requested: [asked] }),
    request({
      catalog: costs([known]),
      bodies: costs([known]),
      active: [known],
      resources: { r: [asked, 1] },
    }),
    request({ catalog: costs([known]), bodies: costs([known]), active: [asked] }),
  ]),
);

/** Every request in which a name and what it is looked for in are given relatives. */
export const lookedUp: readonly LoadInput[] = [...owners, ...ids, ...skills];
