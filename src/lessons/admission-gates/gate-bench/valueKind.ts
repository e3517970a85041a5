/** The kinds of JSON values that the messages distinguish. */
export type ValueKind =
  | 'null'
  | 'boolean'
  | 'string'
  | 'integer'
  | 'fraction'
  | 'unbounded'
  | 'array'
  | 'object';

/** The kind of a JSON value. A number that was rounded to infinity is `unbounded`. */
export function kindOf(value: unknown): ValueKind {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'boolean' || typeof value === 'string') return typeof value as 'boolean' | 'string';
  if (typeof value !== 'number') return 'object';
  if (!Number.isFinite(value)) return 'unbounded';
  return Number.isInteger(value) ? 'integer' : 'fraction';
}
