import { useEffect, useId, useRef } from 'preact/hooks';
import { PhraseText } from '#ui/PhraseText.tsx';
import type { LoadAnswer } from './evaluateLoad.ts';
import type { BenchResource, LoadState } from './loadState.ts';
import type { LoadWords } from './messages/en.ts';
import { type NeedsLayout, needsLayout } from './needsLayout.ts';
import { needsDrawing, nodeSize } from './needsPaths.ts';

interface Props {
  readonly state: LoadState;
  readonly plan: LoadAnswer['plan'];
  readonly words: LoadWords;
}

/** How many files can be drawn so that the lines can be followed. */
const MOST_DRAWN = 16;
/** How many characters of a name a box holds. */
const NAME_LENGTH = 14;

/** Which resource refers to which: drawn, and in sentences. A cycle is named. */
export function NeedsGraph({ state, plan, words }: Props) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const { graph, labels } = words;
  const all = needsLayout(state.resources);
  const isLarge = all.nodes.length > MOST_DRAWN;
  const shown = isLarge ? reachedOnly(state.resources, all) : state.resources;
  const layout = isLarge ? needsLayout(shown) : all;
  const cycles = plan.kind === 'plan' ? plan.cycles : [];
  const isInCycle = (from: string, to: string) =>
    cycles.some((cycle) => cycle.some((one, i) => one === from && cycle[(i + 1) % cycle.length] === to));
  const referring = shown.filter(({ needs }) => needs.length > 0);
  const isDrawn = layout.nodes.length > 0 && layout.nodes.length <= MOST_DRAWN;
  const drawing = needsDrawing(layout);
  // It scrolls sideways where it has to, so it must be reachable by keyboard and have a name.
  const scrollable = { tabIndex: 0, 'aria-label': labels.graph } as const;
  const costs = new Map(state.resources.map((one) => [one.id, one.cost]));
  // Where the drawing is wider than its box, what stands in the middle of it comes first.
  useEffect(() => {
    if (box.current !== null) box.current.scrollLeft = (drawing.width - box.current.clientWidth) / 2;
  }, [drawing.width]);
  return (
    <div class="load-graph">
      {isLarge && !isDrawn && <p>{graph.large(all.nodes.length)}</p>}
      {isDrawn && (
        <div ref={box} class="load-graph-box" {...{ ...scrollable, role: 'group' }}>
          <svg
            viewBox={`0 0 ${drawing.width} ${drawing.height}`}
            width={drawing.width}
            height={drawing.height}
            aria-hidden="true"
          >
            <defs>
              {['plain', 'cycle'].map((kind) => (
                <marker
                  key={kind}
                  id={`${id}-${kind}`}
                  class={`load-arrow load-arrow-${kind}`}
                  viewBox="0 0 8 8"
                  refX="7"
                  refY="4"
                  markerWidth="8"
                  markerHeight="8"
                  orient="auto-start-reverse"
                >
                  <path d="M 0 0.5 L 8 4 L 0 7.5 Z" />
                </marker>
              ))}
            </defs>
            {drawing.edges.map(({ from, to, goes, path, label }) => {
              const cyclic = isInCycle(from, to);
              return (
                <g key={`${from} ${to}`} class="load-edge" data-goes={goes} data-cycle={cyclic}>
                  <path d={path} marker-end={`url(#${id}-${cyclic ? 'cycle' : 'plain'})`} />
                  {goes === 'back' && (
                    <text x={label.x} y={label.y} text-anchor={label.anchor}>
                      {graph.again}
                    </text>
                  )}
                </g>
              );
            })}
            {drawing.nodes.map(({ id: name, x, y, reached }) => (
              <g key={name} class="load-node" data-reached={reached}>
                <rect x={x} y={y} width={nodeSize.width} height={nodeSize.height} rx="6" />
                <text x={x + nodeSize.width / 2} y={y + 17} text-anchor="middle">
                  {shortened(name)}
                </text>
                <text class="load-node-cost" x={x + nodeSize.width / 2} y={y + 32} text-anchor="middle">
                  {shortened(costs.get(name) ?? '')}
                </text>
                <title>{name}</title>
              </g>
            ))}
          </svg>
        </div>
      )}
      <ul class="load-graph-text" {...(isLarge ? scrollable : {})}>
        {all.nodes.length === 0 && <li>{graph.none}</li>}
        {referring.slice(0, MOST_DRAWN).map(({ id: from, needs }) => (
          <li key={from}>
            <PhraseText pieces={graph.refers(from, needs)} />
          </li>
        ))}
        {cycles.slice(0, MOST_DRAWN).map((cycle) => (
          <li key={cycle.join(' ')} data-cycle>
            <PhraseText pieces={graph.cycle([...cycle, cycle[0] ?? ''])} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Of a folder with more references than can be drawn: what the request reaches. */
function reachedOnly(resources: readonly BenchResource[], { nodes }: NeedsLayout): readonly BenchResource[] {
  const reached = new Set(nodes.filter((node) => node.reached).map((node) => node.id));
  return resources.filter((one) => reached.has(one.id));
}

/** The end of a name says more than its folders do. */
function shortened(name: string): string {
  const points = Array.from(name);
  return points.length > NAME_LENGTH ? `…${points.slice(1 - NAME_LENGTH).join('')}` : name;
}
