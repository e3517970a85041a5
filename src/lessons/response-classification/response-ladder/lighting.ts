import type { Outcome } from '#core/index.ts';
import { type ReadingStage, type ResponseReading, stageOf } from '#core/index.ts';
import type { Lights } from '#ui/lightDiagram.ts';
import { toneOf } from './tone.ts';

/** The way through the response-ladder diagram, and where each rung's own way out leads. */
const way = ['frame', 'transport', 'protocol', 'tool', 'contract', 'evidence', 'done'] as const;
const exits = {
  transport: 'unknown',
  protocol: 'envelope',
  tool: 'tool_error',
  contract: 'output_schema_error',
  evidence: 'verify_business',
} as const satisfies Record<ReadingStage, string>;

/**
 * How a reading lights the response-ladder diagram: the rungs that let the response pass, the one that it stops at, and
 * its way out. A result that fits everything waits at the last rung: nothing in a response lights that one as passed.
 */
export function lightsOf(reading: ResponseReading | null): Lights {
  const nodes = new Map<string, Outcome>();
  const edges = new Map<string, Outcome>();
  if (reading === null) return { nodes, edges };
  const stoppedAt = way.indexOf(stageReached(reading));
  const light = toneOf[reading.class];
  for (const [i, id] of way.entries()) {
    const before = way[i - 1];
    nodes.set(id, i < stoppedAt ? 'allowed' : i === stoppedAt ? light : 'not-reached');
    if (before !== undefined) edges.set(`${before}-${id}`, i <= stoppedAt ? 'allowed' : 'not-reached');
  }
  for (const [from, to] of Object.entries(exits)) {
    const state = from === way[stoppedAt] ? light : 'not-reached';
    nodes.set(to, state);
    edges.set(`${from}-${to}`, state);
  }
  return { nodes, edges };
}

/** The stage that has the last word. Something came where a message is refused as such, so the carrier has done its part. */
function stageReached({ trace }: ResponseReading): ReadingStage {
  const stop = trace.find(({ outcome }) => outcome === 'refused');
  if (stop === undefined) return 'evidence';
  return stop.gate === 'message' ? 'protocol' : stageOf[stop.gate];
}
