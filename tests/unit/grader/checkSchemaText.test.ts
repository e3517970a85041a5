import { describe, expect, it } from 'vitest';
import { checkSchemaText, schemaProblemAt } from '#grader/compile/checkSchemaText.ts';

describe('checkSchemaText', () => {
  it.each<readonly [string, string, string | null]>([
    ['a schema', '{"type": "object"}', null],
    ['text that is no JSON', '{"type": object}', 'json 1:10'],
    [
      'a misspelt keyword, at its place',
      '{\n  "type": "object",\n  "aditionalProperties": false\n}',
      'schema 3:3 unknown_keyword aditionalProperties',
    ],
    ['an unknown format', '{"format": "city"}', 'schema 1:2 unknown_format city'],
    ['a value that is no schema', '[]', 'schema 1:1 not_a_schema'],
    [
      'a pattern that is no expression',
      '{"properties": {"a": {"pattern": "("}}}',
      'schema 1:23 invalid_keyword format: "regex"',
    ],
    ['a text that is too long', ' '.repeat(100_001), 'too-long 1:1 100001 > 100000'],
  ])('%s', (_what, text, expected) => {
    const problem = checkSchemaText(text);
    const told = problem && `${problem.code} ${problem.line}:${problem.column} ${problem.detail}`;
    if (expected?.startsWith('json')) expect(told).toContain(expected);
    else expect(told).toBe(expected);
  });

  it('what only compiling shows is put at its place too', () => {
    expect(schemaProblemAt('{\n "minimum": "1"}', '/minimum', 'type: "number"')).toEqual({
      code: 'schema',
      line: 2,
      column: 2,
      detail: 'type: "number"',
    });
  });
});
