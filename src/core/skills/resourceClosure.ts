import { runGates } from '../gates/runGates.ts';
import {
  type ClosureRefusal,
  closureGates,
  costOf,
  extraCostOf,
  reachedBy,
  type Walk,
  walkRequest,
} from './closureGates.ts';
import type { Reached } from './loadFinding.ts';
import { needCycles } from './needCycles.ts';
import { readNeeds } from './readNeeds.ts';

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
  const walk = walkRequest(readNeeds(request));
  const run = runGates(closureGates, walk);
  if (run.passed) return closureOf(walk);
  const { code, reached } = run.refusal;
  return { kind: 'refused', code, at: reached };
}

/** The closure of a request that every gate let pass. */
export function closureOf(walk: Walk): Closure {
  const { resources, within } = walk;
  return {
    kind: 'closure',
    resources: within.map(reachedBy),
    tokens: costOf(walk, within),
    extra: extraCostOf(walk),
    cycles: needCycles(
      resources,
      within.map(({ id }) => id),
    ),
  };
}
// #endregion resource-closure
