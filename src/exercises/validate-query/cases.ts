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
  {
    id: 'first-day',
    input: given('{"city": "Hangzhou", "days": 1}'),
    guards: 'ends-excluded',
  },
  {
    id: 'last-day',
    input: given('{"city": "Hangzhou", "days": 7}'),
    guards: 'ends-excluded',
  },
  { id: 'no-day', input: given('{"city": "Hangzhou", "days": 0}') },
  { id: 'eighth-day', input: given('{"city": "Hangzhou", "days": 8}') },
  {
    id: 'true-days',
    input: given('{"city": "Hangzhou", "days": true}'),
    guards: 'true-is-one',
  },
  {
    id: 'text-days',
    input: given('{"city": "Hangzhou", "days": "3"}'),
    guards: 'text-is-number',
  },
  {
    id: 'half-day',
    input: given('{"city": "Hangzhou", "days": 3.5}'),
    guards: 'number-is-integer',
  },
  { id: 'point-zero', input: given('{"city": "Hangzhou", "days": 5.0}') },
  {
    id: 'null-days',
    input: given('{"city": "Hangzhou", "days": null}'),
    guards: 'null-is-missing',
  },
  {
    id: 'missing-days',
    input: given('{"city": "Hangzhou"}'),
    guards: 'missing-is-wrong-type',
  },
  {
    id: 'extra-field',
    input: given('{"city": "Hangzhou", "days": 3, "permit": true}'),
    guards: 'extra-fields-pass',
  },
  { id: 'null-arguments', input: given('null'), guards: 'null-is-an-object' },
  { id: 'list', input: given('["Hangzhou", 3]') },
  {
    id: 'own-proto',
    input: given('{"city": "Hangzhou", "__proto__": {"days": 3}}'),
    guards: 'copy-by-assignment',
  },
  {
    id: 'text-nine-days',
    input: given('{"city": "Hangzhou", "days": "9"}'),
    guards: 'range-first',
  },
  {
    id: 'two-faults',
    input: given('{"city": "Oslo", "days": 9}'),
    guards: 'city-first',
  },
  { id: 'unknown-city', input: given('{"city": "Oslo", "days": 3}') },
  {
    id: 'blank-before',
    input: given('{"city": " Hangzhou", "days": 3}'),
    guards: 'city-is-tidied',
  },
  {
    id: 'part-of-name',
    input: given('{"city": "ang", "days": 3}'),
    guards: 'part-is-enough',
  },
  {
    id: 'inherited-name',
    input: given('{"city": "toString", "days": 3}'),
    guards: 'object-as-set',
  },
  { id: 'two-places', input: given('{"city": "朝阳", "days": 3}') },
  {
    id: 'empty-name',
    input: given('{"city": "", "days": 3}', new Set([''])),
    guards: 'empty-is-missing',
  },
  {
    id: 'nobody-known',
    input: given('{"city": "Hangzhou", "days": 3}', new Set()),
  },
];
