/** What stood at a place: a JSON value, or nothing at all. */
export type Received =
  | { readonly kind: 'missing' }
  | { readonly kind: 'value'; readonly value: unknown };

/** One way in which a value breaks a contract, as facts. Words are added at the edge, in the reader's language. */
export interface Violation {
  /** Where: a JSON Pointer (RFC 6901) into the value; the empty string is the value itself. */
  readonly path: string;
  /** The keyword of the schema, or the name of the semantic check, that was broken. */
  readonly keyword: string;
  /** What the contract asks for, in the keyword's own terms: a type's name, a bound, the list of an enum. */
  readonly expected: unknown;
  readonly received: Received;
}

/** A contract compiled to a function: the violations of a value, none where it fits. */
export type Validate = (value: unknown) => readonly Violation[];

/** Violations in a stable order: by path, then keyword, then what was expected, each by code point. */
export function sortViolations(
  violations: readonly Violation[],
): readonly Violation[] {
  return [...violations].sort(
    (a, b) =>
      compareCodePoints(a.path, b.path) ||
      compareCodePoints(a.keyword, b.keyword) ||
      compareCodePoints(
        JSON.stringify(a.expected) ?? '',
        JSON.stringify(b.expected) ?? '',
      ),
  );
}

// #region compare-code-points
/** Compares two strings by code point: negative, zero or positive. Not by locale, so that every machine agrees. */
export function compareCodePoints(a: string, b: string): number {
  const left = Array.from(a);
  const right = Array.from(b);
  for (let i = 0; i < Math.min(left.length, right.length); i += 1) {
    const difference =
      (left[i]?.codePointAt(0) ?? 0) - (right[i]?.codePointAt(0) ?? 0);
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}
// #endregion compare-code-points
