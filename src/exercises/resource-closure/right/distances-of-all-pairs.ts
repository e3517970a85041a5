// Knows the distance between any two resources first; depths, chains and cycles are looked up in it.
type Given = Record<string, { owner: string; cost: number; needs: string[] }>;

const NEVER = Number.POSITIVE_INFINITY;

// The first difference of two lists decides; where there is none, the shorter list comes first.
function compareLists<T>(a: T[], b: T[], compare: (one: T, other: T) => number): number {
  for (let at = 0; at < a.length && at < b.length; at += 1) {
    const order = compare(a[at] as T, b[at] as T);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

const pointsOf = (id: string) => Array.from(id, (sign) => sign.codePointAt(0) ?? 0);
const byCodePoint = (a: string, b: string) => compareLists(pointsOf(a), pointsOf(b), (one, other) => one - other);

function distances(resources: Given, names: string[]) {
  const between = new Map<string, Map<string, number>>();
  for (const from of names) {
    const needs = Object.hasOwn(resources, from) ? (resources[from]?.needs ?? []) : [];
    between.set(from, new Map(names.map((to) => [to, from === to ? 0 : needs.includes(to) ? 1 : NEVER])));
  }
  const at = (from: string, to: string) => between.get(from)?.get(to) ?? NEVER;
  for (const via of names) {
    for (const from of names) {
      for (const to of names) {
        const way = at(from, via) + at(via, to);
        if (way < at(from, to)) between.get(from)?.set(to, way);
      }
    }
  }
  return at;
}

export function resourceClosure({ resources, active, requested, maxDepth, extraBudget }: any) {
  const own: Given = resources;
  const mentioned = Object.values(own).flatMap(({ needs }) => needs);
  const names: string[] = [...new Set<string>([...Object.keys(own), ...requested, ...mentioned])].sort(byCodePoint);
  const needs = (id: string, other: string) => Object.hasOwn(own, id) && own[id]?.needs.includes(other);
  const distance = distances(own, names);

  const reachedFrom = (starts: string[], last: number) => {
    const depth = (id: string) => Math.min(...starts.map((start) => distance(start, id)), NEVER);
    const chain = (id: string): string[] => {
      const parent = names.find((other) => depth(other) === depth(id) - 1 && needs(other, id));
      return parent === undefined ? [id] : chain(parent).concat(id);
    };
    return names
      .filter((id) => depth(id) <= last && depth(id) < NEVER)
      .sort((a, b) => depth(a) - depth(b))
      .map((id) => ({ id, depth: depth(id), chain: chain(id) }));
  };

  const reached = reachedFrom(requested, maxDepth + 1);
  const closure = reached.filter((one) => one.depth <= maxDepth);
  const exists = (id: string) => Object.hasOwn(own, id);
  const fault = (code: string, at: unknown = null) => ({ at, code, kind: 'refused' });

  for (const one of closure) if (!exists(one.id)) return fault('unknown_resource', one);
  for (const one of closure) if (!active.includes(own[one.id]?.owner)) return fault('resource_owner_inactive', one);
  if (reached.length > closure.length) return fault('depth_exceeded', reached[closure.length]);

  const costs = closure.map((one) => BigInt(own[one.id]?.cost ?? 0));
  const add = (some: bigint[]) => some.reduce((sum, cost) => sum + cost, 0n);
  const tokens = add(costs);
  const extra = add(costs.filter((_, index) => (closure[index]?.depth ?? 0) > 0));
  if (tokens >= 2n ** 53n) return fault('cost_overflow');
  if (extra > BigInt(extraBudget)) return fault('extra_budget_exceeded');

  const cycles: string[][] = [];
  for (const { id } of closure) {
    const back = reachedFrom([id], NEVER).find((one) => needs(one.id, id));
    if (back === undefined) continue;
    const at = back.chain.reduce((least, name, index) => (byCodePoint(name, String(back.chain[least])) < 0 ? index : least), 0);
    const cycle = back.chain.map((_, index) => String(back.chain[(at + index) % back.chain.length]));
    if (!cycles.some((other) => JSON.stringify(other) === JSON.stringify(cycle))) cycles.push(cycle);
  }
  cycles.sort((a, b) => compareLists(a, b, byCodePoint));
  return { kind: 'closure', resources: closure, tokens: Number(tokens), extra: Number(extra), cycles };
}
