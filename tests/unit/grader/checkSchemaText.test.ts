import { describe, expect, it } from 'vitest';
import { checkSchemaText, schemaProblemAt } from '#grader/compile/checkSchemaText.ts';

const deepSchema = (depth: number) => `${'{"not":'.repeat(depth)}true${'}'.repeat(depth)}`;

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
    [
      'brackets as deep as the text may be long',
      '['.repeat(50_000) + ']'.repeat(50_000),
      'schema 1:1 not_a_schema',
    ],
    ['a schema nested too deep', deepSchema(10_000), 'schema 1:1 invalid_keyword nested too deep'],
    ['a schema nested as deep as is read', deepSchema(200), null],
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
