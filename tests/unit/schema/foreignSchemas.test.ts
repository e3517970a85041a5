import { describe, expect, it } from 'vitest';
import { readResponse } from '#core';
import { compileForeign, compileSchema, readForeignSchema, schemaHost } from '#schema';
import { interpretForeign } from '#schema/interpret/interpretForeign.ts';
import { isBounded } from '#schema/interpret/patternKeywords.ts';

const draft07 = 'http://json-schema.org/draft-07/schema#';
const of2019 = 'https://json-schema.org/draft/2019-09/schema';

/** Where a value breaks a schema, as both readers tell it; the problems where the schema cannot be read. */
function told(schema: unknown, value: unknown): readonly string[] {
  const [compiled, interpreted] = [compileForeign(compileSchema, schema), interpretForeign(schema)].map(
    (read) =>
      read.ok
        ? read.validate(value).map(({ path, keyword }) => `${path} ${keyword}`)
        : read.problems.map(({ code, path }) => `${code} ${path}`),
  );
  expect(interpreted).toEqual(compiled);
  return compiled ?? [];
}

describe('a schema is read by the rules of the dialect that it names', () => {
  it.each<readonly [rule: string, schema: object, value: unknown, told: readonly string[]]>([
    ['draft-07, as most published servers declare', { $schema: draft07, type: 'integer' }, 'a', [' type']],
    ['without the empty fragment', { $schema: draft07.slice(0, -1), type: 'integer' }, 1, []],
    ['a list of items is a prefix', { $schema: draft07, items: [{ type: 'string' }] }, [1, 2], ['/0 type']],
    [
      'and additionalItems is what comes behind it',
      { $schema: draft07, items: [true], additionalItems: { type: 'string' } },
      [1, 2],
      ['/1 type'],
    ],
    ['additionalItems alone says nothing', { $schema: draft07, additionalItems: false }, [1], []],
    ['items before that is one schema', { $schema: of2019, items: { type: 'string' } }, [1], ['/0 type']],
    [
      'dependencies of draft-07 are names or a schema',
      { $schema: draft07, dependencies: { a: ['b'], c: { required: ['d'] } } },
      { a: 1, c: 1 },
      ['/b required', '/d required'].map((line) => line.replace('/b required', '/b dependentRequired')),
    ],
    ['in 2020-12 they are an annotation', { dependencies: { a: ['b'] } }, { a: 1 }, []],
    [
      'the neighbours of a draft-07 reference say nothing',
      {
        $schema: draft07,
        properties: { a: { $ref: '#/definitions/n', maximum: 1 } },
        definitions: { n: { type: 'integer' } },
      },
      { a: 2 },
      [],
    ],
    [
      'those of a later one do',
      {
        $schema: of2019,
        properties: { a: { $ref: '#/$defs/n', maximum: 1 } },
        $defs: { n: { type: 'integer' } },
      },
      { a: 2 },
      ['/a maximum'],
    ],
    ['a keyword of a later dialect is an annotation', { $schema: draft07, prefixItems: [false] }, [1], []],
    ['a boolean is a schema', { $schema: draft07, properties: { a: false } }, { a: 1 }, ['/a false schema']],
    [
      'a recursive reference of 2019-09 leads to the whole',
      {
        $schema: of2019,
        $recursiveAnchor: true,
        properties: { a: { $recursiveRef: '#' } },
        maxProperties: 1,
      },
      { a: { b: 1, c: 1 } },
      ['/a maxProperties'],
    ],
    [
      'so does a dynamic one of 2020-12, where there is one resource',
      { $dynamicAnchor: 'node', properties: { a: { $dynamicRef: '#node' } }, maxProperties: 1 },
      { a: { b: 1, c: 1 } },
      ['/a maxProperties'],
    ],
  ])('%s', (_rule, schema, value, expected) => {
    const lines = told(schema, value);
    expect(lines).toEqual(expected);
  });
});

describe('what a dialect does not know is an annotation', () => {
  it.each<readonly [rule: string, schema: object, value: unknown, told: readonly string[]]>([
    ['an unknown format', { type: 'integer', format: 'uint' }, -1, []],
    ['a format that is known is checked', { format: 'date' }, '2026-02-30', [' format']],
    ['an x- keyword', { type: 'string', 'x-order': 1 }, 'a', []],
    ['a misspelt keyword', { requierd: ['a'] }, {}, []],
    ['nullable, which is of another language', { type: 'string', nullable: true }, null, [' type']],
    ['id, which was a keyword of draft-04', { id: 'https://example.org/s', type: 'string' }, 'a', []],
    ['a keyword with the name of an inherited member', { constructor: 1, toString: 2 }, 1, []],
    ['if with nothing behind it', { if: false }, 1, []],
    ['minContains without contains', { minContains: 2 }, [], []],
    ['contains of which none is demanded', { contains: false, minContains: 0 }, [], []],
    [
      'definitions that nothing leads to, whatever is in them',
      { definitions: { a: { type: 'strin' } } },
      1,
      [],
    ],
  ])('%s', (_rule, schema, value, expected) => expect(told(schema, value)).toEqual(expected));

  it('and is told as such, with its place', () => {
    const schema = { properties: { 'a/b': { format: 'uint', 'x-order': 1 } }, nullable: true };
    expect(readForeignSchema(schema)).toMatchObject({
      passedOver: [
        { code: 'unknown_keyword', path: '/nullable', keyword: 'nullable' },
        { code: 'unknown_format', path: '/properties/a~1b/format', format: 'uint' },
        { code: 'unknown_keyword', path: '/properties/a~1b/x-order', keyword: 'x-order' },
      ],
    });
  });
});

describe('a reference leads anywhere inside the document', () => {
  const n = { type: 'integer' };
  it.each<readonly [where: string, schema: object]>([
    ['into definitions', { $ref: '#/definitions/n', definitions: { n } }],
    ['into $defs', { $ref: '#/$defs/n', $defs: { n } }],
    ['into a keyword that nobody knows', { $ref: '#/x-types/n', 'x-types': { n } }],
    ['to an anchor', { $ref: '#n', $defs: { a: { $anchor: 'n', ...n } } }],
    ['to an anchor of draft-07', { $schema: draft07, $ref: '#n', definitions: { a: { $id: '#n', ...n } } }],
    [
      'by the address of the whole',
      { $id: 'https://example.org/s', $ref: 'https://example.org/s#/$defs/n', $defs: { n } },
    ],
    [
      'to a resource inside',
      { $ref: 'https://example.org/n', $defs: { a: { $id: 'https://example.org/n', ...n } } },
    ],
    [
      'from a resource inside, starting there',
      {
        allOf: [{ $id: 'https://example.org/n', $ref: '#/$defs/n', $defs: { n } }],
        $defs: { n: { type: 'string' } },
      },
    ],
    ['over several steps', { $ref: '#/$defs/a', $defs: { a: { $ref: '#/$defs/b' }, b: n } }],
  ])('%s', (_where, schema) => {
    expect(told(schema, 3)).toEqual([]);
    expect(told(schema, 'a')).toEqual([' type']);
  });

  it('and to the whole, as far as the value goes', () => {
    const list = { $schema: draft07, properties: { next: { $ref: '#' } }, additionalProperties: false };
    expect(told(list, { next: { next: { x: 1 } } })).toEqual(['/next/next/x additionalProperties']);
  });
});

describe('what is then still unusable cannot be checked here', () => {
  it.each<readonly [what: string, schema: unknown]>([
    ['a dialect that is not read', { $schema: 'http://json-schema.org/draft-04/schema#', type: 'integer' }],
    ['a dialect of somebody’s own', { $schema: 'https://example.org/dialect' }],
    ['a dialect that is a number', { $schema: 7 }],
    ['another dialect inside', { properties: { a: { $id: 'https://example.org/a', $schema: draft07 } } }],
    ['a reference to nothing', { $ref: '#/$defs/gone' }],
    ['a reference to another document', { $ref: 'https://example.org/other.json' }],
    ['a type that does not exist', { $schema: draft07, type: 'any' }],
    ['a bound as draft-04 had it', { $schema: draft07, minimum: 1, exclusiveMinimum: true }],
    ['a pattern that no engine reads', { pattern: '[' }],
    ['what is no schema', 'object'],
    ['nesting without measure', nested(300)],
  ])('%s', (_what, schema) => {
    expect(compileForeign(compileSchema, schema).ok).toBe(false);
    expect(interpretForeign(schema).ok).toBe(false);
    expect(schemaHost(compileSchema).compile(schema)).toBeNull();
  });
});

function nested(depth: number): object {
  return depth === 0 ? {} : { not: nested(depth - 1) };
}

describe('patterns on a page', () => {
  it.each([
    ['^[a-z0-9-]+$', true],
    ['^\\p{L}{2,5}(?:-\\d)?$', true],
    ['a|b', true],
    ['(a+)+$', false],
    ['(?:ab)*', false],
    ['^(?=a)', false],
    ['(.)\\1', false],
    ['(?<n>a)', false],
  ])('%s takes work that can be told beforehand: %s', (pattern, bounded) => {
    expect(isBounded(pattern)).toBe(bounded);
    expect(interpretForeign({ pattern }).ok).toBe(bounded);
  });

  it('are matched as the compiler matches them, in names too', () => {
    const schema = {
      patternProperties: { '^x-': { type: 'string' } },
      properties: { a: { pattern: '^b+$' } },
      additionalProperties: false,
    };
    expect(told(schema, { 'x-a': 1, a: 'c', b: 1 })).toEqual([
      '/a pattern',
      '/b additionalProperties',
      '/x-a type',
    ]);
    expect(told(schema, { 'x-a': '', a: 'bb' })).toEqual([]);
  });

  it('end by an error of their own where a text is too long for them', () => {
    const read = interpretForeign({ pattern: '^a*a*a*b$' });
    expect(read.ok && read.validate('a'.repeat(20))).toHaveLength(1);
    expect(() => read.ok && read.validate('a'.repeat(5000))).toThrow(RangeError);
  });
});

describe('a result is not blamed for what the host cannot check', () => {
  const request = { jsonrpc: '2.0', id: 2, method: 'tools/call', params: { name: 't' } };
  const answer = (outputSchema: object, structuredContent: object) => {
    const frame = { jsonrpc: '2.0', id: 2, result: { content: [], structuredContent } };
    const hosts = [schemaHost(compileSchema), schemaHost(interpretForeign)];
    const [first, ...others] = hosts.map((host) =>
      readResponse({ request, effect: 'write', tool: { name: 't', outputSchema }, frame }, host),
    );
    for (const other of others) expect(other).toEqual(first);
    return first?.ok === true ? `${first.class} ${first.executed} ${first.decision}` : 'refused';
  };
  const count = {
    type: 'object',
    properties: { count: { type: 'integer', format: 'uint' } },
    required: ['count'],
  };
  const fits = 'ok yes use_result';
  const breaks = 'contract_violation yes do_not_retry_write';

  it.each<readonly [what: string, more: object]>([
    ['draft-07 by $schema', { $schema: draft07 }],
    ['2019-09 by $schema', { $schema: of2019 }],
    ['an unknown format', {}],
    ['nullable', { nullable: true }],
    ['an x- keyword', { 'x-version': 2 }],
    ['a pattern', { patternProperties: { '^n': { pattern: '^a+$' } } }],
    [
      'definitions',
      { definitions: { c: { type: 'integer' } }, properties: { count: { $ref: '#/definitions/c' } } },
    ],
  ])('%s: what fits is a result, and what breaks the promise breaks it', (_what, more) => {
    expect(answer({ ...count, ...more }, { count: 1 })).toBe(fits);
    expect(answer({ ...count, ...more }, { count: '1' })).toBe(breaks);
  });

  it('a dialect that is not read is told as a limit of the host’s, and nothing is sent again or reported', () => {
    const $schema = 'http://json-schema.org/draft-04/schema#';
    expect(answer({ ...count, $schema }, { count: '1' })).toBe(
      'cannot_be_checked yes use_unchecked_and_flag',
    );
  });
});
