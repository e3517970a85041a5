import { describe, expect, it } from 'vitest';
import { checkSchemaText, schemaError } from '../../../src/grader/compile/checkSchemaText.ts';

describe('checkSchemaText', () => {
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
    const problem = checkSchemaText(text);
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
});
