interface Request {
  resources: Record<string, { owner: string; cost: number; needs: string[] }>;
  active: string[];
  requested: string[];
  maxDepth: number;
  extraBudget: number;
}

interface Reached {
  id: string;
  depth: number;
  /** From what was requested down to this resource. */
  chain: string[];
}

type Code =
  | 'unknown_resource'
  | 'resource_owner_inactive'
  | 'depth_exceeded'
  | 'cost_overflow'
  | 'extra_budget_exceeded';

type Answer =
  | { kind: 'closure'; resources: Reached[]; tokens: number; extra: number; cycles: string[][] }
  | { kind: 'refused'; code: Code; at: Reached | null };

export function resourceClosure(request: Request): Answer {
  // So far only what was requested is loaded, nothing is checked, and everything is free.
  const resources = request.requested.map((id) => ({ id, depth: 0, chain: [id] }));
  return { kind: 'closure', resources, tokens: 0, extra: 0, cycles: [] };
}
