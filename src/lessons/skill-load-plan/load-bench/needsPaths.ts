import type { NeedsEdge, NeedsLayout } from './needsLayout.ts';

/** The measures of the drawing, in its own units. */
export const nodeSize = { width: 106, height: 40 } as const;
const GAP = { x: 20, y: 38 } as const;
/** Room around: below for what leads along a row, at a side where something leads back, with a word beside it. */
const MARGIN = { x: 4, back: 56, top: 6, bottom: 26 } as const;
/** How far what leads back swings out. */
const SWING = 26;

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
  readonly label: { readonly x: number; readonly y: number; readonly anchor: 'start' | 'middle' | 'end' };
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
  const offset = (row: number, column: number) => {
    const used = inRow(row) * w + (inRow(row) - 1) * GAP.x;
    return (inner - used) / 2 + column * (w + GAP.x);
  };
  const isLeft = (id: string) =>
    nodes.some((one) => one.id === id && offset(one.row, one.column) + w / 2 < inner / 2);
  const back = edges.filter(({ goes, from, to }) => goes === 'back' || from === to);
  const left = back.some(({ from }) => isLeft(from)) ? MARGIN.back : MARGIN.x;
  const right = back.some(({ from }) => !isLeft(from)) ? MARGIN.back : MARGIN.x;
  const placed = nodes.map(({ id, row, column, reached }): PlacedNode => {
    return { id, x: left + offset(row, column), y: MARGIN.top + row * (h + GAP.y), reached };
  });
  const boxOf = (id: string) => placed.find((one) => one.id === id) ?? { x: 0, y: 0 };
  return {
    width: left + inner + right,
    height: MARGIN.top + rows * h + Math.max(0, rows - 1) * GAP.y + MARGIN.bottom,
    nodes: placed,
    edges: edges.map((edge) => {
      const side = isLeft(edge.from) ? -1 : 1;
      return { ...edge, ...lineOf(edge, boxOf(edge.from), boxOf(edge.to), side) };
    }),
  };
}

interface Corner {
  readonly x: number;
  readonly y: number;
}

type Line = Pick<PlacedEdge, 'path' | 'label'>;

/** @param side where it swings out if it leads back: -1 to the left, 1 to the right */
function lineOf({ from, to, goes }: NeedsEdge, a: Corner, b: Corner, side: -1 | 1): Line {
  const { width: w, height: h } = nodeSize;
  const middle = (box: Corner) => box.x + w / 2;
  const edge = (box: Corner) => (side < 0 ? box.x : box.x + w);
  const anchor = side < 0 ? 'end' : 'start';
  if (from === to) {
    const [x, y] = [edge(a), a.y + h / 2];
    return {
      path: `M ${x} ${y - 9} c ${side * SWING} -12 ${side * SWING} 30 ${side} 18`,
      label: { x: x + side * SWING, y: y + 4, anchor },
    };
  }
  if (goes === 'down') {
    const [x1, y1, x2, y2] = [middle(a), a.y + h, middle(b), b.y];
    const bend = (y2 - y1) / 2;
    return {
      path: `M ${x1} ${y1} C ${x1} ${y1 + bend} ${x2} ${y2 - bend} ${x2} ${y2}`,
      label: { x: (x1 + x2) / 2, y: (y1 + y2) / 2, anchor: 'middle' },
    };
  }
  if (goes === 'along') {
    // Leaves and arrives off the middle, so that a reference back has a line of its own.
    const toRight = b.x > a.x ? 1 : -1;
    const [x1, x2, y] = [middle(a) + toRight * 18, middle(b) - toRight * 18, a.y + h];
    const depth = toRight > 0 ? 16 : 24;
    return {
      path: `M ${x1} ${y} C ${x1 + toRight * 14} ${y + depth} ${x2 - toRight * 14} ${y + depth} ${x2} ${y}`,
      label: { x: (x1 + x2) / 2, y: y + depth, anchor: 'middle' },
    };
  }
  const out = (side < 0 ? Math.min(edge(a), edge(b)) : Math.max(edge(a), edge(b))) + side * SWING;
  const [y1, y2] = [a.y + h / 2, b.y + h / 2];
  return {
    path: `M ${edge(a)} ${y1} C ${out} ${y1} ${out} ${y2} ${edge(b)} ${y2}`,
    // Beside the outermost point of the curve, which lies three quarters of the way out.
    label: { x: out - side * (SWING / 4 - 1), y: (y1 + y2) / 2 + 4, anchor },
  };
}
