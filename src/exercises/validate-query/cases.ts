import type { NamedCase } from '../contract.ts';

/** What `validateQuery` is given: the proposed arguments, and the vocabulary. */
export type QueryInput = readonly [args: unknown, allowedCities: ReadonlySet<string>];

const known = new Set(['Hangzhou', '朝阳']);

/** An input from JSON text, so that `__proto__` is the field that JSON makes of it. */
function given(json: string, allowedCities: ReadonlySet<string> = known): QueryInput {
  return [JSON.parse(json), allowedCities];
}

/** The named cases, from the plain to the odd. */
export const cases: readonly NamedCase<QueryInput>[] = [
  { id: 'plain', input: given('{"city": "Hangzhou", "days": 3}') },
  { id: 'other-order', input: given('{"days": 3, "city": "Hangzhou"}') },
  { id: 'first-day', input: given('{"city": "Hangzhou", "days": 1}') },
  { id: 'last-day', input: given('{"city": "Hangzhou", "days": 7}') },
  { id: 'no-day', input: given('{"city": "Hangzhou", "days": 0}') },
  { id: 'eighth-day', input: given('{"city": "Hangzhou", "days": 8}') },
  { id: 'true-days', input: given('{"city": "Hangzhou", "days": true}') },
  { id: 'text-days', input: given('{"city": "Hangzhou", "days": "3"}') },
  { id: 'half-day', input: given('{"city": "Hangzhou", "days": 3.5}') },
  { id: 'point-zero', input: given('{"city": "Hangzhou", "days": 5.0}') },
  { id: 'null-days', input: given('{"city": "Hangzhou", "days": null}') },
  { id: 'missing-days', input: given('{"city": "Hangzhou"}') },
  { id: 'extra-field', input: given('{"city": "Hangzhou", "days": 3, "permit": true}') },
  { id: 'null-arguments', input: given('null') },
  { id: 'list', input: given('["Hangzhou", 3]') },
  { id: 'own-proto', input: given('{"city": "Hangzhou", "__proto__": {"days": 3}}') },
  { id: 'text-nine-days', input: given('{"city": "Hangzhou", "days": "9"}') },
  { id: 'two-faults', input: given('{"city": "Oslo", "days": 9}') },
  { id: 'unknown-city', input: given('{"city": "Oslo", "days": 3}') },
  { id: 'blank-before', input: given('{"city": " Hangzhou", "days": 3}') },
  { id: 'part-of-name', input: given('{"city": "ang", "days": 3}') },
  { id: 'inherited-name', input: given('{"city": "toString", "days": 3}') },
  { id: 'two-places', input: given('{"city": "朝阳", "days": 3}') },
  { id: 'empty-name', input: given('{"city": "", "days": 3}', new Set([''])) },
  { id: 'other-case', input: given('{"city": "hangzhou", "days": 3}') },
  {
    id: 'other-unicode-form',
    input: given('{"city": "e\\u0301", "days": 3}', new Set(['\u00e9'])),
  },
  { id: 'days-past-32-bits', input: given('{"city": "Hangzhou", "days": 4294967299}') },
  { id: 'two-cities-joined', input: given('{"city": "Hangzhou,朝阳", "days": 3}') },
  { id: 'nobody-known', input: given('{"city": "Hangzhou", "days": 3}', new Set()) },
];
