// A queue settles the depths; who brought what in is read off them afterwards.
interface Resource {
  owner: string;
  cost: number;
  needs: string[];
}

// Six hexadecimal digits for each code point: texts of these are in the order of the code points.
const key = (id: string) => Array.from(id, (sign) => sign.codePointAt(0)?.toString(16).padStart(6, '0')).join('');

function sortedBy<T>(list: T[], keyOf: (one: T) => string): T[] {
  return list
    .map((one) => ({ one, at: keyOf(one) }))
    .sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
    .map(({ one }) => one);
}

class Graph {
  private readonly resources: Map<string, Resource>;

  constructor(resources: Record<string, Resource>) {
    this.resources = new Map(Object.entries(resources));
  }

  get(id: string): Resource | undefined {
    return this.resources.get(id);
  }

  needs(id: string, other: string): boolean {
    return this.get(id)?.needs.includes(other) ?? false;
  }

  depths(from: string[], last: number): Map<string, number> {
    const depths = new Map(from.map((id) => [id, 0]));
    const queue = [...depths.keys()];
    for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
      const depth = depths.get(id) as number;
      if (depth >= last) continue;
      for (const need of this.get(id)?.needs ?? []) {
        if (depths.has(need)) continue;
        depths.set(need, depth + 1);
        queue.push(need);
      }
    }
    return depths;
  }

  chain(id: string, depths: Map<string, number>): string[] {
    const depth = depths.get(id) as number;
    if (depth === 0) return [id];
    const parents = [...depths.keys()].filter((other) => depths.get(other) === depth - 1 && this.needs(other, id));
    return [...this.chain(sortedBy(parents, key)[0] as string, depths), id];
  }

  steps(from: string[], last: number) {
    const depths = this.depths(from, last);
    const ids = sortedBy([...depths.keys()], key);
    return ids
      .map((id) => ({ id, depth: depths.get(id) as number, chain: this.chain(id, depths) }))
      .sort((a, b) => a.depth - b.depth);
  }

  cycle(id: string): string[] | undefined {
    const back = this.steps([id], Number.MAX_VALUE).find((step) => this.needs(step.id, id))?.chain;
    if (!back) return undefined;
    const first = sortedBy(back, key)[0] as string;
    while (back[0] !== first) back.push(back.shift() as string);
    return back;
  }
}

export function resourceClosure(request: {
  resources: Record<string, Resource>;
  active: string[];
  requested: string[];
  maxDepth: number;
  extraBudget: number;
}) {
  const graph = new Graph(request.resources);
  const steps = graph.steps(request.requested, request.maxDepth + 1);
  const near = steps.filter((step) => step.depth <= request.maxDepth);
  const faults = [
    { code: 'unknown_resource', at: near.find((step) => !graph.get(step.id)) },
    {
      code: 'resource_owner_inactive',
      at: near.find((step) => !request.active.some((skill) => skill === graph.get(step.id)?.owner)),
    },
    { code: 'depth_exceeded', at: steps[near.length] },
  ];
  for (const { code, at } of faults) if (at) return { kind: 'refused', code, at };

  const price = (some: typeof steps) => some.reduce((sum, step) => sum + (graph.get(step.id)?.cost ?? 0), 0);
  const tokens = price(near);
  const extra = price(near.filter((step) => step.depth !== 0));
  if (tokens > Number.MAX_SAFE_INTEGER) return { kind: 'refused', code: 'cost_overflow', at: null };
  if (extra > request.extraBudget) return { kind: 'refused', code: 'extra_budget_exceeded', at: null };

  const texts = near.flatMap((step) => {
    const cycle = graph.cycle(step.id);
    return cycle ? [JSON.stringify(cycle)] : [];
  });
  const found: string[][] = [...new Set(texts)].map((text) => JSON.parse(text));
  // A sign smaller than every digit ends each id, so that a shorter one comes first.
  const cycles = sortedBy(found, (cycle) => cycle.map((id) => `${key(id)}!`).join(''));
  return { kind: 'closure', resources: near, tokens, extra, cycles };
}
