/** A skill on the bench. Costs are what somebody typed; see `readCost`. */
export interface BenchSkill {
  readonly id: string;
  readonly metadata: string;
  /** Empty where the skill has no body. */
  readonly body: string;
  readonly active: boolean;
}

/** A resource on the bench. */
export interface BenchResource {
  readonly id: string;
  /** The id of the skill that owns it. */
  readonly owner: string;
  readonly cost: string;
  /** The ids of the resources that it refers to. */
  readonly needs: readonly string[];
  readonly requested: boolean;
}

/** All that a reader can set on the bench, and all that a link carries. */
export interface LoadState {
  readonly skills: readonly BenchSkill[];
  readonly resources: readonly BenchResource[];
  readonly budget: string;
  /** How many references a chain may be long. */
  readonly maxDepth: string;
  /** What the resources that nobody requested may cost together. */
  readonly extraBudget: string;
}

/** Whether two states are the same to a reader. */
export function sameState(a: LoadState, b: LoadState): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/**
 * What a typed cost is: the JSON value that it spells, so that `"50"` in quotes is a text and `5.0` is 5; else the text
 * as it stands. Core says whether that is a number of tokens.
 */
export function readCost(typed: string): unknown {
  try {
    return JSON.parse(typed);
  } catch {
    return typed;
  }
}
