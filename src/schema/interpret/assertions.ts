import { isFields } from '#core/value/fields.ts';
import { sameJson } from '#core/value/sameJson.ts';

/** Whether a value satisfies a keyword that looks at nothing but the value. A keyword says nothing of other types. */
type Assertion = (rule: unknown, value: unknown) => boolean;

/** The keywords that assert something by themselves. Rules have been checked when the schema was read. */
export const assertions: ReadonlyMap<string, Assertion> = new Map<string, Assertion>([
  ['type', (rule, value) => listOf(rule).some((type) => isOfType(value, type))],
  ['enum', (rule, value) => listOf(rule).some((one) => sameJson(one, value))],
  ['const', sameJson],
  ['minimum', ofNumber((value, rule) => value >= rule)],
  ['maximum', ofNumber((value, rule) => value <= rule)],
  ['exclusiveMinimum', ofNumber((value, rule) => value > rule)],
  ['exclusiveMaximum', ofNumber((value, rule) => value < rule)],
  // As Ajv does it: a quotient too large to be written as an integer is none.
  ['multipleOf', ofNumber((value, rule) => value / rule === Number.parseInt(String(value / rule), 10))],
  ['minLength', ofSize(codePoints, (size, rule) => size >= rule)],
  ['maxLength', ofSize(codePoints, (size, rule) => size <= rule)],
  ['minItems', ofSize(items, (size, rule) => size >= rule)],
  ['maxItems', ofSize(items, (size, rule) => size <= rule)],
  ['minProperties', ofSize(members, (size, rule) => size >= rule)],
  ['maxProperties', ofSize(members, (size, rule) => size <= rule)],
  ['uniqueItems', (rule, value) => rule !== true || !Array.isArray(value) || allDiffer(value)],
]);

function isOfType(value: unknown, type: unknown): boolean {
  switch (type) {
    case 'null':
      return value === null;
    case 'array':
      return Array.isArray(value);
    case 'object':
      return isFields(value);
    case 'integer':
      return Number.isInteger(value);
    case 'number':
      return Number.isFinite(value);
    default:
      return typeof value === type;
  }
}

function ofNumber(holds: (value: number, rule: number) => boolean): Assertion {
  return (rule, value) => typeof value !== 'number' || !Number.isFinite(value) || holds(value, Number(rule));
}

function ofSize(
  sizeOf: (value: unknown) => number | null,
  holds: (size: number, rule: number) => boolean,
): Assertion {
  return (rule, value) => {
    const size = sizeOf(value);
    return size === null || holds(size, Number(rule));
  };
}

function codePoints(value: unknown): number | null {
  return typeof value === 'string' ? Array.from(value).length : null;
}

function items(value: unknown): number | null {
  return Array.isArray(value) ? value.length : null;
}

function members(value: unknown): number | null {
  return isFields(value) ? Object.keys(value).length : null;
}

function allDiffer(list: readonly unknown[]): boolean {
  return list.every((one, i) => !list.slice(0, i).some((other) => sameJson(one, other)));
}

function listOf(rule: unknown): readonly unknown[] {
  return Array.isArray(rule) ? rule : [rule];
}
