import { compareCodePoints } from '../admission/violation.ts';

/** One step of a walk along needs. */
export interface Step {
  readonly id: string;
  /** How many needs lie between it and where the walk began, by the shortest way. */
  readonly depth: number;
  /**
   * The step that brought it in; null where the walk began. Where several resources at the depth before need it, it is
   * the smallest of them by code point.
   */
  readonly by: Step | null;
}

/** What may need other resources, by id. */
export type NeedsById = ReadonlyMap<
  string,
  { readonly needs: ReadonlySet<string> }
>;

// #region walk-needs
/**
 * Follows needs level by level. Each id is visited once, so that a cycle ends by itself.
 *
 * @param resources where the needs stand; an id that is not there is reached, and leads no further
 * @param from the ids that the walk begins with, at depth 0
 * @param last the depth at which it ends
 * @returns what was reached, by depth and then by code point
 */
export function walkNeeds(
  resources: NeedsById,
  from: Iterable<string>,
  last: number,
): readonly Step[] {
  const visited = new Set(from);
  const reached: Step[] = [];
  let level: Step[] = [...visited].map((id) => ({
    id,
    depth: 0,
    by: null,
  }));
  while (level.length > 0) {
    level.sort((a, b) => compareCodePoints(a.id, b.id));
    const next: Step[] = [];
    for (const by of level) {
      reached.push(by);
      if (by.depth === last) continue;
      for (const id of resources.get(by.id)?.needs ?? []) {
        if (visited.has(id)) continue;
        visited.add(id);
        next.push({ id, depth: by.depth + 1, by });
      }
    }
    level = next;
  }
  return reached;
}
// #endregion walk-needs

/** The ids from where the walk began down to a step, itself included. */
export function chainTo(step: Step): readonly string[] {
  const chain: string[] = [];
  for (let at: Step | null = step; at !== null; at = at.by)
    chain.push(at.id);
  return chain.reverse();
}
