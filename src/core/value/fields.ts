/** A value read as a record: a non-null object that is not an array. */
export type Fields = Readonly<Record<string, unknown>>;

/** Whether `value` may be read as a record of fields. Arrays, functions and primitives may not. */
export function isFields(value: unknown): value is Fields {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value)
  );
}

/**
 * The names of a record's fields, in insertion order.
 *
 * A field is an own, enumerable data property with a string name. An inherited name is none, a getter is none
 * (reading it would run foreign code), and `__proto__` is one exactly when JSON put it there as an own property.
 */
export function fieldNames(record: Fields): readonly string[] {
  return Object.keys(record).filter((name) => hasField(record, name));
}

/** Whether `record` has a field called `name`, in the sense of {@link fieldNames}. */
export function hasField(record: Fields, name: string): boolean {
  const property = Object.getOwnPropertyDescriptor(record, name);
  return property?.enumerable === true && 'value' in property;
}

/** The value of the field `name`, or `undefined` where `value` is no record or has no such field. */
export function field(value: unknown, name: string): unknown {
  return isFields(value) && hasField(value, name) ? value[name] : undefined;
}

/** Whether the fields of `value` are exactly `names`, in any order. */
export function hasExactlyFields(
  value: unknown,
  names: readonly string[],
): value is Fields {
  if (!isFields(value)) return false;
  return (
    Object.keys(value).length === names.length &&
    names.every((name) => hasField(value, name))
  );
}
