import { needCycles } from './needCycles.ts';
import { type Needs, readNeeds, type UnreadNeeds } from './readNeeds.ts';
import { sumTokens } from './tokens.ts';
import { chainTo, type Step, walkNeeds } from './walkNeeds.ts';

/** Why a closure was refused. */
export type ClosureRefusal =
  | UnreadNeeds
  | 'unknown_resource'
  | 'resource_owner_inactive'
  | 'depth_exceeded'
  | 'cost_overflow'
  | 'extra_budget_exceeded';

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

/** Everything that a request brings in. */
export interface Closure {
  readonly kind: 'closure';
  /** Each once, by depth and then by code point, with the chain of needs that brought it in. */
  readonly resources: readonly Reached[];
  /** What all of them cost, in tokens. */
  readonly tokens: number;
  /** What those cost that nobody requested, in tokens. */
  readonly extra: number;
  /** The cycles among them: a finding, since a resource in a cycle is loaded once like any other. */
  readonly cycles: readonly (readonly string[])[];
}

/** A request that has no closure, or one beyond its limits. */
export interface ClosureRefused {
  readonly kind: 'refused';
  readonly code: ClosureRefusal;
  /** The first resource at fault, by depth and then by code point; null where no single one is. */
  readonly at: Reached | null;
}

// #region resource-closure
/**
 * Finds all that a request brings in, where resources need other resources.
 *
 * A request has `resources` (a record from an id to a record of `owner`, a skill, `cost`, in tokens, and `needs`, a list
 * of ids), `active` (skills), `requested` (ids), and two limits: `maxDepth`, how many needs a chain may be long, and
 * `extraBudget`, what the resources that nobody requested may cost together, in tokens. Needs are followed to
 * `maxDepth`, and what lies beyond is not looked at.
 *
 * @param request any value, and none makes this throw; other fields are not looked at
 * @returns the closure; or the first code that holds, in this order: `invalid_limit`, `invalid_shape`, `invalid_cost`,
 *   `unknown_resource`, `resource_owner_inactive`, `depth_exceeded`, `cost_overflow`, `extra_budget_exceeded`
 */
export function resourceClosure(
  request: unknown,
): Closure | ClosureRefused {
  const read = readNeeds(request);
  return typeof read === 'string' ? refused(read) : close(read);
}

function close(read: Needs): Closure | ClosureRefused {
  const { resources, active, requested, maxDepth, extraBudget } = read;
  const reached = walkNeeds(resources, requested, maxDepth + 1);
  const within = reached.filter(({ depth }) => depth <= maxDepth);

  const unknown = within.find(({ id }) => !resources.has(id));
  if (unknown !== undefined) return refused('unknown_resource', unknown);
  const inactive = within.find(({ id }) => {
    const resource = resources.get(id);
    return resource === undefined || !active.has(resource.owner);
  });
  if (inactive !== undefined)
    return refused('resource_owner_inactive', inactive);
  const beyond = reached[within.length];
  if (beyond !== undefined) return refused('depth_exceeded', beyond);

  const cost = (some: readonly Step[]) =>
    sumTokens(some.flatMap(({ id }) => resources.get(id)?.cost ?? []));
  const tokens = cost(within);
  if (!Number.isSafeInteger(tokens)) return refused('cost_overflow');
  const extra = cost(within.filter(({ depth }) => depth > 0));
  if (extra > extraBudget) return refused('extra_budget_exceeded');

  const ids = within.map(({ id }) => id);
  const cycles = needCycles(resources, ids);
  return {
    kind: 'closure',
    resources: within.map(reachedBy),
    tokens,
    extra,
    cycles,
  };
}
// #endregion resource-closure

function refused(
  code: ClosureRefusal,
  at: Step | null = null,
): ClosureRefused {
  return { kind: 'refused', code, at: at && reachedBy(at) };
}

function reachedBy(step: Step): Reached {
  return { id: step.id, depth: step.depth, chain: chainTo(step) };
}
