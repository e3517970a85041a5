/** How a node or an edge of a diagram is lit. */
export type LightState = 'passed' | 'refused' | 'unknown' | 'verify' | 'not-reached';

/** The lights of a diagram, by the ids of its nodes and edges. */
export interface Lights {
  readonly nodes: ReadonlyMap<string, LightState>;
  readonly edges: ReadonlyMap<string, LightState>;
}

/** Lights every drawing of a diagram on the page, in each of its variants. What has no light is idle. */
export function lightDiagram(name: string, lights: Lights): void {
  for (const figure of document.querySelectorAll(`[data-diagram="${CSS.escape(name)}"]`)) {
    for (const part of figure.querySelectorAll<SVGElement>('[data-node], [data-edge]')) {
      const { node, edge } = part.dataset;
      const light = node === undefined ? lights.edges.get(edge ?? '') : lights.nodes.get(node);
      part.dataset['state'] = light ?? 'idle';
    }
  }
}
