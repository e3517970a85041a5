import type { Reached } from './loadFinding.ts';
import type { Load } from './readLoad.ts';
import { sumTokens } from './tokens.ts';

/** One text of a layer, with its cost in tokens. */
export interface LoadItem {
  readonly id: string;
  readonly cost: number;
}

/** The three layers of a load, each with its texts by code point. */
export interface Layers {
  readonly metadata: readonly LoadItem[];
  readonly bodies: readonly LoadItem[];
  readonly resources: readonly LoadItem[];
}

/** One layer of a plan with its sum. Resources that nobody requested, but something requested needs, are a layer of their own. */
export interface WeighedLayer {
  readonly id: 'metadata' | 'bodies' | 'resources' | 'needed';
  /** By code point. */
  readonly items: readonly LoadItem[];
  /** What the layer costs. The tokens of all layers add up to those of the plan. */
  readonly tokens: number;
}

// #region layers
/** What is loaded on demand: metadata always, bodies of the active skills, resources that were requested. */
export function onDemand(load: Load): Layers {
  return {
    metadata: itemsOf(load.catalog),
    bodies: itemsOf(load.bodies).filter(({ id }) => load.active.has(id)),
    resources: resourcesOf(load).filter(({ id }) => load.requested.has(id)),
  };
}

/** What is loaded where nobody chooses: everything that there is. */
export function allAtOnce(load: Load): Layers {
  return {
    metadata: itemsOf(load.catalog),
    bodies: itemsOf(load.bodies),
    resources: resourcesOf(load),
  };
}
// #endregion layers

/** The layers of a plan with their sums, all four, in this order: metadata, bodies, resources, needed. */
export function weighLayers(
  { metadata, bodies, resources }: Layers,
  reached: readonly Reached[],
): readonly WeighedLayer[] {
  const requested = new Set(
    reached.filter(({ depth }) => depth === 0).map(({ id }) => id),
  );
  return [
    weighed('metadata', metadata),
    weighed('bodies', bodies),
    weighed(
      'resources',
      resources.filter(({ id }) => requested.has(id)),
    ),
    weighed(
      'needed',
      resources.filter(({ id }) => !requested.has(id)),
    ),
  ];
}

/** The costs of all texts of all layers. */
export function costsOf(layers: Layers): readonly number[] {
  return [...layers.metadata, ...layers.bodies, ...layers.resources].map(
    ({ cost }) => cost,
  );
}

function weighed(
  id: WeighedLayer['id'],
  items: readonly LoadItem[],
): WeighedLayer {
  return { id, items, tokens: sumTokens(items.map(({ cost }) => cost)) };
}

function itemsOf(costs: ReadonlyMap<string, number>): readonly LoadItem[] {
  return [...costs].map(([id, cost]) => ({ id, cost }));
}

function resourcesOf(load: Load): readonly LoadItem[] {
  return [...load.resources].map(([id, { cost }]) => ({ id, cost }));
}
