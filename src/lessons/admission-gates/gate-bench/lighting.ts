import { type Outcome, type PermitGateId, type PermitReason, permitGateIds } from '#core';
import type { Lights } from '#ui/lightDiagram.ts';
import type { BenchAnswer } from './evaluateBench.ts';

/** The node of each refusal in the gate-flow diagram, with its gate. Both refusals of the host share a node. */
const refusals = {
  schema_fields: { gate: 'fields', node: 'schema_fields' },
  schema_types: { gate: 'types', node: 'schema_types' },
  schema_range: { gate: 'range', node: 'schema_range' },
  semantic_city: { gate: 'city', node: 'semantic_city' },
  permission_denied: { gate: 'permission', node: 'permission_refusal' },
  permission_undecided: { gate: 'permission', node: 'permission_refusal' },
} satisfies Record<PermitReason, { readonly gate: PermitGateId; readonly node: string }>;

/**
 * Computes the lights of the gate-flow diagram: the path from the proposal to the gate that refused, its exit, and the
 * rest as not reached. A text that is not JSON reaches nothing.
 */
export function lightsOf(answer: BenchAnswer): Lights {
  const nodes = new Map<string, Outcome>();
  const edges = new Map<string, Outcome>();
  const way: readonly string[] = ['proposal', ...permitGateIds, 'start'];
  const reached =
    answer.kind === 'unread' ? -1 : reachedIndex(answer.run.passed ? null : answer.run.stoppedAt, way);
  const stopped = answer.kind === 'evaluated' && !answer.run.passed;
  for (const [i, id] of way.entries()) {
    const state = i > reached ? 'not-reached' : i === reached && stopped ? 'refused' : 'allowed';
    nodes.set(id, state);
    if (i > 0) edges.set(`${way[i - 1]}-${id}`, i > reached ? 'not-reached' : 'allowed');
  }
  nodes.set('refused', stopped ? 'refused' : 'not-reached');
  for (const { gate, node } of Object.values(refusals)) {
    nodes.set(node, 'not-reached');
    edges.set(`${gate}-${node}`, 'not-reached');
    edges.set(`${gate}-refused`, 'not-reached');
  }
  if (answer.kind === 'evaluated' && !answer.run.passed) {
    const { node } = refusals[answer.run.refusal.code];
    nodes.set(node, 'refused');
    edges.set(`${answer.run.stoppedAt}-${node}`, 'refused');
    edges.set(`${answer.run.stoppedAt}-refused`, 'refused');
  }
  return { nodes, edges };
}

function reachedIndex(stoppedAt: PermitGateId | null, way: readonly string[]): number {
  return stoppedAt === null ? way.length - 1 : way.indexOf(stoppedAt);
}
