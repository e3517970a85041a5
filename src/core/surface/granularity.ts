/** The traits that decide whether abilities share one tool. */
export interface ToolTraits {
  readonly permission: string;
  readonly effect: 'read' | 'preview' | 'write' | 'delete';
  /** Its intended users. */
  readonly audience: string;
  /** The kind of object it acts on. */
  readonly object: string;
}

/** Two abilities, and whether they are always used together in this order. */
export interface AbilityPair {
  readonly first: ToolTraits;
  readonly second: ToolTraits;
  readonly order: 'always_in_order' | 'independent';
}

/** A reason for one tool, or for two. */
export type GranularityReason =
  | 'effect_differs'
  | 'permission_differs'
  | 'audience_differs'
  | 'always_in_order'
  | 'same_object'
  | 'nothing_in_common';

/** The decision with all its reasons. */
export interface Granularity {
  readonly decision: 'merge' | 'split';
  readonly reasons: readonly GranularityReason[];
}

// #region granularity
/**
 * Says whether two abilities belong into one tool or into two.
 *
 * What differs in effect, permission or audience is split, even where the
 * two always run one after the other: a preview inside a write is a flag
 * that somebody forgets. Only then does it count that they belong together.
 * This is the course's rule of thumb for a review, and no law of nature.
 */
export function granularity({
  first,
  second,
  order,
}: AbilityPair): Granularity {
  const differences: GranularityReason[] = [];
  if (first.effect !== second.effect) differences.push('effect_differs');
  if (first.permission !== second.permission)
    differences.push('permission_differs');
  if (first.audience !== second.audience)
    differences.push('audience_differs');
  if (differences.length > 0)
    return { decision: 'split', reasons: differences };
  if (order === 'always_in_order')
    return { decision: 'merge', reasons: ['always_in_order'] };
  return first.object === second.object
    ? { decision: 'merge', reasons: ['same_object'] }
    : { decision: 'split', reasons: ['nothing_in_common'] };
}
// #endregion granularity
