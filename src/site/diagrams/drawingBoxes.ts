import type { PlacedNode } from './alignRows.ts';
import { elementsOf, type SvgElement } from './svgElement.ts';

/** The box that a shape or a path takes up, placed by its upper left corner. */
export function boxOf({ name, attributes }: SvgElement): PlacedNode {
  const number = (key: string) => Number(attributes[key] ?? 0);
  if (name === 'rect')
    return { x: number('x'), y: number('y'), width: number('width'), height: number('height') };
  const numbers =
    (attributes['d'] ?? attributes['points'] ?? '').match(/-?\d+(?:\.\d+)?/g)?.map(Number) ?? [];
  const xs = numbers.filter((_, i) => i % 2 === 0);
  const ys = numbers.filter((_, i) => i % 2 === 1);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** The smallest frame around all that is drawn, with room for the marks on the corners. */
export function frameOf(
  nodes: readonly PlacedNode[],
  clusters: readonly PlacedNode[],
  edges: readonly SvgElement[],
): PlacedNode {
  const boxes = [
    ...nodes,
    ...clusters,
    ...edges
      .flatMap(elementsOf)
      .filter(({ name }) => name === 'path')
      .map(boxOf),
  ];
  if (boxes.length === 0) throw new Error('Nothing is drawn.');
  const x = round(Math.min(...boxes.map((box) => box.x)) - 8);
  const y = round(Math.min(...boxes.map((box) => box.y)) - 8);
  const right = Math.max(...boxes.map((box) => box.x + box.width)) + 8;
  const bottom = Math.max(...boxes.map((box) => box.y + box.height)) + 8;
  return { x, y, width: round(right - x), height: round(bottom - y) };
}

/** A node placed by its middle, as a box placed by its corner. */
export function cornered({ x, y, width, height }: PlacedNode): PlacedNode {
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** A length as a drawing writes it: to a tenth. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
