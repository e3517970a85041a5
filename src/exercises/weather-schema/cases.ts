import type { NamedCase } from '../contract.ts';

/** One instance: the arguments that a model might send to the weather tool. */
export type InstanceInput = readonly [instance: unknown];

const given = (json: string): InstanceInput => [JSON.parse(json)];

/** The named instances, valid and not. */
export const cases: readonly NamedCase<InstanceInput>[] = [
  { id: 'plain', input: given('{"city": "Hangzhou", "days": 3}') },
  { id: 'with-unit', input: given('{"city": "Hangzhou", "days": 3, "unit": "celsius"}') },
  { id: 'extra-field', input: given('{"city": "Hangzhou", "days": 3, "permit": true}') },
  {
    id: 'field-named-like-the-keyword',
    input: given('{"city": "Hangzhou", "days": 3, "additionalProperties": 0}'),
  },
  {
    id: 'misspelt-unit',
    input: given('{"city": "Hangzhou", "days": 3, "units": "celsius"}'),
  },
  { id: 'own-proto', input: given('{"city": "Hangzhou", "days": 3, "__proto__": {}}') },
  { id: 'no-days', input: given('{"city": "Hangzhou"}') },
  { id: 'no-city', input: given('{"days": 3}') },
  { id: 'nothing', input: given('{}') },
  { id: 'no-unit', input: given('{"city": "Oslo", "days": 1}') },
  { id: 'half-day', input: given('{"city": "Hangzhou", "days": 3.5}') },
  { id: 'point-zero', input: given('{"city": "Hangzhou", "days": 5.0}') },
  { id: 'no-day', input: given('{"city": "Hangzhou", "days": 0}') },
  { id: 'first-day', input: given('{"city": "Hangzhou", "days": 1}') },
  { id: 'last-day', input: given('{"city": "Hangzhou", "days": 7}') },
  { id: 'eighth-day', input: given('{"city": "Hangzhou", "days": 8}') },
  { id: 'true-days', input: given('{"city": "Hangzhou", "days": true}') },
  { id: 'text-days', input: given('{"city": "Hangzhou", "days": "3"}') },
  { id: 'a-list', input: given('["Hangzhou", 3]') },
  { id: 'null', input: given('null') },
  { id: 'no-name', input: given('{"city": "", "days": 3}') },
  {
    id: 'other-unit',
    input: given('{"city": "Hangzhou", "days": 3, "unit": "Celsius"}'),
  },
  { id: 'null-unit', input: given('{"city": "Hangzhou", "days": 3, "unit": null}') },
  {
    id: 'long-name',
    input: given('{"city": "Llanfairpwllgwyngyllgogerychwyrndrobwll", "days": 3}'),
  },
  { id: 'blank-name', input: given('{"city": " ", "days": 3}') },
  { id: 'x-field', input: given('{"city": "Hangzhou", "days": 3, "x-note": 1}') },
  { id: 'unknown-city', input: given('{"city": "Atlantis", "days": 3}') },
];
