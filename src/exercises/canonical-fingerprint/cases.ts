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
  { id: 'guard-order-as-written', input: given('{"b": 1, "a": 2}') },
  { id: 'guard-outer-names-only', input: given('{"a": {"d": 1, "c": 2}}') },
  { id: 'guard-locale-order', input: given('{"a": 1, "B": 2}') },
  { id: 'guard-code-point-order', input: given('{"\\uff5e": 1, "\\ud83d\\ude00": 2}') },
  { id: 'guard-rebuilt-object', input: given('{"9": 1, "10": 2}') },
  { id: 'guard-proto-is-lost', input: given('{"a": 1, "__proto__": {"b": 2}}') },
  { id: 'guard-lists-are-sets', input: given('[2, 1]') },
  { id: 'guard-null-is-missing', input: given('{"note": null}') },
  { id: 'guard-rounded-is-fine', input: given('9007199254740993') },
  { id: 'guard-every-integer-is-suspect', input: given('1730000000000') },
  { id: 'guard-half-pairs-pass', input: given('["\\ud83d"]') },
  { id: 'guard-names-are-always-text', input: given('{"\\ud83d": 1}') },
  { id: 'guard-normalised', input: given('"e\\u0301"') },
  { id: 'guard-numbers-are-texts', input: given('5') },
  { id: 'guard-ascii-alone', input: given('"\\u00e9"') },
  {
    id: 'guard-nesting-is-shallow',
    input: given('{"a": {"a": {"a": {"a": {"a": {"a": {"b": 1, "a": 2}}}}}}}'),
  },
  { id: 'infinite', input: given('[1e400]') },
  { id: 'unsafe-negative', input: given('-9007199254740992') },
  { id: 'last-safe', input: given('9007199254740991') },
];
