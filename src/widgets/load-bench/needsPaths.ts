import type { NeedsEdge, NeedsLayout } from './needsLayout.ts';

/** The measures of the drawing, in its own units. */
export const nodeSize = { width: 124, height: 40 } as const;
const GAP = { x: 26, y: 38 } as const;
/** Room at the sides and below for what leads along or back. */
const MARGIN = { x: 40, top: 6, bottom: 26 } as const;

/** A box in the drawing. */
export interface PlacedNode {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly reached: boolean;
}

/** A line in the drawing, and where a word about it can stand. */
export interface PlacedEdge extends NeedsEdge {
  readonly path: string;
  readonly label: { readonly x: number; readonly y: number };
}

/** A drawing: its size, boxes and lines. */
export interface NeedsDrawing {
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly PlacedNode[];
  readonly edges: readonly PlacedEdge[];
}

/** Turns rows and places into boxes and lines: down between rows, in an arc below a row, or back up around the side. */
export function needsDrawing({ nodes, edges, rows, columns }: NeedsLayout): NeedsDrawing {
  const { width: w, height: h } = nodeSize;
  const inner = columns * w + Math.max(0, columns - 1) * GAP.x;
  const inRow = (row: number) => nodes.filter((one) => one.row === row).length;
  const placed = nodes.map(({ id, row, column, reached }): PlacedNode => {
    const used = inRow(row) * w + (inRow(row) - 1) * GAP.x;
    const x = MARGIN.x + (inner - used) / 2 + column * (w + GAP.x);
    return { id, x, y: MARGIN.top + row * (h + GAP.y), reached };
  });
  const boxOf = (id: string) => placed.find((one) => one.id === id) ?? { x: 0, y: 0 };
  const width = inner + 2 * MARGIN.x;
  return {
    width,
    height: MARGIN.top + rows * h + Math.max(0, rows - 1) * GAP.y + MARGIN.bottom,
    nodes: placed,
    edges: edges.map((edge) => ({ ...edge, ...lineOf(edge, boxOf(edge.from), boxOf(edge.to), width) })),
  };
}

interface Corner {
  readonly x: number;
  readonly y: number;
}

function lineOf({ from, to, goes }: NeedsEdge, a: Corner, b: Corner, width: number) {
  const { width: w, height: h } = nodeSize;
  const middle = (box: Corner) => box.x + w / 2;
  if (from === to) {
    const [x, y] = [a.x + w, a.y + h / 2];
    return {
      path: `M ${x} ${y - 9} c 24 -10 24 28 1 18`,
      label: { x: x + 20, y: y + 4 },
    };
  }
  if (goes === 'down') {
    const [x1, y1, x2, y2] = [middle(a), a.y + h, middle(b), b.y];
    const bend = (y2 - y1) / 2;
    return {
      path: `M ${x1} ${y1} C ${x1} ${y1 + bend} ${x2} ${y2 - bend} ${x2} ${y2}`,
      label: { x: (x1 + x2) / 2, y: (y1 + y2) / 2 },
    };
  }
  if (goes === 'along') {
    // Leaves and arrives off the middle, so that a reference back has a line of its own.
    const side = b.x > a.x ? 1 : -1;
    const [x1, x2, y] = [middle(a) + side * 18, middle(b) - side * 18, a.y + h];
    const depth = side > 0 ? 16 : 24;
    return {
      path: `M ${x1} ${y} C ${x1 + side * 14} ${y + depth} ${x2 - side * 14} ${y + depth} ${x2} ${y}`,
      label: { x: (x1 + x2) / 2, y: y + depth },
    };
  }
  const isLeft = middle(a) <= width / 2;
  const out = isLeft ? Math.min(a.x, b.x) - 26 : Math.max(a.x, b.x) + w + 26;
  const [x1, y1, x2, y2] = [isLeft ? a.x : a.x + w, a.y + h / 2, isLeft ? b.x : b.x + w, b.y + h / 2];
  return {
    path: `M ${x1} ${y1} C ${out} ${y1} ${out} ${y2} ${x2} ${y2}`,
    label: { x: out, y: (y1 + y2) / 2 },
  };
}
