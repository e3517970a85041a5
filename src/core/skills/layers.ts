import type { Load } from './readLoad.ts';

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

/** The costs of all texts of all layers. */
export function costsOf(layers: Layers): readonly number[] {
  return [...layers.metadata, ...layers.bodies, ...layers.resources].map(
    ({ cost }) => cost,
  );
}

function itemsOf(costs: ReadonlyMap<string, number>): readonly LoadItem[] {
  return [...costs].map(([id, cost]) => ({ id, cost }));
}

function resourcesOf(load: Load): readonly LoadItem[] {
  return [...load.resources].map(([id, { cost }]) => ({ id, cost }));
}
