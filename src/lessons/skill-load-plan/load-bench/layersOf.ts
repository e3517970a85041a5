import type { NestedPlan } from '#core/index.ts';

/** One layer of a plan: the costs of its texts, in tokens. */
export interface Layer {
  readonly id: 'metadata' | 'bodies' | 'resources' | 'needed';
  readonly costs: readonly number[];
  readonly sum: number;
}

/** The layers of a plan, resources that were requested apart from those that came in by reference. All four, always. */
export function layersOf({ metadata, bodies, resources, reached }: NestedPlan): readonly Layer[] {
  const requested = new Set(reached.filter(({ depth }) => depth === 0).map(({ id }) => id));
  const parts = {
    metadata,
    bodies,
    resources: resources.filter(({ id }) => requested.has(id)),
    needed: resources.filter(({ id }) => !requested.has(id)),
  };
  return (['metadata', 'bodies', 'resources', 'needed'] as const).map((id): Layer => {
    const costs = parts[id].map(({ cost }) => cost);
    return { id, costs, sum: costs.reduce((total, cost) => total + cost, 0) };
  });
}
