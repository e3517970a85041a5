import { GAP } from './arrowHead.ts';

/** Where a node stands (its middle) and how large it is. */
export interface PlacedNode {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The nodes that an invisible link `a ~~~ b` joins, chained: each chain is a row that is meant to be straight. */
export function rowsOf(links: readonly (readonly [string, string])[]): readonly (readonly string[])[] {
  const rows: string[][] = [];
  for (const [from, to] of links) {
    const row = rows.find((known) => known.at(-1) === from);
    if (row === undefined) rows.push([from, to]);
    else row.push(to);
  }
  return rows;
}

/**
 * Moves the nodes of each row onto one line, at the middle one's place: Mermaid's layout leaves small steps between
 * them. A row of a wide drawing runs along x, one of a narrow drawing along y.
 */
export function alignRows(
  nodes: ReadonlyMap<string, PlacedNode>,
  rows: readonly (readonly string[])[],
  across: 'x' | 'y',
): ReadonlyMap<string, PlacedNode> {
  const aligned = new Map(nodes);
  for (const row of rows) {
    const places = row.flatMap((id) => nodes.get(id)?.[across] ?? []).sort((a, b) => a - b);
    const middle = places[Math.floor(places.length / 2)];
    for (const id of row) {
      const node = nodes.get(id);
      if (node !== undefined && middle !== undefined) aligned.set(id, { ...node, [across]: middle });
    }
  }
  return aligned;
}

/** The straight line between two neighbours of a row, from border to border, short of the arrow head. */
export function straightEdge(from: PlacedNode, to: PlacedNode, across: 'x' | 'y'): string {
  if (across === 'y') return `M${from.x + from.width / 2},${from.y}L${to.x - to.width / 2 - GAP},${to.y}`;
  return `M${from.x},${from.y + from.height / 2}L${to.x},${to.y - to.height / 2 - GAP}`;
}

/** A path whose ends have moved by `start` and `end`: what lies between moves in proportion. */
export function bentPath(
  d: string,
  start: readonly [number, number],
  end: readonly [number, number],
): string {
  const count = (d.match(NUMBER)?.length ?? 2) / 2;
  let index = 0;
  return d.replace(NUMBER, (number) => {
    const along = count <= 1 ? 1 : Math.floor(index / 2) / (count - 1);
    const axis = index % 2 === 0 ? 0 : 1;
    index += 1;
    return String(Number(number) + start[axis] * (1 - along) + end[axis] * along);
  });
}

const NUMBER = /-?\d+(?:\.\d+)?/g;
