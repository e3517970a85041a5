import { alignRows, bentPath, type PlacedNode, rowsOf, straightEdge } from './alignRows.ts';
import { arrowHead } from './arrowHead.ts';
import type { DiagramVariant } from './diagramSource.ts';
import { boxOf, cornered, frameOf, round } from './drawingBoxes.ts';
import { elementsOf, type SvgElement, textOf } from './svgElement.ts';

/** What a drawing is called, for the attributes that it is found and read by. */
export interface DrawingNames {
  readonly title: string;
  readonly variant: DiagramVariant;
}

/**
 * Turns Mermaid's drawing of a flowchart into one that a page can style and light.
 *
 * Mermaid writes colours, a style sheet and ids into its drawings. What is kept here is geometry and words: no id (two
 * drawings stand on a page without clashing), no colour, no style. Classes say what a thing is, `data-node="ID"` and
 * `data-edge="FROM-TO"` which one it is, and the page's style sheet does the rest, in either theme. Every node gets a
 * mark, and every edge an arrow head of its own, so that both can change with `data-state`. Nodes chained by invisible
 * links (`a ~~~ b ~~~ c`) are put on one line.
 *
 * @throws Error where an edge joins nodes that are not drawn, or nothing is drawn
 */
export function tidyDrawing(root: SvgElement, names: DrawingNames): SvgElement {
  const everything = elementsOf(root);
  const groups = everything.filter(({ name }) => name === 'g');
  const clusters = groups.filter((group) => hasClass(group, 'cluster'));
  const nodes = groups.filter((group) => hasClass(group, 'node'));
  const ids = new Set([...clusters.map(clusterId), ...nodes.map(nodeId)]);
  const links = everything.filter(({ attributes }) => attributes['data-et'] === 'edge');
  const edges = links.filter((path) => !hasClass(path, INVISIBLE));
  const rows = rowsOf(links.filter((path) => hasClass(path, INVISIBLE)).map((path) => edgeEnds(path, ids)));
  const across = names.variant === 'wide' ? 'y' : 'x';
  const placed = new Map(nodes.map((node) => [nodeId(node), placeOf(node)]));
  const moved = alignRows(placed, rows, across);
  const layout: Layout = { ids, rows, across, placed, moved };
  const labels = groups.filter((group) => hasClass(group, 'edgeLabel') && textOf(group).trim() !== '');
  const boxes = new Map(clusters.map((cluster) => [cluster, clusterBox(cluster, placed, moved)]));
  const drawnEdges = edges.map((edge) => tidyEdge(edge, layout));
  const frame = frameOf([...moved.values()].map(cornered), [...boxes.values()], drawnEdges);
  return {
    name: 'svg',
    attributes: {
      class: `diagram diagram-${names.variant}`,
      role: 'img',
      'aria-label': names.title,
      viewBox: `${frame.x} ${frame.y} ${frame.width} ${frame.height}`,
      width: String(frame.width),
      height: String(frame.height),
    },
    children: [
      ...[...boxes].map(([cluster, box]) => tidyCluster(cluster, box)),
      ...drawnEdges,
      ...labels.map(tidyEdgeLabel),
      ...nodes.map((node) => tidyNode(node, moved)),
    ],
  };
}

/** What an edge needs to know: the things drawn, and where Mermaid and where the rows put each node. */
interface Layout {
  readonly ids: ReadonlySet<string>;
  readonly rows: readonly (readonly string[])[];
  readonly across: 'x' | 'y';
  readonly placed: ReadonlyMap<string, PlacedNode>;
  readonly moved: ReadonlyMap<string, PlacedNode>;
}

const INVISIBLE = 'edge-thickness-invisible';
const GEOMETRY = ['x', 'y', 'width', 'height', 'rx', 'ry', 'cx', 'cy', 'r', 'd', 'points', 'dy', 'transform'];

function tidyCluster(cluster: SvgElement, box: PlacedNode): SvgElement {
  const [line] = textLines(cluster);
  const text = element('text', { x: box.x + 12, y: box.y + 18 }, [line ?? '']);
  return element('g', { class: 'cluster', 'data-node': clusterId(cluster) }, [
    element('rect', { ...box }, []),
    text,
  ]);
}

/** The box around what stands in a cluster, with room for its title above. */
function clusterBox(
  cluster: SvgElement,
  placed: ReadonlyMap<string, PlacedNode>,
  moved: ReadonlyMap<string, PlacedNode>,
): PlacedNode {
  const { x, y, width, height } = boxOf(elementsOf(cluster).find(({ name }) => name === 'rect') ?? cluster);
  const inside = [...placed].filter(
    ([, node]) => node.x > x && node.x < x + width && node.y > y && node.y < y + height,
  );
  const boxes = inside.flatMap(([id]) => moved.get(id) ?? []).map(cornered);
  if (boxes.length === 0) return { x, y, width, height };
  const left = Math.min(...boxes.map((box) => box.x)) - 12;
  const top = Math.min(...boxes.map((box) => box.y)) - 28;
  const right = Math.max(...boxes.map((box) => box.x + box.width)) + 12;
  const bottom = Math.max(...boxes.map((box) => box.y + box.height)) + 12;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

function tidyNode(node: SvgElement, moved: ReadonlyMap<string, PlacedNode>): SvgElement {
  const id = nodeId(node);
  const shape = shapeOf(node);
  const { x, y } = moved.get(id) ?? placeOf(node);
  const lines = textLines(node);
  const corner = boxOf(shape);
  // A pill's corner is empty, so the mark sits a little inside its box.
  const inside = shape.name === 'rect' ? 0 : 2;
  return element('g', { class: 'node', 'data-node': id, transform: `translate(${x}, ${y})` }, [
    element(shape.name, { class: 'shape', ...geometryOf(shape) }, []),
    ...lines.map((line, i) => element('text', { y: round((i - (lines.length - 1) / 2) * 17) }, [line])),
    mark(corner.x + inside, corner.y + inside / 4),
  ]);
}

function tidyEdge(edge: SvgElement, { ids, rows, across, placed, moved }: Layout): SvgElement {
  const [from, to] = edgeEnds(edge, ids);
  const [start, end] = [moved.get(from), moved.get(to)];
  const inRow = rows.some((row) => row.includes(from) && row[row.indexOf(from) + 1] === to);
  const drawn = edge.attributes['d'] ?? '';
  const d = roundAll(
    inRow && start !== undefined && end !== undefined
      ? straightEdge(start, end, across)
      : bentPath(drawn, shift(from, placed, moved), shift(to, placed, moved)),
  );
  const arrow = element('path', { class: 'arrow', d: arrowHead(d) }, []);
  return element('g', { class: 'edge', 'data-edge': `${from}-${to}` }, [
    element('path', { class: 'line', d }, []),
    ...(edge.attributes['marker-end'] === undefined ? [] : [arrow]),
  ]);
}

function tidyEdgeLabel(label: SvgElement): SvgElement {
  const lines = textLines(label).map((line, i) => element('text', { y: i * 17 }, [line]));
  return element('g', { class: 'edge-label', transform: label.attributes['transform'] ?? '' }, lines);
}

/** What a state adds to a node's colour: a circle with a tick, or a square with a cross, on its corner. */
function mark(x: number, y: number): SvgElement {
  return element('g', { class: 'mark', transform: `translate(${round(x)}, ${round(y)})` }, [
    element('circle', { class: 'mark-passed', r: 7 }, []),
    element('path', { class: 'mark-passed', d: 'M-3.2 .3-.9 2.6 3.3-2.2' }, []),
    element('rect', { class: 'mark-refused', x: -7, y: -7, width: 14, height: 14, rx: 2 }, []),
    element('path', { class: 'mark-refused', d: 'M-3-3 3 3M3-3-3 3' }, []),
  ]);
}

function nodeId(node: SvgElement): string {
  return /-flowchart-(?<id>.+)-\d+$/.exec(node.attributes['id'] ?? '')?.groups?.['id'] ?? '';
}

function clusterId(cluster: SvgElement): string {
  return (cluster.attributes['id'] ?? '').replace(/^[^-]*-/, '');
}

/** `L_types_schema_types_0` can be cut in three places; the one is meant that names two drawn things. */
function edgeEnds(edge: SvgElement, ids: ReadonlySet<string>): readonly [string, string] {
  const joined = (edge.attributes['data-id'] ?? '').replace(/^L_/, '').replace(/_\d+$/, '');
  for (const { index } of joined.matchAll(/_/g)) {
    const from = joined.slice(0, index);
    const to = joined.slice(index + 1);
    if (ids.has(from) && ids.has(to)) return [from, to];
  }
  throw new Error(`The edge ${joined} joins nodes that are not drawn.`);
}

function textLines(group: SvgElement): readonly string[] {
  const rows = elementsOf(group).filter((tspan) => hasClass(tspan, 'text-outer-tspan'));
  return rows.map((row) => textOf(row).trim()).filter((line) => line !== '');
}

function shapeOf(node: SvgElement): SvgElement {
  const shape = elementsOf(node).find(({ name }) => name === 'rect' || name === 'path' || name === 'polygon');
  if (shape === undefined) throw new Error(`The node ${nodeId(node)} has no shape.`);
  return shape;
}

function placeOf(node: SvgElement): PlacedNode {
  const [x = 0, y = 0] = (node.attributes['transform'] ?? '').match(/-?\d+(?:\.\d+)?/g)?.map(Number) ?? [];
  const { width, height } = boxOf(shapeOf(node));
  return { x, y, width, height };
}

function shift(
  id: string,
  placed: ReadonlyMap<string, PlacedNode>,
  moved: ReadonlyMap<string, PlacedNode>,
): readonly [number, number] {
  const [before, after] = [placed.get(id), moved.get(id)];
  return before === undefined || after === undefined ? [0, 0] : [after.x - before.x, after.y - before.y];
}

function geometryOf({ attributes }: SvgElement): Record<string, string> {
  const kept = Object.entries(attributes).filter(([name]) => GEOMETRY.includes(name));
  return Object.fromEntries(kept.map(([name, value]) => [name, roundAll(value)]));
}

function element(
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  children: readonly (SvgElement | string)[],
): SvgElement {
  const written = Object.entries(attributes).map(
    ([key, value]) => [key, roundAll(String(value), key)] as const,
  );
  return { name, attributes: Object.fromEntries(written), children };
}

function hasClass({ attributes }: SvgElement, name: string): boolean {
  return (attributes['class'] ?? '').split(/\s+/).includes(name);
}

function roundAll(value: string, attribute = 'd'): string {
  if (!GEOMETRY.includes(attribute)) return value;
  return value.replace(/-?\d+\.\d+/g, (number) => String(round(Number(number))));
}
