import { namesMostlyShared } from './namesMostlyShared.ts';

/** The traits that decide whether abilities share one tool. */
export interface ToolTraits {
  readonly permission: string;
  readonly effect: 'read' | 'preview' | 'write' | 'delete';
  /** Its intended users. */
  readonly audience: string;
  /** Whether a call that failed for a passing reason may be sent again. */
  readonly retry: 'never' | 'transient';
  /** The kind of object it acts on. */
  readonly object: string;
  /** The names of what it takes, in any sequence. */
  readonly parameters: readonly string[];
  /** The names of what it returns, in any sequence. */
  readonly results: readonly string[];
}

/** Two abilities, and how they are used and meant. */
export interface AbilityPair {
  readonly first: ToolTraits;
  readonly second: ToolTraits;
  /** Whether they are always used together, in this order. */
  readonly order: 'always_in_order' | 'independent';
  /** Whether both are words for one wish, so that a user could ask for either. */
  readonly meaning: 'near_synonyms' | 'distinct';
}

/** A reason for one tool, or for two. */
export type GranularityReason =
  | 'effect_differs'
  | 'permission_differs'
  | 'audience_differs'
  | 'retry_differs'
  | 'always_in_order'
  | 'near_synonyms'
  | 'same_object'
  | 'nothing_in_common'
  | 'parameters_differ'
  | 'results_differ';

/** The decision with all its reasons. */
export interface Granularity {
  readonly decision: 'merge' | 'split';
  readonly reasons: readonly GranularityReason[];
}

// #region granularity
/**
 * Says whether two abilities become one tool or two.
 *
 * What differs in effect, permission, audience or retry is split, even
 * where one always follows the other: a contract states each of them once.
 * The rest is merged if it always runs in one order, is two words for one
 * wish, or acts on one object with similar parameters and results. This is
 * the course's rule of thumb for a review.
 */
export function granularity({
  first,
  second,
  order,
  meaning,
}: AbilityPair): Granularity {
  const risks: GranularityReason[] = [];
  if (first.effect !== second.effect) risks.push('effect_differs');
  if (first.permission !== second.permission)
    risks.push('permission_differs');
  if (first.audience !== second.audience) risks.push('audience_differs');
  if (first.retry !== second.retry) risks.push('retry_differs');
  if (risks.length > 0) return { decision: 'split', reasons: risks };

  if (order === 'always_in_order')
    return { decision: 'merge', reasons: ['always_in_order'] };
  if (meaning === 'near_synonyms')
    return { decision: 'merge', reasons: ['near_synonyms'] };

  const apart: GranularityReason[] = [];
  if (first.object !== second.object) apart.push('nothing_in_common');
  if (!namesMostlyShared(first.parameters, second.parameters))
    apart.push('parameters_differ');
  if (!namesMostlyShared(first.results, second.results))
    apart.push('results_differ');
  return apart.length > 0
    ? { decision: 'split', reasons: apart }
    : { decision: 'merge', reasons: ['same_object'] };
}
// #endregion granularity
