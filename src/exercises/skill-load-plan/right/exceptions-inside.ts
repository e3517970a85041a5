class Refusal extends Error {}

function demand(holds: boolean, code: string): asserts holds {
  if (!holds) throw new Refusal(code);
}

class Costs {
  private readonly costs = new Map<string, unknown>();

  constructor(value: unknown) {
    demand(Object(value) === value && !Array.isArray(value), 'invalid_shape');
    for (const [name, cost] of Object.entries(value as object)) this.costs.set(name, cost);
  }

  names() {
    return [...this.costs.keys()];
  }

  has(name: string) {
    return this.costs.has(name);
  }

  at(name: string): any {
    return this.costs.get(name);
  }
}

function set(value: unknown): Set<string> {
  demand(Array.isArray(value), 'invalid_shape');
  for (const name of value) demand(typeof name === 'string', 'invalid_shape');
  return new Set(value);
}

function price(value: any, code: string): number {
  demand(Number.isSafeInteger(value) && Math.sign(value) !== -1, code);
  return value;
}

function sorted(names: Set<string>): string[] {
  const points = (name: string) => [...name].map((sign) => sign.codePointAt(0) ?? 0);
  return [...names].sort((a, b) => {
    const [p, q] = [points(a), points(b)];
    for (let at = 0; at < Math.max(p.length, q.length); at++) {
      const difference = (p[at] ?? -1) - (q[at] ?? -1);
      if (difference) return difference;
    }
    return 0;
  });
}

function plan(request: any) {
  const budget = price(request?.budget, 'invalid_budget');
  const catalog = new Costs(request.catalog);
  const bodies = new Costs(request.bodies);
  const resources = new Costs(request.resources);
  const [active, requested] = [set(request.active), set(request.requested)];
  for (const id of resources.names()) {
    const pair = resources.at(id);
    demand(Array.isArray(pair) && pair.length === 2, 'invalid_shape');
    demand(typeof pair[0] === 'string', 'invalid_shape');
  }

  let tokens = 0;
  for (const skill of catalog.names()) tokens += price(catalog.at(skill), 'invalid_cost');
  for (const skill of bodies.names()) {
    const cost = price(bodies.at(skill), 'invalid_cost');
    if (active.has(skill)) tokens += cost;
  }
  for (const id of resources.names()) {
    const cost = price(resources.at(id)[1], 'invalid_cost');
    if (requested.has(id)) tokens += cost;
  }

  for (const skill of active) demand(catalog.has(skill) && bodies.has(skill), 'active_skill_incomplete');
  for (const id of requested) demand(resources.has(id), 'unknown_resource');
  for (const id of requested) demand(active.has(resources.at(id)[0]), 'resource_owner_inactive');
  demand(Number.isSafeInteger(tokens), 'cost_overflow');
  return { kind: 'plan', accepted: tokens <= budget, tokens, bodies: sorted(active), resources: sorted(requested) };
}

export function skillLoadPlan(request: unknown) {
  try {
    return plan(request);
  } catch (error) {
    if (error instanceof Refusal) return { kind: 'refused', code: error.message };
    throw error;
  }
}
