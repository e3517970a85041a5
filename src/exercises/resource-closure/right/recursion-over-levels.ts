type Step = { id: string; depth: number; chain: string[] };
type Table = Map<string, { owner: string; cost: number; needs: string[] }>;

/** Sign by sign, each taken whole: two units of UTF-16 where it has two. */
const sooner = (a: string, b: string) => {
  const [as, bs] = [[...a], [...b]];
  const at = as.findIndex((sign, place) => sign !== bs[place]);
  if (at < 0) return as.length < bs.length;
  return at < bs.length && Number(as[at]?.codePointAt(0)) < Number(bs[at]?.codePointAt(0));
};

const order = (a: Step, b: Step) => a.depth - b.depth || (sooner(a.id, b.id) ? -1 : 1);

const orderOfWays = ([a, ...as]: string[], [b, ...bs]: string[]): number => {
  if (a === undefined || b === undefined) return a === b ? 0 : a === undefined ? -1 : 1;
  return a === b ? orderOfWays(as, bs) : sooner(a, b) ? -1 : 1;
};

/** One level after the other: what is new at the next one, then the levels behind it. */
const levels = (table: Table, level: Step[], known: string[], left: number): Step[] => {
  if (level.length === 0) return [];
  const here = [...level].sort(order);
  if (left <= 0) return here;
  const candidates = here.flatMap((step) =>
    (table.get(step.id)?.needs ?? []).map((id) => ({ id, depth: step.depth + 1, chain: step.chain.concat(id) })),
  );
  const fresh = candidates.filter(
    ({ id }, index) => !known.includes(id) && candidates.findIndex((other) => other.id === id) === index,
  );
  return here.concat(levels(table, fresh, known.concat(fresh.map(({ id }) => id)), left - 1));
};

const from = (table: Table, ids: string[], last: number) => {
  const starts = [...new Set(ids)];
  return levels(table, starts.map((id) => ({ id, depth: 0, chain: [id] })), starts, last);
};

function* problems(table: Table, steps: Step[], request: any): Generator<{ code: string; at: Step | null }> {
  const near = steps.filter(({ depth }) => depth <= request.maxDepth);
  for (const at of near) if (!table.has(at.id)) yield { code: 'unknown_resource', at };
  for (const at of near) {
    if (!new Set(request.active).has(table.get(at.id)?.owner)) yield { code: 'resource_owner_inactive', at };
  }
  for (const at of steps) if (at.depth > request.maxDepth) yield { code: 'depth_exceeded', at };
  if (!Number.isSafeInteger(total(table, near))) yield { code: 'cost_overflow', at: null };
  if (total(table, near.filter(needed)) > request.extraBudget) yield { code: 'extra_budget_exceeded', at: null };
}

const needed = ({ depth }: Step) => depth > 0;
const total = (table: Table, steps: Step[]) => steps.map(({ id }) => table.get(id)?.cost ?? 0).reduce((a, b) => a + b, 0);

export const resourceClosure = (request: any) => {
  const table: Table = new Map(Object.entries(request.resources));
  const steps = from(table, request.requested, request.maxDepth + 1);
  const { value: problem } = problems(table, steps, request).next();
  if (problem) return { kind: 'refused', ...problem };

  const found: { [key: string]: string[] } = {};
  for (const { id } of steps) {
    const end = from(table, [id], table.size).find((step) => table.get(step.id)?.needs.includes(id));
    if (!end) continue;
    const turns = end.chain.map((_, by) => [...end.chain.slice(by), ...end.chain.slice(0, by)]);
    const [turn] = turns.sort((a, b) => (sooner(String(a[0]), String(b[0])) ? -1 : 1));
    if (turn) found[JSON.stringify(turn)] = turn;
  }
  const cycles = Object.values(found).sort(orderOfWays);
  return { kind: 'closure', resources: steps, tokens: total(table, steps), extra: total(table, steps.filter(needed)), cycles };
};
