import { type Gate, type GateRun, runGates } from '../gates/runGates.ts';

/** The six gates on a call's whole way, from the catalog to the observation that the model reads. */
export const checkpointIds = [
  'discovery',
  'generation',
  'structure',
  'permission',
  'execution',
  'return',
] as const;

/** One of the six. */
export type CheckpointGateId = (typeof checkpointIds)[number];

/** The recorded facts of a call. Each gate reads one of them. */
export interface CallRecord {
  /** The tools that the host showed for this user and task. */
  readonly exposedTools: readonly string[];
  /** What the model emitted. */
  readonly proposal: { readonly callId: string; readonly tool: string };
  /** Whether the arguments fit the tool's contract. */
  readonly argumentsFit: boolean;
  /** Whether the session's identity may do this to this resource. */
  readonly permitted: boolean;
  /** The execution record; null if there is none. */
  readonly execution: 'finished' | 'failed' | 'unknown' | null;
  /** The call id of the returned observation; null if none was returned. */
  readonly returnedFor: string | null;
}

/** Why a call was stopped, with the facts. `at` is a JSON Pointer (RFC 6901) into the {@link CallRecord}. */
export type CheckpointRefusal =
  | {
      readonly code: 'tool_not_exposed';
      readonly at: '/proposal/tool';
      readonly received: string;
      readonly exposed: readonly string[];
    }
  | { readonly code: 'no_call_id'; readonly at: '/proposal/callId' }
  | { readonly code: 'arguments_do_not_fit'; readonly at: '/argumentsFit' }
  | { readonly code: 'not_permitted'; readonly at: '/permitted' }
  | { readonly code: 'no_execution_record'; readonly at: '/execution' }
  | {
      readonly code: 'observation_not_for_this_call';
      readonly at: '/returnedFor';
      readonly expected: string;
      readonly received: string | null;
    };

/** Why a call was stopped, as a code. */
export type CheckpointReason = CheckpointRefusal['code'];

// #region checkpoints
const gates: readonly Gate<
  CheckpointGateId,
  CallRecord,
  CheckpointRefusal
>[] = [
  {
    id: 'discovery',
    check: ({ exposedTools: exposed, proposal: { tool } }) =>
      exposed.includes(tool)
        ? null
        : {
            code: 'tool_not_exposed',
            at: '/proposal/tool',
            received: tool,
            exposed,
          },
  },
  {
    id: 'generation',
    check: ({ proposal }) =>
      proposal.callId !== ''
        ? null
        : { code: 'no_call_id', at: '/proposal/callId' },
  },
  {
    id: 'structure',
    check: ({ argumentsFit }) =>
      argumentsFit
        ? null
        : { code: 'arguments_do_not_fit', at: '/argumentsFit' },
  },
  {
    id: 'permission',
    check: ({ permitted }) =>
      permitted ? null : { code: 'not_permitted', at: '/permitted' },
  },
  {
    id: 'execution',
    check: ({ execution }) =>
      execution !== null
        ? null
        : { code: 'no_execution_record', at: '/execution' },
  },
  {
    id: 'return',
    check: ({ returnedFor, proposal: { callId } }) =>
      returnedFor === callId
        ? null
        : {
            code: 'observation_not_for_this_call',
            at: '/returnedFor',
            expected: callId,
            received: returnedFor,
          },
  },
];

/**
 * Sends a recorded call through the six gates and stops at the first that refuses.
 *
 * `execution: 'unknown'` is a record, and passes: that nobody knows the outcome is a thing to have written down.
 */
export function traceCheckpoints(
  call: CallRecord,
): GateRun<CheckpointGateId, CheckpointRefusal> {
  return runGates(gates, call);
}
// #endregion checkpoints
