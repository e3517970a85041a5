import { field } from '../value/fields.ts';
import type { Layers } from './layers.ts';
import type { LoadRefusal } from './loadGates.ts';
import {
  type ClosureRefusal,
  type Reached,
  resourceClosure,
} from './resourceClosure.ts';
import { loadLayers } from './skillLoadPlan.ts';

/** A load plan over resources that need other resources. */
export interface NestedPlan extends Layers {
  readonly kind: 'plan';
  /** Whether `tokens` is at most the budget. */
  readonly accepted: boolean;
  readonly tokens: number;
  readonly budget: number;
  /** What part of `tokens` was not requested itself, but needed by what was. */
  readonly extra: number;
  /** What brought each resource in, by depth and then by code point. */
  readonly reached: readonly Reached[];
  readonly cycles: readonly (readonly string[])[];
}

/** A request that makes no nested plan. `at` is the first resource at fault, null where no single one is. */
export interface NestedRefused {
  readonly kind: 'refused';
  readonly code: ClosureRefusal | LoadRefusal;
  readonly at: Reached | null;
}

// #region plan-nested-load
/**
 * Plans a load in which requested resources bring in what they need: the closure first, then the plan over all that it
 * holds. A request has the fields of `resourceClosure`, and `catalog`, `bodies` and `budget` as for `skillLoadPlan`.
 *
 * @param request any value, and none makes this throw; other fields are not looked at
 * @returns the plan with the texts of each layer; or the refusal of the closure; or, where there is a closure, that of
 *   the plan
 */
export function planNestedLoad(
  request: unknown,
): NestedPlan | NestedRefused {
  const closure = resourceClosure(request);
  if (closure.kind === 'refused') return closure;
  const resources = field(request, 'resources');
  const ids = closure.resources.map(({ id }) => id);
  const layers = loadLayers({
    catalog: field(request, 'catalog'),
    bodies: field(request, 'bodies'),
    active: field(request, 'active'),
    // Makes own fields of every id, `__proto__` included.
    resources: Object.fromEntries(
      ids.map((id) => {
        const resource = field(resources, id);
        return [id, [field(resource, 'owner'), field(resource, 'cost')]];
      }),
    ),
    requested: ids,
    budget: field(request, 'budget'),
  });
  if (layers.kind === 'refused') return { ...layers, at: null };
  return {
    ...layers,
    kind: 'plan',
    accepted: layers.tokens <= layers.budget,
    extra: closure.extra,
    reached: closure.resources,
    cycles: closure.cycles,
  };
}
// #endregion plan-nested-load
