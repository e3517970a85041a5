type Resources = Record<string, { owner: string; cost: number; needs: string[] }>;
type Reached = { id: string; depth: number; chain: string[] };

// By code point. A comparison of texts goes by UTF-16 units, in which an emoji stands before a full-width letter.
const smaller = (a: string, b: string): number => {
  const [left, right] = [Array.from(a), Array.from(b)];
  const at = left.findIndex((sign, index) => sign !== right[index]);
  if (at === -1) return left.length - right.length;
  return (left[at]?.codePointAt(0) ?? -1) - (right[at]?.codePointAt(0) ?? -1);
};

const smallerWay = (a: string[], b: string[]): number => {
  const at = a.findIndex((id, index) => id !== b[index]);
  if (at === -1 || at >= b.length) return a.length - b.length;
  return smaller(a[at] as string, b[at] as string);
};

function get(resources: Resources, id: string) {
  return Object.hasOwn(resources, id) ? resources[id] : undefined;
}

function walk(resources: Resources, from: string[], last: number): Reached[] {
  const visited = new Set(from);
  const reached: Reached[] = [];
  let level: Reached[] = [...visited].map((id) => ({ id, depth: 0, chain: [id] }));
  while (level.length > 0) {
    level.sort((a, b) => smaller(a.id, b.id));
    reached.push(...level);
    const next: Reached[] = [];
    for (const { id, depth, chain } of level) {
      if (depth === last) continue;
      for (const need of get(resources, id)?.needs ?? []) {
        if (visited.has(need)) continue;
        visited.add(need);
        next.push({ id: need, depth: depth + 1, chain: [...chain, need] });
      }
    }
    level = next;
  }
  return reached;
}

function cyclesAmong(resources: Resources, ids: string[]): string[][] {
  const cycles = new Map<string, string[]>();
  for (const id of ids) {
    const back = walk(resources, [id], Infinity).find((step) => get(resources, step.id)?.needs.includes(id));
    if (back === undefined) continue;
    const start = back.chain.indexOf([...back.chain].sort(smaller)[0] as string);
    const cycle = [...back.chain.slice(start), ...back.chain.slice(0, start)];
    cycles.set(JSON.stringify(cycle), cycle);
  }
  return [...cycles.values()].sort(smallerWay);
}

export function resourceClosure(request: any) {
  const { resources, active, requested, maxDepth, extraBudget } = request;
  const refused = (code: string, at: Reached | null = null) => ({ kind: 'refused', code, at });

  const reached = walk(resources, requested, maxDepth + 1);
  const within = reached.filter(({ depth }) => depth <= maxDepth);
  const unknown = within.find(({ id }) => get(resources, id) === undefined);
  if (unknown) return refused('unknown_resource', unknown);
  const inactive = within.find(({ id }) => !active.includes(get(resources, id)?.owner));
  if (inactive) return refused('resource_owner_inactive', inactive);
  const beyond = reached.find(({ depth }) => depth > maxDepth);
  if (beyond) return refused('depth_exceeded', beyond);

  let tokens = 0;
  let extra = 0;
  for (const { id, depth } of within) {
    const cost = get(resources, id)?.cost ?? 0;
    tokens += cost;
    if (depth > 0) extra += cost;
  }
  if (!Number.isSafeInteger(tokens)) return refused('cost_overflow');
  if (extra > extraBudget) return refused('extra_budget_exceeded');
  const cycles = cyclesAmong(resources, within.map(({ id }) => id));
  return { kind: 'closure', resources: within, tokens, extra, cycles };
}
