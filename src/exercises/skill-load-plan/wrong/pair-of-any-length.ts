const isTokens = (value: unknown) => Number.isSafeInteger(value) && (value as number) >= 0;
const isRecord = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);
const isPair = (value: any) => Array.isArray(value) && typeof value[0] === 'string';
const isNames = (value: any) => Array.isArray(value) && value.every((name) => typeof name === 'string');

function byCodePoint(a: string, b: string): number {
  const [left, right] = [Array.from(a), Array.from(b)];
  const at = left.findIndex((sign, index) => sign !== right[index]);
  if (at === -1) return left.length - right.length;
  return (left[at]?.codePointAt(0) ?? -1) - (right[at]?.codePointAt(0) ?? -1);
}

export function skillLoadPlan(request: any) {
  const refused = (code: string) => ({ kind: 'refused', code });
  const { catalog, bodies, active, resources, requested, budget } = request ?? {};
  if (!isTokens(budget)) return refused('invalid_budget');

  if (![catalog, bodies, resources].every(isRecord)) return refused('invalid_shape');
  const pairs: any[] = Object.values(resources);
  if (!pairs.every(isPair)) return refused('invalid_shape');
  if (!isNames(active) || !isNames(requested)) return refused('invalid_shape');

  const costs = [...Object.values(catalog), ...Object.values(bodies), ...pairs.map((pair) => pair[1])];
  if (!costs.every(isTokens)) return refused('invalid_cost');

  const skills = [...new Set<string>(active)].sort(byCodePoint);
  const ids = [...new Set<string>(requested)].sort(byCodePoint);
  const complete = (skill: string) => Object.hasOwn(catalog, skill) && Object.hasOwn(bodies, skill);
  if (!skills.every(complete)) return refused('active_skill_incomplete');
  if (!ids.every((id) => Object.hasOwn(resources, id))) return refused('unknown_resource');
  if (!ids.every((id) => skills.includes(resources[id][0]))) return refused('resource_owner_inactive');

  let tokens = 0;
  for (const cost of Object.values<number>(catalog)) tokens += cost;
  for (const skill of skills) tokens += bodies[skill];
  for (const id of ids) tokens += resources[id][1];
  if (!Number.isSafeInteger(tokens)) return refused('cost_overflow');
  return { kind: 'plan', accepted: tokens <= budget, tokens, bodies: skills, resources: ids };
}
