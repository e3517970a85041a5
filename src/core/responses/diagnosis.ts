import type { Violation } from '../admission/violation.ts';
import type { Trace } from '../gates/runGates.ts';
import type { ResponseLabel } from './classifyResponse.ts';
import type { Decision, DecisionReason } from './decisionReason.ts';
import type { Effect } from './exchange.ts';
import type { Executed, ExecutedReason } from './executed.ts';
import type { Finding, FindingReason } from './finding.ts';
import type { ReadingGateId } from './readingGates.ts';
import type { ReadingNote } from './readingNotes.ts';
import type { ResponseClass } from './responseClass.ts';

/** Why a response has its class: every gate let it pass, or the reason of the one that stopped it. */
export type ClassReason = 'all_rungs_passed' | FindingReason;

/** What a response says of its call: three answers, each with its reason, and the gates that lead to them. */
export interface Diagnosis {
  readonly ok: true;
  readonly class: ResponseClass;
  readonly executed: Executed;
  readonly decision: Decision;
  readonly reasons: {
    readonly class: ClassReason;
    readonly executed: ExecutedReason;
    readonly decision: DecisionReason;
  };
  /** Every gate with what it found. */
  readonly trace: Trace<ReadingGateId, Finding>;
  /** In the order of {@link ReadingNote}. */
  readonly notes: readonly ReadingNote[];
  readonly facts: {
    /**
     * The label of the first stop that has one. It may lie behind the gate that stopped the response, where the labels do
     * not ask what that gate asks, such as for `content`. See `labelOf`.
     */
    readonly label: ResponseLabel;
    /** What the host knows of the call's effect; annotations play no part. */
    readonly effect: Effect;
    /** The code of a well-formed error that answers the call. */
    readonly errorCode: number | null;
    /** How the output breaks the tool's schema. */
    readonly violations: readonly Violation[];
  };
}

/** The gate that stopped the response, with its finding; null where every gate let it pass. */
export function stopOf({ trace }: Pick<Diagnosis, 'trace'>): {
  readonly gate: ReadingGateId;
  readonly finding: Finding;
} | null {
  for (const step of trace)
    if (step.outcome === 'refused')
      return { gate: step.gate, finding: step.refusal };
  return null;
}
