/** A resource that a request brings in. */
export interface Reached {
  readonly id: string;
  /** How many needs lie between it and the nearest request; 0 for what was requested itself. */
  readonly depth: number;
  /**
   * What brought it in: the ids from a request down to this one, by the shortest way. Where several resources at the
   * depth before need it, the smallest by code point stands in the chain.
   */
  readonly chain: readonly string[];
}

/** What a gate of a load request objects to. */
export interface LoadFinding<Code extends string = string> {
  readonly code: Code;
  /**
   * Each place that is at fault: JSON Pointers (RFC 6901) into the request. An index counts the entries of a list or a
   * set in the order in which they were given. Empty where only a sum is at fault.
   */
  readonly at: readonly string[];
  /** The first active skill, or the first resource, that is at fault; null where the request cannot be read, or only a sum is. */
  readonly reached: Reached | null;
}
