import {
  type NestedPlan,
  type NestedRefused,
  traceNestedLoad,
} from './traceLoad.ts';

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
  return traceNestedLoad(request).plan;
}
// #endregion plan-nested-load
