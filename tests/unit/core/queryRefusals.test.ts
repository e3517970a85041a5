import { describe, expect, it } from 'vitest';
import { type PermitRefusal, permit } from '#core';

const known = new Set(['Oslo', 'São Paulo']);
const refusalOf = (args: unknown, cities: ReadonlySet<unknown> = known): PermitRefusal | null => {
  const run = permit(args, cities as ReadonlySet<string>, () => 'granted');
  return run.passed ? null : run.refusal;
};

describe('a refusal of a weather query says where, and what stood there', () => {
  const fields = (at: string, missing: readonly string[], unexpected: readonly string[]) => ({
    code: 'schema_fields',
    problem: 'wrong_names',
    at,
    missing,
    unexpected,
  });
  it.each<readonly [rule: string, args: unknown, refusal: unknown]>([
    ['arguments that fit have none', { city: 'Oslo', days: 3 }, null],
    [
      'a list is no record, and is handed back',
      ['Oslo'],
      { code: 'schema_fields', problem: 'not_a_record', at: '', received: ['Oslo'] },
    ],
    ['both fields missing point at the whole', {}, fields('', ['city', 'days'], [])],
    [
      'every unexpected field is named, the first is pointed at',
      { City: 'Oslo', 'a/b~c': 1, days: 3 },
      fields('/City', ['city'], ['City', 'a/b~c']),
    ],
    [
      'a name is escaped in the pointer',
      { city: 'Oslo', days: 3, 'a/b~c': 1 },
      fields('/a~1b~0c', [], ['a/b~c']),
    ],
    [
      'an own __proto__ is unexpected like any other',
      JSON.parse('{"city":"Oslo","days":3,"__proto__":1}'),
      fields('/__proto__', [], ['__proto__']),
    ],
    [
      'of two wrong types the city is told',
      { city: null, days: true },
      { code: 'schema_types', at: '/city', expected: 'string', received: null },
    ],
    [
      'a fraction is no integer',
      { city: 'Oslo', days: 2.5 },
      { code: 'schema_types', at: '/days', expected: 'integer', received: 2.5 },
    ],
    [
      'a count out of range comes with the bounds',
      { city: 'Oslo', days: 0 },
      { code: 'schema_range', at: '/days', minimum: 1, maximum: 7, received: 0 },
    ],
    [
      'an unknown city is like none',
      { city: 'Bergen', days: 3 },
      { code: 'semantic_city', at: '/city', received: 'Bergen', near: null },
    ],
  ])('%s', (_rule, args, refusal) => {
    expect(refusalOf(args)).toStrictEqual(refusal);
  });

  it('an accessor is no field: its own name is missing, another name is unexpected', () => {
    const args = {
      city: 'Oslo',
      get days(): number {
        throw new Error('never read');
      },
      get more(): number {
        throw new Error('never read');
      },
    };
    expect(refusalOf(args)).toStrictEqual(fields('/more', ['days'], ['more']));
  });

  it.each([
    ['case', 'oslo', 'Oslo'],
    ['blanks', 'Sã oPaulo', 'São Paulo'],
    ['unicode_form', 'São Paulo'.normalize('NFD'), 'São Paulo'],
  ])('a city that differs in %s comes with the known one, and stays refused', (by, city, name) => {
    expect(refusalOf({ city, days: 3 })).toMatchObject({
      code: 'semantic_city',
      near: { known: name, by },
    });
  });

  it('a vocabulary that holds more than strings makes nothing throw', () => {
    expect(refusalOf({ city: 'oslo', days: 3 }, new Set([null, 7, 'Oslo']))).toMatchObject({
      near: { known: 'Oslo', by: 'case' },
    });
  });
});
