import { describe, expect, it } from 'vitest';
import { along, barScale } from '#lessons/skill-load-plan/load-bench/barScale.ts';
import { evaluateLoad } from '#lessons/skill-load-plan/load-bench/evaluateLoad.ts';
import { gallery } from '#lessons/skill-load-plan/load-bench/gallery.ts';
import type { BenchResource } from '#lessons/skill-load-plan/load-bench/loadState.ts';
import { needsLayout } from '#lessons/skill-load-plan/load-bench/needsLayout.ts';
import { needsDrawing, nodeSize } from '#lessons/skill-load-plan/load-bench/needsPaths.ts';

describe('a whole bar stands for a round number that holds what is compared', () => {
  it.each<
    readonly [what: string, tokens: number | null, budget: number, everything: number | null, scale: number]
  >([
    ['plan, budget and everything', 100, 100, 185, 200],
    ['a budget beyond', 100, 1000, 185, 1200],
    ['a plan over its budget', 185, 50, 185, 200],
    ['everything, up to four times the plan', 100, 100, 400, 420],
    ['beyond that the plan has most of the bar', 100, 100, 401, 160],
    ['no plan', null, 100, 185, 200],
    ['no plan and nothing to load', null, 0, null, 2],
    ['a plan of nothing', 0, 0, 0, 2],
    ['large numbers', 11_559, 10_000, 1_385_787, 20_000],
    ['the largest', Number.MAX_SAFE_INTEGER, 0, null, 1.6e16],
  ])('%s', (_what, tokens, budget, everything, scale) => {
    const found = barScale(tokens, budget, everything);
    expect(found).toBe(scale);
    expect(found).toBeGreaterThanOrEqual(Math.max(tokens ?? 0, budget));
  });

  it('and what lies beyond ends with it', () => {
    expect([along(50, 200), along(200, 200), along(500, 200)]).toEqual([25, 100, 100]);
  });
});

it('the layers of a plan add up to it, what came in by reference apart', () => {
  for (const { state } of gallery) {
    const { plan, layers } = evaluateLoad(state);
    if (plan.kind === 'refused') continue;
    expect(layers.map(({ id }) => id)).toEqual(['metadata', 'bodies', 'resources', 'needed']);
    expect(layers.reduce((total, { tokens }) => total + tokens, 0)).toBe(plan.tokens);
    expect(layers.at(-1)?.tokens).toBe(plan.extra);
  }
});

const file = (id: string, needs: readonly string[], requested = false): BenchResource => ({
  id,
  owner: 'skill',
  cost: '1',
  needs,
  requested,
});

/** A layout as text: nodes by row, with a star where they are reached; then edges. */
function told(resources: readonly BenchResource[]): readonly string[] {
  const { nodes, edges } = needsLayout(resources);
  return [
    ...nodes.map(({ id, row, column, reached }) => `${id}${reached ? '*' : ''} ${row}/${column}`),
    ...edges.map(({ from, to, goes }) => `${from}>${to} ${goes}`),
  ];
}

describe('references are drawn row by row', () => {
  it.each<readonly [what: string, resources: readonly BenchResource[], drawn: readonly string[]]>([
    ['nothing where nothing refers', [file('a', [], true), file('b', [])], []],
    [
      'what is requested first, then what it leads to',
      [file('a', ['b', 'c'], true), file('b', ['c']), file('c', []), file('d', [])],
      ['a* 0/0', 'b* 1/0', 'c* 1/1', 'a>b down', 'a>c down', 'b>c along'],
    ],
    [
      'a reference back goes back',
      [file('a', ['b'], true), file('b', ['a'])],
      ['a* 0/0', 'b* 1/0', 'a>b down', 'b>a back'],
    ],
    ['a file that refers to itself', [file('a', ['a'], true)], ['a* 0/0', 'a>a along']],
    [
      'what the request does not reach stands below',
      [file('a', ['b'], true), file('b', []), file('x', ['y']), file('y', ['x'])],
      ['a* 0/0', 'b* 1/0', 'x 2/0', 'y 3/0', 'a>b down', 'x>y down', 'y>x back'],
    ],
    [
      'without a request, from those that nobody refers to',
      [file('b', ['c']), file('a', ['b']), file('c', [])],
      ['a 0/0', 'b 1/0', 'c 2/0', 'b>c down', 'a>b down'],
    ],
  ])('%s', (_what, resources, drawn) => expect(told(resources)).toEqual(drawn));

  it('boxes lie apart and inside the drawing, and lines begin and end at boxes', () => {
    const resources = [
      file('a', ['b', 'c', 'd'], true),
      file('b', ['a', 'c']),
      file('c', ['c', 'b']),
      file('d', ['a']),
    ];
    const { nodes, edges, width, height } = needsDrawing(needsLayout(resources));
    expect(nodes).toHaveLength(4);
    for (const [i, one] of nodes.entries()) {
      expect(one.x).toBeGreaterThanOrEqual(0);
      expect(one.x + nodeSize.width).toBeLessThanOrEqual(width);
      expect(one.y + nodeSize.height).toBeLessThanOrEqual(height);
      for (const other of nodes.slice(i + 1)) {
        const apart =
          Math.abs(one.x - other.x) >= nodeSize.width || Math.abs(one.y - other.y) >= nodeSize.height;
        expect(apart).toBe(true);
      }
    }
    expect(new Set(edges.map(({ path }) => path)).size).toBe(edges.length);
    const inside = (x: number, id: string) => {
      const box = nodes.find((node) => node.id === id);
      return box !== undefined && x >= box.x - 1 && x <= box.x + nodeSize.width + 1;
    };
    for (const { from, to, path, label } of edges) {
      const numbers = path.match(/-?[\d.]+/g)?.map(Number) ?? [];
      expect(inside(numbers[0] ?? Number.NaN, from)).toBe(true);
      if (from !== to) expect(inside(numbers.at(-2) ?? Number.NaN, to)).toBe(true);
      expect(label.x).toBeGreaterThanOrEqual(0);
      expect(label.x).toBeLessThanOrEqual(width);
    }
  });
});
