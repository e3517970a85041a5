interface LoadRequest {
  /** What each skill's metadata costs. */
  catalog: Record<string, number>;
  /** What each skill's body costs. */
  bodies: Record<string, number>;
  active: string[];
  /** Each resource with its owner and its cost. */
  resources: Record<string, [owner: string, cost: number]>;
  requested: string[];
  budget: number;
}

type Code =
  | 'invalid_budget'
  | 'invalid_shape'
  | 'invalid_cost'
  | 'active_skill_incomplete'
  | 'unknown_resource'
  | 'resource_owner_inactive'
  | 'cost_overflow';

type Answer =
  | { kind: 'plan'; accepted: boolean; tokens: number; bodies: string[]; resources: string[] }
  | { kind: 'refused'; code: Code };

export function skillLoadPlan(request: LoadRequest): Answer {
  // A LoadRequest is what was asked for. What came in may be any JSON value.
  // So far nothing is checked, and everything is free.
  return { kind: 'plan', accepted: true, tokens: 0, bodies: [], resources: [] };
}
