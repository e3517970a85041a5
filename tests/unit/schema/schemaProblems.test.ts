import { describe, expect, it } from 'vitest';
import { compileSchema, schemaFormats, schemaKeywords, unknownParts } from '#schema';

/** The problems of a schema, one a line. */
function problemsOf(schema: unknown): readonly string[] {
  const compiled = compileSchema(schema);
  return compiled.ok
    ? []
    : compiled.problems.map((problem) => {
        const { code, path } = problem;
        const fact =
          'keyword' in problem
            ? problem.keyword
            : 'format' in problem
              ? problem.format
              : 'detail' in problem
                ? problem.detail
                : '';
        return `${code} ${path} ${fact}`.trim();
      });
}

describe('a keyword that nobody would check is refused when the schema is registered', () => {
  it.each<readonly [rule: string, schema: unknown, problems: readonly string[]]>([
    [
      'a misspelt additionalProperties',
      { aditionalProperties: false },
      ['unknown_keyword /aditionalProperties aditionalProperties'],
    ],
    ['another case', { Required: [] }, ['unknown_keyword /Required Required']],
    ['a keyword of an earlier draft', { definitions: {} }, ['unknown_keyword /definitions definitions']],
    ['a keyword of OpenAPI', { nullable: true }, ['unknown_keyword /nullable nullable']],
    ['a name that every object inherits', { toString: {} }, ['unknown_keyword /toString toString']],
    ['constructor', { constructor: {} }, ['unknown_keyword /constructor constructor']],
    ['an own __proto__', JSON.parse('{"__proto__": {}}'), ['unknown_keyword /__proto__ __proto__']],
    [
      'dynamic references, whose meaning depends on who refers',
      { $dynamicRef: '#a' },
      ['unknown_keyword /$dynamicRef $dynamicRef'],
    ],
    [
      'several, in the order in which they stand',
      { b: 1, type: 'object', a: 1 },
      ['unknown_keyword /b b', 'unknown_keyword /a a'],
    ],
    [
      'a name with / and ~ is escaped in the pointer',
      { $defs: { 'a/b~c': { x: 1 } } },
      ['unknown_keyword /$defs/a~1b~0c/x x'],
    ],
  ])('%s', (_rule, schema, problems) => {
    expect(problemsOf(schema)).toEqual(problems);
  });

  it.each(Object.entries(schemaKeywords).filter(([, holds]) => holds !== 'nothing'))(
    'it is found inside %s, which holds a %s',
    (keyword, holds) => {
      const inner = { typ: 'string' };
      const [value, below] =
        holds === 'schema'
          ? [inner, '']
          : holds === 'list'
            ? [[true, inner], '/1']
            : [{ one: inner }, '/one'];
      expect(unknownParts({ [keyword]: value })).toEqual([
        { code: 'unknown_keyword', path: `/${keyword}${below}/typ`, keyword: 'typ' },
      ]);
      // Booleans are schemas, and hide nothing.
      expect(
        unknownParts({ [keyword]: holds === 'schema' ? false : holds === 'list' ? [true] : { one: false } }),
      ).toEqual([]);
    },
  );

  it('it is found however deep it stands', () => {
    const schema = {
      properties: { a: { items: { anyOf: [{ not: { patternProperties: { '^x': { tyep: 1 } } } }] } } },
    };
    expect(problemsOf(schema)).toEqual([
      'unknown_keyword /properties/a/items/anyOf/0/not/patternProperties/^x/tyep tyep',
    ]);
  });

  it('a property, a definition or a value that is named like a keyword is no keyword, and the other way round', () => {
    expect(
      problemsOf({ properties: { foo: { type: 'string' }, type: { type: 'string' } }, $defs: { bar: {} } }),
    ).toEqual([]);
    expect(
      problemsOf({ enum: [{ typ: 'x' }], const: { typ: 'x' }, default: { typ: 1 }, examples: [{ typ: 1 }] }),
    ).toEqual([]);
  });

  it('a property named additionalProperties leaves the fields open, and is accepted as what it is', () => {
    const compiled = compileSchema({ properties: { additionalProperties: false } });
    expect(compiled.ok && compiled.validate({ other: 1 })).toEqual([]);
    expect(compiled.ok && compiled.validate({ additionalProperties: 1 })).toHaveLength(1);
  });
});

describe('a format that nobody would check is refused', () => {
  it.each([
    ['an unknown one', { format: 'city' }, ['unknown_format /format city']],
    [
      'one of the specification that is not checked here',
      { format: 'hostname' },
      ['unknown_format /format hostname'],
    ],
    [
      'inside a property',
      { properties: { a: { format: 'e-mail' } } },
      ['unknown_format /properties/a/format e-mail'],
    ],
    ['another case', { format: 'Date' }, ['unknown_format /format Date']],
  ])('%s', (_rule, schema, problems) => expect(problemsOf(schema)).toEqual(problems));

  it.each<readonly [(typeof schemaFormats)[number], string, string]>([
    ['date', '2026-02-28', '2026-02-30'],
    ['time', '10:00:00Z', '25:00:00Z'],
    ['date-time', '2026-02-28T10:00:00Z', '2026-02-28'],
    ['duration', 'P1D', '1 day'],
    ['email', 'a@example.org', 'a'],
    ['uri', 'https://example.org/', 'example'],
    ['uuid', '123e4567-e89b-12d3-a456-426614174000', '123e4567'],
    ['ipv4', '127.0.0.1', '256.0.0.1'],
    ['ipv6', '::1', ':::'],
  ])('%s is checked: %s is one, %s is none', (format, good, bad) => {
    const compiled = compileSchema({ format });
    expect(compiled.ok && compiled.validate(good)).toEqual([]);
    expect(compiled.ok && compiled.validate(bad)).toEqual([
      { path: '', keyword: 'format', expected: format, received: { kind: 'value', value: bad } },
    ]);
    // A format speaks of strings only.
    expect(compiled.ok && compiled.validate(3)).toEqual([]);
  });

  it('each format that is accepted has a row here', () => expect(schemaFormats).toHaveLength(9));
});

describe('a keyword with an impossible value is refused at its place', () => {
  it.each<readonly [rule: string, schema: unknown, problem: string]>([
    [
      'a type that does not exist',
      { type: 'strin' },
      'invalid_keyword /type enum: ["array","boolean","integer","null","number","object","string"]',
    ],
    ['a bound in quotes', { minimum: '1' }, 'invalid_keyword /minimum type: "number"'],
    ['a name required twice', { required: ['a', 'a'] }, 'invalid_keyword /required uniqueItems: true'],
    ['properties as a list', { properties: [] }, 'invalid_keyword /properties type: "object"'],
    ['an empty allOf', { allOf: [] }, 'invalid_keyword /allOf minItems: 1'],
    ['a step of zero', { multipleOf: 0 }, 'invalid_keyword /multipleOf exclusiveMinimum: 0'],
    ['a number as a format', { format: 3 }, 'invalid_keyword /format type: "string"'],
    [
      'inside a property',
      { properties: { a: { minLength: -1 } } },
      'invalid_keyword /properties/a/minLength minimum: 0',
    ],
    [
      'a pattern that is no expression, in the words of no engine',
      { pattern: '(' },
      'invalid_keyword /pattern format: "regex"',
    ],
    [
      'the same among patternProperties',
      { patternProperties: { '[': {} } },
      'invalid_keyword /patternProperties/[ format: "regex"',
    ],
    [
      'another dialect',
      { $schema: 'http://json-schema.org/draft-07/schema#' },
      'invalid_keyword /$schema const: "https://json-schema.org/draft/2020-12/schema"',
    ],
    [
      'a rule for a field __proto__, which would be passed over',
      { properties: JSON.parse('{"__proto__": {"type": "string"}}') },
      'invalid_keyword /properties/__proto__ not checked: "__proto__"',
    ],
    [
      'the same among dependentRequired',
      { dependentRequired: JSON.parse('{"__proto__": ["a"]}') },
      'invalid_keyword /dependentRequired/__proto__ not checked: "__proto__"',
    ],
    [
      'else without if, which would be ignored',
      { else: true },
      'invalid_keyword  strict mode: "else" without "if" is ignored',
    ],
  ])('%s', (_rule, schema, problem) => expect(problemsOf(schema)).toEqual([problem]));

  it.each([
    ['null', null, ''],
    ['a list', [], ''],
    ['a string', 'object', ''],
    ['a number as a property’s schema', { properties: { a: 3 } }, '/properties/a'],
    ['a list as items, as earlier drafts had it', { items: [{}] }, '/items'],
  ])('%s is no schema', (_what, schema, path) =>
    expect(problemsOf(schema)).toEqual([`not_a_schema ${path}`.trim()]),
  );
});

describe('a reference leads inside the schema', () => {
  it.each<readonly [string, object]>([
    ['to a definition', { $ref: '#/$defs/a', $defs: { a: { type: 'integer' } } }],
    ['to a property', { $ref: '#/properties/a', properties: { a: { type: 'integer' } } }],
    ['to an anchor', { $ref: '#here', $defs: { a: { $anchor: 'here', type: 'integer' } } }],
    [
      'by its own address',
      {
        $id: 'https://example.org/s',
        $ref: 'https://example.org/s#/$defs/a',
        $defs: { a: { type: 'integer' } },
      },
    ],
  ])('%s', (_where, schema) => {
    const compiled = compileSchema(schema);
    expect(compiled.ok && compiled.validate(3)).toEqual([]);
    expect(compiled.ok && compiled.validate('3').map(({ keyword }) => keyword)).toEqual(['type']);
  });

  it.each([
    ['to nothing', '#/$defs/b'],
    ['to another document', 'https://example.org/other.json'],
    ['to a file', 'other.json'],
  ])('and not %s', (_where, $ref) => {
    expect(problemsOf({ $ref })).toEqual([
      expect.stringContaining(`invalid_keyword  can't resolve reference ${$ref}`),
    ]);
  });
});
