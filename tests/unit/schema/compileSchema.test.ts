import { describe, expect, it } from 'vitest';
import type { Violation } from '#core';
import { compileSchema } from '#schema';
import { deepFreeze } from '../../support/deepFreeze.ts';

function violationsOf(schema: unknown, value: unknown): readonly Violation[] {
  const compiled = compileSchema(schema);
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.problems));
  return compiled.validate(value);
}

/** Violations as short lines: where, which keyword, what was expected, what stood there. */
function lines(schema: unknown, json: string): readonly string[] {
  return violationsOf(schema, JSON.parse(json)).map(
    ({ path, keyword, expected, received }) =>
      `${path} ${keyword} ${JSON.stringify(expected)} ${received.kind === 'missing' ? 'missing' : JSON.stringify(received.value)}`,
  );
}

const query = {
  type: 'object',
  properties: { city: { type: 'string', minLength: 1 }, days: { type: 'integer', minimum: 1, maximum: 7 } },
  required: ['city', 'days'],
  additionalProperties: false,
};

describe('violations are data', () => {
  it.each<readonly [rule: string, json: string, violations: readonly string[]]>([
    ['none where it fits', '{"city": "Hangzhou", "days": 3}', []],
    ['3.0 is an integer, since JSON has one kind of number', '{"city": "Hangzhou", "days": 3.0}', []],
    ['1e0 is one as well', '{"city": "Hangzhou", "days": 1e0}', []],
    ['true is no integer', '{"city": "Hangzhou", "days": true}', ['/days type "integer" true']],
    ['"3" is none, and is not made one', '{"city": "Hangzhou", "days": "3"}', ['/days type "integer" "3"']],
    [
      'a missing field is told where it should stand',
      '{"city": "Hangzhou"}',
      ['/days required "present" missing'],
    ],
    [
      'an extra field is told where it stands, with its value',
      '{"city": "Hangzhou", "days": 3, "permit": true}',
      ['/permit additionalProperties "absent" true'],
    ],
    [
      'all violations are told, in the order of their places',
      '{"days": 9, "zone": 1, "city": ""}',
      ['/city minLength 1 ""', '/days maximum 7 9', '/zone additionalProperties "absent" 1'],
    ],
    ['the whole value has the empty path', '[]', [' type "object" []']],
    [
      'an own __proto__ is an extra field',
      '{"city": "Hangzhou", "days": 3, "__proto__": {"x": 1}}',
      ['/__proto__ additionalProperties "absent" {"x":1}'],
    ],
    [
      'an own __proto__ brings no fields along',
      '{"city": "Hangzhou", "__proto__": {"days": 3}}',
      ['/__proto__ additionalProperties "absent" {"days":3}', '/days required "present" missing'],
    ],
    [
      'names are escaped in the pointer',
      '{"city": "Hangzhou", "days": 3, "a/b~c": 0}',
      ['/a~1b~0c additionalProperties "absent" 0'],
    ],
  ])('%s', (_rule, json, violations) => expect(lines(query, json)).toEqual(violations));

  it.each<readonly [keyword: string, schema: object, json: string, violations: readonly string[]]>([
    [
      'required is not met by an inherited name',
      { required: ['toString', '__proto__', 'constructor'] },
      '{}',
      [
        '/__proto__ required "present" missing',
        '/constructor required "present" missing',
        '/toString required "present" missing',
      ],
    ],
    [
      'required is met by an own field of such a name',
      { required: ['toString', '__proto__'] },
      '{"toString": 1, "__proto__": 1}',
      [],
    ],
    [
      'properties do not look at inherited values',
      { properties: { toString: { type: 'string' } } },
      '{}',
      [],
    ],
    [
      'dependentRequired asks where the missing one should stand',
      { dependentRequired: { a: ['b'] } },
      '{"a": 1}',
      ['/b dependentRequired "present" missing'],
    ],
    [
      'unevaluatedProperties is told like an extra field',
      { properties: { a: true }, unevaluatedProperties: false },
      '{"b": 1}',
      ['/b unevaluatedProperties "absent" 1'],
    ],
    ['an index is a step of the pointer', { items: { type: 'string' } }, '["a", 1]', ['/1 type "string" 1']],
    ['enum says what it lists', { enum: ['C', 'F'] }, '"K"', [' enum ["C","F"] "K"']],
    ['const compares in depth', { const: { a: [1] } }, '{"a": [2]}', [' const {"a":[1]} {"a":[2]}']],
    ['false lets nothing pass', { properties: { a: false } }, '{"a": 1}', ['/a false schema false 1']],
    [
      'propertyNames tells the name',
      { propertyNames: { maxLength: 1 } },
      '{"ab": 1}',
      [' propertyNames {"maxLength":1} {"ab":1}', ' propertyNames/maxLength 1 "ab"'],
    ],
    ['length counts code points', { maxLength: 1 }, '"😀"', []],
    [
      'null is a value, not an absence',
      { properties: { a: { type: 'string' } } },
      '{"a": null}',
      ['/a type "string" null'],
    ],
    [
      'anyOf tells each way that failed',
      { anyOf: [{ type: 'string' }, { minimum: 3 }] },
      '1',
      [' anyOf [{"type":"string"},{"minimum":3}] 1', ' minimum 3 1', ' type "string" 1'],
    ],
  ])('%s', (_rule, schema, json, violations) => expect(lines(schema, json)).toEqual(violations));

  it.each([
    ['Infinity, as 1e400 is read', JSON.parse('1e400')],
    ['NaN', Number.NaN],
  ])('%s is no number of JSON', (_what, value) => {
    expect(violationsOf({ type: 'number' }, value).map(({ keyword }) => keyword)).toEqual(['type']);
    expect(violationsOf({ type: 'integer' }, value).map(({ keyword }) => keyword)).toEqual(['type']);
  });
});

describe('the value that is checked is the value that was sent', () => {
  it('nothing is filled in, coerced or taken away', () => {
    const schema = {
      type: 'object',
      properties: { days: { type: 'integer', default: 3 }, city: { type: 'string' } },
      additionalProperties: false,
    };
    const value = deepFreeze(JSON.parse('{"city": 5, "other": [1]}'));
    violationsOf(deepFreeze(schema), value);
    expect(value).toEqual({ city: 5, other: [1] });
  });

  it('a schema is left as it is, and may be frozen', () => {
    const schema = deepFreeze({ $defs: { a: { type: 'string' } }, properties: { x: { $ref: '#/$defs/a' } } });
    expect(violationsOf(schema, { x: 1 })).toHaveLength(1);
  });

  it('a check remembers nothing of the value before', () => {
    const compiled = compileSchema(query);
    if (!compiled.ok) throw new Error('It compiles.');
    const first = compiled.validate({});
    expect(compiled.validate({ city: 'Hangzhou', days: 3 })).toEqual([]);
    expect(compiled.validate({})).toEqual(first);
  });

  it('two schemas of one address do not meet', () => {
    const $id = 'https://example.org/same';
    expect(violationsOf({ $id, type: 'string' }, 1)).toHaveLength(1);
    expect(violationsOf({ $id, type: 'number' }, 1)).toEqual([]);
  });
});

it.each([
  [true, []],
  [false, [' false schema false 1']],
])('the schema %s is one', (schema, violations) => {
  expect(lines(schema, '1')).toEqual(violations);
});
