import { describe, expect, it } from 'vitest';
import { interpretSchema } from '#schema/interpret/interpretSchema.ts';
import { referenceLoop } from '#schema/referenceLoop.ts';
import { readSchemaText } from '../../../src/grader/compile/readSchemaText.ts';

const loops: readonly (readonly [string, unknown, string, string])[] = [
  ['the whole that refers to itself', { $ref: '#' }, '/$ref', '#'],
  [
    'two definitions that refer to each other',
    { $ref: '#/$defs/a', $defs: { a: { $ref: '#/$defs/b' }, b: { $ref: '#/$defs/a' } } },
    '/$defs/a/$ref',
    '#/$defs/b',
  ],
  ['an alternative that leads back', { anyOf: [{ type: 'null' }, { $ref: '#' }] }, '/anyOf/1/$ref', '#'],
  ['a denial', { $defs: { a: { not: { $ref: '#/$defs/a' } } } }, '/$defs/a/not/$ref', '#/$defs/a'],
  [
    'a dependent schema',
    { dependentSchemas: { b: { allOf: [{ $ref: '#' }] } } },
    '/dependentSchemas/b/allOf/0/$ref',
    '#',
  ],
];

/** Loops by names that `interpretSchema` does not read. */
const byName: readonly (readonly [string, unknown, string, string])[] = [
  ['an anchor', { $defs: { a: { $anchor: 'x', $ref: '#x' } } }, '/$defs/a/$ref', '#x'],
  [
    'its own $id',
    { $id: 'https://a.example/s', $ref: 'https://a.example/s' },
    '/$ref',
    'https://a.example/s',
  ],
  [
    'its own $id and a pointer',
    { $id: 'https://a.example/s', $defs: { a: { $ref: 'https://a.example/s#/$defs/a' } } },
    '/$defs/a/$ref',
    'https://a.example/s#/$defs/a',
  ],
];

describe('references that lead in a circle', () => {
  it.each([...loops, ...byName])('%s is a problem of the schema', (_, schema, path, reference) => {
    const problem = { code: 'invalid_keyword', path, detail: `circular reference ${reference}` };
    expect(referenceLoop(schema)).toEqual(problem);
    expect(readSchemaText(JSON.stringify(schema))).toMatchObject({
      ok: false,
      error: { code: 'schema', problem },
    });
  });

  it.each(loops)('%s is the problem that a page finds', (_, schema, path, reference) => {
    expect(interpretSchema(schema)).toMatchObject({
      problems: expect.arrayContaining([
        { code: 'invalid_keyword', path, detail: `circular reference ${reference}` },
      ]),
    });
  });

  it.each([
    ['a list of itself', { items: { $ref: '#' } }],
    ['a tree', { $defs: { node: { properties: { next: { $ref: '#/$defs/node' } } } }, $ref: '#/$defs/node' }],
    [
      'one definition used twice',
      { allOf: [{ $ref: '#/$defs/a' }, { $ref: '#/$defs/a' }], $defs: { a: {} } },
    ],
    ['a reference to elsewhere', { $ref: 'https://b.example/s' }],
    ['a reference to nothing', { $ref: '#/$defs/none' }],
    ['a value called $ref', { const: { $ref: '#' } }],
    ['a boolean', true],
    ['no schema', 3],
  ])('%s is none', (_, schema) => {
    expect(referenceLoop(schema)).toBeNull();
  });

  it('thousands of references in a row are followed without a stack', () => {
    const $defs = Object.fromEntries(
      Array.from({ length: 4000 }, (_, i) => [`d${i}`, { $ref: `#/$defs/d${(i + 1) % 4000}` }]),
    );
    expect(referenceLoop({ $defs })).toMatchObject({ path: '/$defs/d0/$ref' });
  });
});
