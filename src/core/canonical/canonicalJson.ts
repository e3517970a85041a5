import { escapePointerStep } from '#json/pointer.ts';

/** Why a value has no canonical text. */
export type CanonicalProblem =
  | 'not_json'
  | 'not_finite'
  | 'unsafe_integer'
  | 'lone_surrogate'
  | 'too_deep';

/** The canonical text of a value, or the problem and its path. */
export type Canonical =
  | { readonly ok: true; readonly text: string }
  | {
      readonly ok: false;
      readonly problem: CanonicalProblem;
      /** A JSON Pointer (RFC 6901) to the place. */
      readonly path: string;
      /** The name of what stands there and is not JSON: `undefined`, `NaN`, `bigint`, `Date`, `accessor`. */
      readonly found?: string;
    };

/** The greatest nesting depth that is accepted; it bounds the recursion. */
const MAX_DEPTH = 200;

// #region canonical-json
/**
 * One text for one JSON value, whatever the order in which its fields were
 * written: RFC 8785 (JSON Canonicalization Scheme).
 *
 * Names are sorted by UTF-16 code units, numbers written as ECMAScript
 * writes them, no blanks, no Unicode normalisation. Half of a surrogate
 * pair, a number that is not finite and anything that is not JSON have no
 * text: such a value is named, and never read as another one.
 *
 * @param numbers `exact` also refuses integers beyond the safe range: their
 *   parser has rounded, so that two different numbers may have become one
 */
export function canonicalJson(
  value: unknown,
  numbers: 'any' | 'exact' = 'any',
): Canonical {
  try {
    return { ok: true, text: write(value, '', 0, numbers) };
  } catch (error) {
    if (error instanceof Uncanonical) return error.said;
    // A proxy throws where it is read.
    return {
      ok: false,
      problem: 'not_json',
      path: '',
      found: 'unreadable',
    };
  }
}

function write(
  value: unknown,
  path: string,
  depth: number,
  numbers: 'any' | 'exact',
): string {
  if (depth > MAX_DEPTH) throw new Uncanonical('too_deep', path);
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'number') return writeNumber(value, path, numbers);
  if (typeof value === 'string') return writeString(value, path);
  if (typeof value !== 'object') throw notJson(path, typeof value);
  const below = (name: string): string => {
    const place = `${path}/${escapePointerStep(name)}`;
    return write(ownValue(value, name, place), place, depth + 1, numbers);
  };
  if (Array.isArray(value)) {
    if (!isPlainList(value)) throw notJson(path, tagOf(value));
    const items = Array.from({ length: value.length }, (_, index) =>
      below(String(index)),
    );
    if (Reflect.ownKeys(value).length > value.length + 1)
      throw notJson(path, 'list with fields');
    return `[${items.join(',')}]`;
  }
  if (!isPlainRecord(value)) throw notJson(path, tagOf(value));
  // Without a comparator, sort() compares by UTF-16 code units.
  const members = namesOf(value, path)
    .sort()
    .map((name) => {
      const key = writeString(name, `${path}/${escapePointerStep(name)}`);
      return `${key}:${below(name)}`;
    });
  return `{${members.join(',')}}`;
}

function writeNumber(
  value: number,
  path: string,
  numbers: 'any' | 'exact',
): string {
  if (!Number.isFinite(value))
    throw new Uncanonical('not_finite', path, String(value));
  const isRounded = Number.isInteger(value) && !Number.isSafeInteger(value);
  if (numbers === 'exact' && isRounded)
    throw new Uncanonical('unsafe_integer', path);
  // -0 becomes 0 here, as the RFC asks.
  return String(value);
}

function writeString(value: string, path: string): string {
  if (!value.isWellFormed()) throw new Uncanonical('lone_surrogate', path);
  return JSON.stringify(value);
}
// #endregion canonical-json

/** Whether a list is one that JSON could have made: a subclass may have a `toJSON` of its own. */
function isPlainList(list: readonly unknown[]): boolean {
  return Array.isArray(Object.getPrototypeOf(list));
}

/** Whether an object is one that JSON could have made, in this realm or another: not a `Date`, a `Map` or any other instance. */
function isPlainRecord(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

/** The names of a record; a symbol is no name that JSON can write. */
function namesOf(value: object, path: string): string[] {
  return Reflect.ownKeys(value).map((name) => {
    if (typeof name === 'symbol') throw notJson(path, 'symbol');
    return name;
  });
}

/** The value of an own field. A getter would run foreign code, and what is not enumerable JSON would leave out. */
function ownValue(value: object, name: string, path: string): unknown {
  const property = Object.getOwnPropertyDescriptor(value, name);
  // A hole in a list; JSON would write null.
  if (property === undefined) throw notJson(path, 'hole');
  if (!('value' in property)) throw notJson(path, 'accessor');
  if (!property.enumerable) throw notJson(path, 'hidden field');
  return property.value;
}

/** The name of an instance's kind, such as `Date` or `Map`. */
function tagOf(value: object): string {
  return Object.prototype.toString.call(value).slice('[object '.length, -1);
}

function notJson(path: string, found: string): Uncanonical {
  return new Uncanonical('not_json', path, found);
}

class Uncanonical extends Error {
  readonly said: Extract<Canonical, { ok: false }>;
  constructor(problem: CanonicalProblem, path: string, found?: string) {
    super(problem);
    this.said = {
      ok: false,
      problem,
      path,
      ...(found === undefined ? {} : { found }),
    };
  }
}
