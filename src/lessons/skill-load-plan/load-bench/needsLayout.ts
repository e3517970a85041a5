import { walkNeeds } from '#core/skills/walkNeeds.ts';
import type { BenchResource } from './loadState.ts';

/** A resource in the drawing: in which row, counted from 0, and in which place of it. */
export interface NeedsNode {
  readonly id: string;
  readonly row: number;
  readonly column: number;
  /** Whether the request brings it in. */
  readonly reached: boolean;
}

/** A reference in the drawing. */
export interface NeedsEdge {
  readonly from: string;
  readonly to: string;
  /** Down to a later row, along the same row, or back up: only what goes along or back can close a cycle. */
  readonly goes: 'down' | 'along' | 'back';
}

/** Resources and references, placed row by row. */
export interface NeedsLayout {
  readonly nodes: readonly NeedsNode[];
  readonly edges: readonly NeedsEdge[];
  readonly rows: number;
  /** The most places that a row has. */
  readonly columns: number;
}

/**
 * Places the resources that refer to others, are referred to, or are requested. What the request reaches stands in the
 * row of its depth, by core's own walk; what it does not reach follows below, from those that nobody refers to.
 */
export function needsLayout(resources: readonly BenchResource[]): NeedsLayout {
  const needed = new Set(resources.flatMap(({ needs }) => needs));
  const drawn = resources.filter(({ id, needs }) => needs.length > 0 || needed.has(id));
  const byId = new Map(resources.map(({ id, needs }) => [id, { needs: new Set(needs) }]));
  const requested = drawn.filter((one) => one.requested).map(({ id }) => id);
  const reached = walkNeeds(byId, requested, Number.POSITIVE_INFINITY);
  const rows = reached.map(({ id, depth }) => ({ id, row: depth, reached: true }));
  const seen = new Set(rows.map(({ id }) => id));
  for (const starts of [drawn.filter(({ id }) => !needed.has(id)), drawn]) {
    for (const { id } of starts) {
      if (seen.has(id)) continue;
      const below = 1 + Math.max(-1, ...rows.filter((one) => one.reached).map(({ row }) => row));
      for (const step of walkNeeds(byId, [id], Number.POSITIVE_INFINITY)) {
        if (seen.has(step.id)) continue;
        seen.add(step.id);
        rows.push({ id: step.id, row: below + step.depth, reached: false });
      }
    }
  }
  const filled = new Map<number, number>();
  const nodes = rows.map((one): NeedsNode => {
    const column = filled.get(one.row) ?? 0;
    filled.set(one.row, column + 1);
    return { ...one, column };
  });
  const rowOf = new Map(nodes.map(({ id, row }) => [id, row]));
  const edges = drawn.flatMap(({ id: from, needs }) =>
    needs.map((to): NeedsEdge => {
      const step = (rowOf.get(to) ?? 0) - (rowOf.get(from) ?? 0);
      return { from, to, goes: step > 0 ? 'down' : step === 0 ? 'along' : 'back' };
    }),
  );
  return { nodes, edges, rows: filled.size, columns: Math.max(0, ...filled.values()) };
}
