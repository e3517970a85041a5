import { describe, expect, it } from 'vitest';
import { compileSchema, schemaFormats, schemaKeywords } from '#schema';
import { formatChecks } from '#schema/interpret/formatChecks.ts';
import { interpretSchema } from '#schema/interpret/interpretSchema.ts';
import { deepFreeze } from '../../support/deepFreeze.ts';

/** The problems of a schema, one a line. */
function problemsOf(schema: unknown): readonly string[] {
  const read = interpretSchema(schema, formatChecks);
  return read.ok
    ? []
    : read.problems.map((problem) => {
        const { code, path } = problem;
        const fact = 'keyword' in problem ? problem.keyword : 'detail' in problem ? problem.detail : '';
        return `${code} ${path} ${fact}`.trim();
      });
}

/** The violations of a JSON text, by place and keyword. */
function lines(schema: unknown, json: string): readonly string[] {
  const read = interpretSchema(schema, formatChecks);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.validate(JSON.parse(json)).map(({ path, keyword }) => `${path} ${keyword}`);
}

describe('a keyword that is not interpreted is refused, not ignored', () => {
  const left = [
    'pattern',
    'patternProperties',
    'unevaluatedItems',
    'unevaluatedProperties',
    '$id',
    '$anchor',
  ];

  it('six of those that the compiler reads are not', () => {
    const read = Object.keys(schemaKeywords).filter(
      (keyword) =>
        problemsOf({ [keyword]: valueFor(keyword) })[0] === `unknown_keyword /${keyword} ${keyword}`,
    );
    expect(read.sort()).toEqual([...left].sort());
  });

  it.each(left)('%s, however deep it stands', (keyword) => {
    expect(problemsOf({ properties: { 'a/b': { items: { [keyword]: valueFor(keyword) } } } })).toEqual([
      `unknown_keyword /properties/a~1b/items/${keyword} ${keyword}`,
    ]);
  });

  it.each<readonly [string, unknown, string]>([
    ['a misspelt keyword', { requierd: ['a'] }, 'unknown_keyword /requierd requierd'],
    ['a format that nobody checks', { format: 'city' }, 'unknown_format /format'],
    ['what is no schema', 3, 'not_a_schema'],
  ])('%s, as by the compiler', (_, schema, problem) => expect(problemsOf(schema)).toEqual([problem]));

  it('a format as long as nobody has said how to check it', () => {
    const schema = { properties: { at: { format: 'date' } } };
    expect(interpretSchema(schema)).toEqual({
      ok: false,
      problems: [{ code: 'unknown_format', path: '/properties/at/format', format: 'date' }],
    });
    expect(lines(schema, '{"at": "2026-02-30"}')).toEqual(['/at format']);
    expect(lines(schema, '{"at": 3}')).toEqual([]);
  });
});

describe('a keyword with an impossible value is refused at its place, in the words of the compiler', () => {
  it.each<readonly [rule: string, schema: object]>([
    ['a type that does not exist', { type: 'strin' }],
    ['a type twice', { type: ['string', 'string'] }],
    ['no type at all', { type: [] }],
    ['a bound in quotes', { minimum: '1' }],
    ['a length below zero', { properties: { a: { minLength: -1 } } }],
    ['a length and a half', { items: { maxItems: 1.5 } }],
    ['a step of zero', { multipleOf: 0 }],
    ['a name required twice', { required: ['a', 'a'] }],
    ['a name that is a number', { required: [1] }],
    ['properties as a list', { properties: [] }],
    ['an empty allOf', { allOf: [] }],
    ['an enum that is no list', { enum: 'a' }],
    ['a title that is a number', { title: 3 }],
    ['two faults', { minimum: '1', maximum: '2' }],
    ['another dialect', { $schema: 'http://json-schema.org/draft-07/schema#' }],
    ['a rule for a field __proto__', { properties: JSON.parse('{"__proto__": {}}') }],
  ])('%s', (_rule, schema) => {
    const compiled = compileSchema(schema);
    const read = interpretSchema(schema, formatChecks);
    const problems = (answer: typeof read) =>
      answer.ok ? ['none'] : answer.problems.map((one) => JSON.stringify(one));
    expect(compiled.ok).toBe(false);
    expect(problems(read).sort()).toEqual(problems(compiled).sort());
  });

  it.each([
    ['else without if', { else: true }, '/else'],
    // biome-ignore lint/suspicious/noThenProperty: the keyword's name
    ['then without if', { then: true }, '/then'],
    ['if without either', { if: true }, '/if'],
    ['a number of matches of nothing', { minContains: 2 }, '/minContains'],
  ])('%s, which the compiler refuses as a whole', (_, schema, path) => {
    expect(problemsOf(schema)).toEqual([expect.stringContaining(`invalid_keyword ${path} `)]);
    expect(compileSchema(schema).ok).toBe(false);
  });
});

describe('a reference is a pointer inside the schema', () => {
  it.each<readonly [string, object]>([
    ['to a definition', { $ref: '#/$defs/a', $defs: { a: { type: 'integer' } } }],
    ['to a name with / ~ and %', { $ref: '#/$defs/a~1b~0c%25', $defs: { 'a/b~c%': { type: 'integer' } } }],
    ['to a part of a list', { $ref: '#/anyOf/1', anyOf: [true, { type: 'integer' }] }],
    [
      'to one that refers on',
      { $ref: '#/$defs/a', $defs: { a: { $ref: '#/$defs/b' }, b: { type: 'integer' } } },
    ],
  ])('%s', (_where, schema) => {
    expect(lines(schema, '3')).toEqual([]);
    expect(lines(schema, '"3"')).toEqual([' type']);
  });

  it('to the whole, as far as the value goes', () => {
    const list = { type: 'object', properties: { next: { $ref: '#' } }, additionalProperties: false };
    expect(lines(list, '{"next": {"next": {}}}')).toEqual([]);
    expect(lines(list, '{"next": {"next": {"x": 1}}}')).toEqual(['/next/next/x additionalProperties']);
  });

  it.each([
    ['to nothing', { $ref: '#/$defs/b' }],
    ['to an inherited name', { $ref: '#/toString' }],
    ['to a value that is no schema', { $ref: '#/required', required: ['a'] }],
    ['to another document', { $ref: 'https://example.org/other.json' }],
    ['to an anchor', { $ref: '#here' }],
    ['with a broken escape', { $ref: '#/%' }],
  ])('and not %s', (_, schema) => {
    expect(problemsOf(schema)).toEqual([`invalid_keyword /$ref can't resolve reference ${schema.$ref}`]);
  });

  it.each([
    ['itself', { $ref: '#' }],
    ['itself by way of others', { allOf: [{ anyOf: [{ $ref: '#' }] }] }],
    ['one that refers back', { $ref: '#/$defs/a', $defs: { a: { not: { $ref: '#/$defs/a' } } } }],
  ])('and not to %s without a step into the value', (_, schema) => {
    expect(problemsOf(schema).join()).toContain('circular reference');
  });
});

describe('a check ends', () => {
  it('by an error of its own, where it would take too many steps', () => {
    const doubled = (depth: number): object =>
      depth === 0
        ? { $defs: { a: {} } }
        : { allOf: [{ $ref: `#/$defs/${depth}` }, { $ref: `#/$defs/${depth}` }] };
    const $defs = Object.fromEntries(
      Array.from({ length: 20 }, (_, i) => [String(i + 1), i === 0 ? {} : doubled(i)]),
    );
    const read = interpretSchema({ ...doubled(20), $defs });
    expect(() => read.ok && read.validate(1)).toThrow(RangeError);
  });

  it('where a long list is asked whether all of it differs', () => {
    const read = interpretSchema({ uniqueItems: true });
    const numbers = (count: number) => Array.from({ length: count }, (_, i) => i);
    expect(read.ok && read.validate(numbers(1000))).toEqual([]);
    expect(() => read.ok && read.validate(numbers(2000))).toThrow(RangeError);
  });

  it('where schema and value are nested without measure, too', () => {
    const read = interpretSchema({ items: { $ref: '#' } });
    const deep = JSON.parse('['.repeat(5000) + ']'.repeat(5000)) as unknown;
    expect(() => read.ok && read.validate(deep)).toThrow(RangeError);
    let schema: object = {};
    for (let i = 0; i < 1000; i += 1) schema = { not: schema };
    expect(problemsOf(schema)).toEqual(['invalid_keyword  nested too deep']);
  });
});

it('nothing is compiled, filled in, or changed', () => {
  const schema = deepFreeze({
    type: 'object',
    properties: { a: { type: 'integer', default: 3 }, b: { $ref: '#/$defs/b' } },
    $defs: { b: { type: 'string' } },
  });
  const value = deepFreeze(JSON.parse('{"b": "1", "__proto__": {"a": 1}}'));
  expect(interpretSchema(schema, formatChecks)).toMatchObject({ ok: true });
  expect(lines(schema, JSON.stringify(value))).toEqual([]);
  expect(lines({ required: ['toString', 'a'] }, '{"__proto__": {"a": 1}}')).toEqual([
    '/a required',
    '/toString required',
  ]);
});

function valueFor(keyword: string): unknown {
  if (keyword === '$schema') return 'https://json-schema.org/draft/2020-12/schema';
  if (keyword === '$ref') return '#/$defs/a';
  if (keyword === 'format') return schemaFormats[0];
  const holds = schemaKeywords[keyword];
  return holds === 'schema' ? true : holds === 'list' ? [true] : holds === 'map' ? {} : 'a';
}
