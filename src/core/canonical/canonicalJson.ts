import { escapePointerStep } from '#json/pointer.ts';
import { fieldNames, isFields } from '../value/fields.ts';

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
 * text.
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
    if (!(error instanceof Uncanonical)) throw error;
    return { ok: false, problem: error.problem, path: error.path };
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
  if (Array.isArray(value)) {
    // A hole is no JSON value; Array.from makes it an undefined one.
    const items = Array.from(value, (item, index) =>
      write(item, `${path}/${index}`, depth + 1, numbers),
    );
    return `[${items.join(',')}]`;
  }
  if (!isFields(value)) throw new Uncanonical('not_json', path);
  // Without a comparator, sort() compares by UTF-16 code units.
  const members = [...fieldNames(value)].sort().map((name) => {
    const place = `${path}/${escapePointerStep(name)}`;
    const text = write(value[name], place, depth + 1, numbers);
    return `${writeString(name, place)}:${text}`;
  });
  return `{${members.join(',')}}`;
}

function writeNumber(
  value: number,
  path: string,
  numbers: 'any' | 'exact',
): string {
  if (!Number.isFinite(value)) throw new Uncanonical('not_finite', path);
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

class Uncanonical extends Error {
  readonly problem: CanonicalProblem;
  readonly path: string;
  constructor(problem: CanonicalProblem, path: string) {
    super(problem);
    this.problem = problem;
    this.path = path;
  }
}
