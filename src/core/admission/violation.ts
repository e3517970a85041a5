/** The value found at a path, or that there is none. */
export type Received =
  | { readonly kind: 'missing' }
  | { readonly kind: 'value'; readonly value: unknown };

/** One violation of a contract, as facts. Messages are added by the caller, in the reader's language. */
export interface Violation {
  /** JSON Pointer (RFC 6901) into the value; the empty string is the value itself. */
  readonly path: string;
  /** The schema keyword or the semantic check that failed. */
  readonly keyword: string;
  /** The value of the keyword: a type name, a bound, the list of an enum. */
  readonly expected: unknown;
  readonly received: Received;
}

/** A compiled contract: returns the violations of a value, none if the value fits. */
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
