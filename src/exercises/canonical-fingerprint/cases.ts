import type { NamedCase } from '../contract.ts';

/** What `canonicalFingerprint` is given: the arguments of a request. */
export type ValueInput = readonly [value: unknown];

/** An input from JSON text, so that `__proto__` is the field that JSON makes of it. */
function given(json: string): ValueInput {
  return [JSON.parse(json)];
}

/** The named cases, from the plain to the odd. */
export const cases: readonly NamedCase<ValueInput>[] = [
  { id: 'plain', input: given('{"note": "rent", "sum": 5.0}') },
  { id: 'minus-zero', input: given('-0') },
  { id: 'small-and-large', input: given('[1e-7, 1e20, 0.1]') },
  { id: 'escapes', input: given('"\\u20ac\\u000f\\n\\/"') },
  {
    id: 'guard-order-as-written',
    input: given('{"b": 1, "a": 2}'),
    guards: 'order-as-written',
  },
  {
    id: 'guard-outer-names-only',
    input: given('{"a": {"d": 1, "c": 2}}'),
    guards: 'outer-names-only',
  },
  { id: 'guard-locale-order', input: given('{"a": 1, "B": 2}'), guards: 'locale-order' },
  {
    id: 'guard-code-point-order',
    input: given('{"\\uff5e": 1, "\\ud83d\\ude00": 2}'),
    guards: 'code-point-order',
  },
  {
    id: 'guard-rebuilt-object',
    input: given('{"9": 1, "10": 2}'),
    guards: 'rebuilt-object',
  },
  {
    id: 'guard-proto-is-lost',
    input: given('{"a": 1, "__proto__": {"b": 2}}'),
    guards: 'proto-is-lost',
  },
  { id: 'guard-lists-are-sets', input: given('[2, 1]'), guards: 'lists-are-sets' },
  {
    id: 'guard-null-is-missing',
    input: given('{"note": null}'),
    guards: 'null-is-missing',
  },
  {
    id: 'guard-rounded-is-fine',
    input: given('9007199254740993'),
    guards: 'rounded-is-fine',
  },
  {
    id: 'guard-every-integer-is-suspect',
    input: given('1730000000000'),
    guards: 'every-integer-is-suspect',
  },
  { id: 'guard-half-pairs-pass', input: given('["\\ud83d"]'), guards: 'half-pairs-pass' },
  {
    id: 'guard-names-are-always-text',
    input: given('{"\\ud83d": 1}'),
    guards: 'names-are-always-text',
  },
  { id: 'guard-normalised', input: given('"e\\u0301"'), guards: 'normalised' },
  { id: 'guard-numbers-are-texts', input: given('5'), guards: 'numbers-are-texts' },
  { id: 'infinite', input: given('[1e400]') },
  { id: 'unsafe-negative', input: given('-9007199254740992') },
  { id: 'last-safe', input: given('9007199254740991') },
];
