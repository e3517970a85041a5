import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { validateQuery } from '#core';

interface Vector {
  readonly id: string;
  readonly args: { readonly arguments: unknown; readonly allowedCities: readonly string[] };
  readonly want: unknown;
  readonly note: string;
}

// Each line goes through JSON.parse once and is never written again, so `3.0`, `1e400` and an own `__proto__` arrive as
// they would from a model's text.
const lines = readFileSync(new URL('../../fixtures/core.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n');
const vectors = lines.map((line) => JSON.parse(line) as Vector);
const known = new Set(['Hangzhou', '朝阳']);

describe('the vectors', () => {
  it.each(vectors.map((vector) => [vector.id, vector.note, vector] as const))(
    '%s %s',
    (_id, _note, vector) => {
      const { args, want } = vector;
      expect(validateQuery(args.arguments, new Set(args.allowedCities))).toStrictEqual(want);
    },
  );

  it('still hold what JSON text alone can say', () => {
    const argumentsOf = (id: string) => vectors.find((vector) => vector.id === id)?.args.arguments as object;
    expect(lines.filter((line) => line.includes('"days":3.0') || line.includes('"days":3e0'))).toHaveLength(
      2,
    );
    expect(argumentsOf('VQ-016')).toMatchObject({ days: Number.POSITIVE_INFINITY });
    expect(Object.keys(argumentsOf('VQ-049'))).toEqual(['city', '__proto__']);
    expect(vectors).toHaveLength(36);
  });
});

const good = { city: 'Hangzhou', days: 3 };

describe('what counts as a field', () => {
  it.each<readonly [rule: string, args: unknown, reason: string]>([
    ['a record without a prototype is a record', Object.assign(Object.create(null), good), 'accepted'],
    ['an inherited field is none', Object.create(good), 'schema_fields'],
    [
      'a field beside an inherited one is still missing',
      Object.assign(Object.create({ days: 3 }), { city: 'Hangzhou' }),
      'schema_fields',
    ],
    [
      'a field that cannot be enumerated is none',
      Object.defineProperty({ city: 'Hangzhou' }, 'days', { value: 3 }),
      'schema_fields',
    ],
    ['a symbol beside the fields is no field', { ...good, [Symbol('x')]: 1 }, 'accepted'],
    [
      'a name beside the fields that cannot be enumerated is no field',
      Object.defineProperty({ ...good }, 'x', { value: 1 }),
      'accepted',
    ],
    ['an array with the right names is no record', Object.assign([], good), 'schema_fields'],
    ['a function with the right names is no record', Object.assign(() => 0, good), 'schema_fields'],
    ['a Map of the right fields is no record of them', new Map(Object.entries(good)), 'schema_fields'],
    ['undefined is no record', undefined, 'schema_fields'],
    [
      'a field that holds undefined is there, and of the wrong type',
      { city: 'Hangzhou', days: undefined },
      'schema_types',
    ],
    ['a boxed string is no string', { city: new String('Hangzhou'), days: 3 }, 'schema_types'],
    ['a bigint is no JSON integer', { city: 'Hangzhou', days: 3n }, 'schema_types'],
    [
      'NaN is no integer, though no comparison refuses it',
      { city: 'Hangzhou', days: Number.NaN },
      'schema_types',
    ],
    ['minus zero is an integer outside the range', { city: 'Hangzhou', days: -0 }, 'schema_range'],
  ])('%s', (_rule, args, reason) => {
    expect(validateQuery(args, known).reason).toBe(reason);
  });

  it('a getter is no field, and is never run', () => {
    let runs = 0;
    const args = {
      city: 'Hangzhou',
      get days() {
        runs += 1;
        return 3;
      },
    };
    expect(validateQuery(args, known).reason).toBe('schema_fields');
    expect(runs).toBe(0);
  });
});

describe('the vocabulary', () => {
  it.each([
    ['null', null],
    ['a string, in which a part of a name would be found', 'Hangzhou'],
    ['a list', ['Hangzhou']],
    ['a record', { Hangzhou: true }],
    ['a Map', new Map([['Hangzhou', true]])],
  ])('that is %s is a fault of the caller, whatever the arguments are', (_what, cities) => {
    const call = (args: unknown) => () => validateQuery(args, cities as unknown as ReadonlySet<string>);
    expect(call(good)).toThrow(new TypeError('allowedCities must be a Set of strings'));
    expect(call(null)).toThrow(TypeError);
  });

  it.each([
    ['case', 'hangzhou'],
    ['a blank behind', 'Hangzhou '],
    ['a part', 'Hang'],
    ['other spacing of the same sign', '朝 阳'],
  ])('is compared letter for letter: %s counts', (_what, city) => {
    expect(validateQuery({ city, days: 3 }, known).reason).toBe('semantic_city');
  });

  it('accepts a name that names two places, since a list of words cannot tell', () => {
    expect(validateQuery({ city: '朝阳', days: 3 }, known)).toStrictEqual({ ok: true, reason: 'accepted' });
  });
});
