// Works from the last check to the first: each earlier one that fails overrides the code found so far.
type Fields = { [name: string]: any };

function own(record: Fields, name: string): any {
  return Object.getOwnPropertyDescriptor(record, name)?.value;
}

function record(value: unknown): Fields | undefined {
  return typeof value === 'object' && value && !Array.isArray(value) ? (value as Fields) : undefined;
}

function tokensOf(value: unknown): number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : Number.NaN;
}

function before(a: string, b: string): boolean {
  const [one, other] = [[...a], [...b]];
  while (one.length > 0 && one[0] === other[0]) {
    one.shift();
    other.shift();
  }
  if (one.length === 0) return other.length > 0;
  return other.length > 0 && Number(one[0]?.codePointAt(0)) < Number(other[0]?.codePointAt(0));
}

function inOrder(list: unknown[]): string[] {
  const sorted: string[] = [];
  for (const name of list) {
    if (typeof name !== 'string' || sorted.includes(name)) continue;
    const at = sorted.findIndex((other) => before(name, other));
    sorted.splice(at === -1 ? sorted.length : at, 0, name);
  }
  return sorted;
}

export function skillLoadPlan(given: unknown) {
  const request = record(given) ?? {};
  const catalog = record(request.catalog) ?? {};
  const bodies = record(request.bodies) ?? {};
  const resources = record(request.resources) ?? {};
  const lists = [request.active, request.requested].map((list): unknown[] => (Array.isArray(list) ? list : []));
  const [active, requested] = lists.map(inOrder) as [string[], string[]];
  const pairs = Object.values(resources);

  let tokens = 0;
  for (const value of Object.values(catalog)) tokens += tokensOf(value);
  for (const skill of active) tokens += tokensOf(own(bodies, skill));
  for (const id of requested) tokens += tokensOf(own(resources, id)?.[1]);

  let code: string | undefined;
  if (!(tokens <= Number.MAX_SAFE_INTEGER)) code = 'cost_overflow';
  if (requested.some((id) => !active.includes(own(resources, id)?.[0]))) code = 'resource_owner_inactive';
  if (requested.some((id) => own(resources, id) === undefined)) code = 'unknown_resource';
  for (const skill of active) {
    if (own(catalog, skill) === undefined || own(bodies, skill) === undefined) code = 'active_skill_incomplete';
  }
  const costs = Object.values(catalog).concat(Object.values(bodies), pairs.map((pair) => pair?.[1]));
  if (costs.some((value) => Number.isNaN(tokensOf(value)))) code = 'invalid_cost';
  if (pairs.some((pair) => !Array.isArray(pair) || pair.length !== 2 || typeof pair[0] !== 'string')) {
    code = 'invalid_shape';
  }
  if (lists.some((list) => list.some((name) => typeof name !== 'string'))) code = 'invalid_shape';
  if (!Array.isArray(request.active) || !Array.isArray(request.requested)) code = 'invalid_shape';
  if (!record(request.catalog) || !record(request.bodies) || !record(request.resources)) code = 'invalid_shape';
  if (Number.isNaN(tokensOf(request.budget))) code = 'invalid_budget';

  if (code !== undefined) return { kind: 'refused', code };
  return { kind: 'plan', accepted: !(tokens > request.budget), tokens, bodies: active, resources: requested };
}
