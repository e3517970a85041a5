import { type Diagnosis, type Outcome, type ReadingStage, stageOf, stopOf } from '#core';
import type { Lights } from '#ui/lightDiagram.ts';
import { outcomeOfClass } from '../outcomeOf.ts';

/** The way through the response-ladder diagram, and where the way out of each stage leads. */
const way = ['frame', 'transport', 'protocol', 'tool', 'contract', 'evidence', 'done'] as const;
const exits = {
  transport: 'unknown',
  protocol: 'envelope',
  tool: 'tool_error',
  contract: 'output_schema_error',
  evidence: 'verify_business',
} as const satisfies Record<ReadingStage, string>;

/**
 * Lights the response-ladder diagram by a diagnosis: the stages that the response passed, the one that it stopped at, and
 * its way out. A result that fits every contract waits at the last stage: no response lights that one as passed.
 */
export function lightsOf(reading: Diagnosis | null): Lights {
  const nodes = new Map<string, Outcome>();
  const edges = new Map<string, Outcome>();
  if (reading === null) return { nodes, edges };
  const stoppedAt = way.indexOf(stageReached(reading));
  const light = outcomeOfClass[reading.class];
  for (const [i, id] of way.entries()) {
    const before = way[i - 1];
    nodes.set(id, i < stoppedAt ? 'allowed' : i === stoppedAt ? light : 'not-reached');
    if (before !== undefined) edges.set(`${before}-${id}`, i <= stoppedAt ? 'allowed' : 'not-reached');
  }
  for (const [from, to] of Object.entries(exits)) {
    // What cannot be checked has broken no contract, and the drawing has no way out for it.
    const leaves = from === way[stoppedAt] && reading.class !== 'cannot_be_checked';
    const state = leaves ? light : 'not-reached';
    nodes.set(to, state);
    edges.set(`${from}-${to}`, state);
  }
  return { nodes, edges };
}

/** The stage that has the last word. Something came where a message is refused as such, so the carrier has done its part. */
function stageReached(diagnosis: Diagnosis): ReadingStage {
  const stop = stopOf(diagnosis);
  if (stop === null) return 'evidence';
  return stop.gate === 'message' ? 'protocol' : stageOf[stop.gate];
}
