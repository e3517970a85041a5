// Adds up in BigInt, where nothing overflows, and asks only at the end whether the sum is still a number.
type Entry = [name: string, value: unknown];

const entries = (value: unknown): Entry[] | null =>
  Object.prototype.toString.call(value) === '[object Object]' ? Object.entries(value as object) : null;

const cost = (value: unknown): bigint | null =>
  typeof value === 'number' && value >= 0 && value <= Number.MAX_SAFE_INTEGER && value % 1 === 0 ? BigInt(value) : null;

const names = (value: unknown): string[] | null => {
  if (!(value instanceof Array)) return null;
  const texts = value.filter((name) => typeof name === 'string');
  if (texts.length < value.length) return null;
  const key = (name: string) => [...name].map((sign) => Number(sign.codePointAt(0)).toString(16).padStart(6, '0')).join('');
  return Array.from(new Set<string>(texts)).sort((a, b) => (key(a) < key(b) ? -1 : 1));
};

export const skillLoadPlan = (request: any) => {
  const refused = (code: string) => ({ code, kind: 'refused' });
  const given = new Map(entries(request) ?? []);
  const budget = cost(given.get('budget'));
  if (budget === null) return refused('invalid_budget');

  const records = ['catalog', 'bodies', 'resources'].map((part) => entries(given.get(part)));
  const lists = ['active', 'requested'].map((part) => names(given.get(part)));
  if (records.includes(null) || lists.includes(null)) return refused('invalid_shape');
  const [catalog, bodies, resources] = records as [Entry[], Entry[], Entry[]];
  const [active, requested] = lists as [string[], string[]];
  for (const [, pair] of resources) {
    if (!(pair instanceof Array) || pair.length !== 2 || typeof pair[0] !== 'string') return refused('invalid_shape');
  }

  const owners = new Map(resources.map(([id, pair]) => [id, (pair as [string])[0]]));
  const priced = (list: Entry[]) => new Map(list.map(([name, value]) => [name, cost(value)]));
  const metadata = priced(catalog);
  const texts = priced(bodies);
  const extras = priced(resources.map(([id, pair]) => [id, (pair as unknown[])[1]]));
  for (const map of [metadata, texts, extras]) {
    if ([...map.values()].includes(null)) return refused('invalid_cost');
  }

  for (const skill of active) if (!metadata.has(skill) || !texts.has(skill)) return refused('active_skill_incomplete');
  for (const id of requested) if (!owners.has(id)) return refused('unknown_resource');
  for (const id of requested) if (!active.includes(owners.get(id) ?? '')) return refused('resource_owner_inactive');

  const paid = [...metadata.values(), ...active.map((skill) => texts.get(skill)), ...requested.map((id) => extras.get(id))];
  const sum = paid.reduce((total: bigint, one) => total + (one as bigint), 0n);
  if (sum > BigInt(Number.MAX_SAFE_INTEGER)) return refused('cost_overflow');
  return { kind: 'plan', accepted: sum <= budget, tokens: Number(sum), bodies: active, resources: requested };
};
