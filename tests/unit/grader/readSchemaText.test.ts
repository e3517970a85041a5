import { describe, expect, it } from 'vitest';
import { readSchemaText } from '../../../src/grader/compile/readSchemaText.ts';
import { schemaError } from '../../../src/grader/compile/schemaError.ts';

describe('readSchemaText', () => {
  it.each<readonly [string, string, object | null]>([
    ['a schema', '{"type": "object"}', null],
    ['text that is no JSON', '{"type": object}', { code: 'json', line: 1, column: 10 }],
    [
      'a misspelt keyword, at its place',
      '{\n  "type": "object",\n  "aditionalProperties": false\n}',
      {
        code: 'schema',
        line: 3,
        column: 3,
        problem: {
          code: 'unknown_keyword',
          path: '/aditionalProperties',
          keyword: 'aditionalProperties',
        },
      },
    ],
    [
      'an unknown format',
      '{"format": "city"}',
      {
        code: 'schema',
        line: 1,
        column: 2,
        problem: { code: 'unknown_format', path: '/format', format: 'city' },
      },
    ],
    [
      'a value that is no schema',
      '[]',
      { code: 'schema', line: 1, column: 1, problem: { code: 'not_a_schema', path: '' } },
    ],
    [
      'a pattern that is no expression',
      '{"properties": {"a": {"pattern": "("}}}',
      {
        code: 'schema',
        line: 1,
        column: 23,
        problem: { code: 'invalid_keyword', path: '/properties/a/pattern', detail: 'format: "regex"' },
      },
    ],
    [
      'a text that is too long',
      ' '.repeat(100_001),
      { code: 'too-long', line: 1, column: 1, length: 100_001, limit: 100_000 },
    ],
  ])('%s', (_what, text, expected) => {
    const read = readSchemaText(text);
    const problem = read.ok ? read.doubt : read.error;
    if (expected === null) expect(problem).toBeNull();
    else expect(problem).toMatchObject(expected);
  });

  it('what only compiling shows is put at its place too', () => {
    const problem = { code: 'invalid_keyword', path: '/minimum', detail: 'type: "number"' } as const;
    expect(schemaError('{\n "minimum": "1"}', problem)).toEqual({
      code: 'schema',
      line: 2,
      column: 2,
      problem,
    });
  });

  it.each<readonly [what: string, text: string, judged: unknown]>([
    ['a byte order mark is no part of it', '\ufeff{"type": "object"}', { type: 'object' }],
    [
      '`definitions` holds what a reference leads to',
      '{"properties": {"a": {"$ref": "#/definitions/x"}}, "definitions": {"x": {"type": "string"}}}',
      { properties: { a: { $ref: '#/$defs/d0' } }, $defs: { d0: { type: 'string' } } },
    ],
    ['an unknown keyword is an annotation', '{"type": "object", "x-order": 1}', { type: 'object' }],
    ['so is one of another vocabulary', '{"type": "object", "nullable": false}', { type: 'object' }],
    ['so is an unknown format', '{"type": "string", "format": "city-name"}', { type: 'string' }],
  ])('%s', (_what, text, judged) => {
    const read = readSchemaText(text);
    expect(read.ok ? JSON.parse(read.text) : read.error).toEqual(judged);
  });

  it('a keyword that begins with `x-` is in no doubt, any other unknown one is', () => {
    const doubtOf = (text: string) => {
      const read = readSchemaText(text);
      return read.ok ? (read.doubt?.code ?? null) : read.error.code;
    };
    expect(doubtOf('{"x-order": 1}')).toBeNull();
    expect(doubtOf('{"definitions": {}}')).toBeNull();
    expect(doubtOf('{"minimun": 1}')).toBe('schema');
  });

  it('another dialect is refused, and so is a loop behind `definitions`', () => {
    expect(readSchemaText('{"$schema": "http://json-schema.org/draft-07/schema#"}')).toMatchObject({
      ok: false,
    });
    const loop = '{"$ref": "#/definitions/a", "definitions": {"a": {"$ref": "#/definitions/a"}}}';
    expect(readSchemaText(loop)).toMatchObject({ ok: false, error: { code: 'schema' } });
  });
});
