import type { Outcome } from '#core';
import { outcomeState } from './outcomeState.ts';

/** The lights of a diagram, by the ids of its nodes and edges. */
export interface Lights {
  readonly nodes: ReadonlyMap<string, Outcome>;
  readonly edges: ReadonlyMap<string, Outcome>;
}

/** Lights every drawing of a diagram on the page, in each of its variants. What has no light is idle. */
export function lightDiagram(name: string, lights: Lights): void {
  for (const figure of document.querySelectorAll(`[data-diagram="${CSS.escape(name)}"]`)) {
    for (const part of figure.querySelectorAll<SVGElement>('[data-node], [data-edge]')) {
      const { node, edge } = part.dataset;
      const light = node === undefined ? lights.edges.get(edge ?? '') : lights.nodes.get(node);
      part.dataset['state'] = light === undefined ? 'idle' : outcomeState(light);
    }
  }
}
