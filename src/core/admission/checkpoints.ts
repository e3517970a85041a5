import { type Gate, type GateRun, runGates } from '../gates/runGates.ts';

/** The six checkpoints on a call's whole way, from the catalogue to the observation that the model reads. */
export const checkpointIds = [
  'discovery',
  'generation',
  'structure',
  'permission',
  'execution',
  'return',
] as const;

/** One of the six checkpoints. */
export type CheckpointId = (typeof checkpointIds)[number];

/** What is known of a call, as far as it has come. Each member is the fact that one checkpoint asks for. */
export interface CallRecord {
  /** The tools that the host showed for this user and task. */
  readonly exposedTools: readonly string[];
  /** What the model emitted. */
  readonly proposal: { readonly callId: string; readonly tool: string };
  /** Whether the arguments fit the tool's contract. */
  readonly argumentsFit: boolean;
  /** Whether the session's identity may do this to this resource. */
  readonly permitted: boolean;
  /** What the execution record says; null where nothing was written down. */
  readonly execution: 'finished' | 'failed' | 'unknown' | null;
  /** The call id on the observation that went back; null where none did. */
  readonly returnedFor: string | null;
}

/** Why a checkpoint stopped a call. */
export type CheckpointRefusal =
  | 'tool_not_exposed'
  | 'no_call_id'
  | 'arguments_do_not_fit'
  | 'not_permitted'
  | 'no_execution_record'
  | 'observation_not_for_this_call';

// #region checkpoints
const gates: readonly Gate<CheckpointId, CallRecord, CheckpointRefusal>[] =
  [
    {
      id: 'discovery',
      check: (call) =>
        call.exposedTools.includes(call.proposal.tool)
          ? null
          : 'tool_not_exposed',
    },
    {
      id: 'generation',
      check: (call) => (call.proposal.callId !== '' ? null : 'no_call_id'),
    },
    {
      id: 'structure',
      check: (call) => (call.argumentsFit ? null : 'arguments_do_not_fit'),
    },
    {
      id: 'permission',
      check: (call) => (call.permitted ? null : 'not_permitted'),
    },
    {
      id: 'execution',
      check: (call) =>
        call.execution !== null ? null : 'no_execution_record',
    },
    {
      id: 'return',
      check: (call) =>
        call.returnedFor === call.proposal.callId
          ? null
          : 'observation_not_for_this_call',
    },
  ];

/**
 * Sends a recorded call through the six checkpoints and stops at the first that fails.
 *
 * `execution: 'unknown'` is a record, and passes: that nobody knows the outcome is a thing to have written down.
 */
export function runCheckpoints(
  call: CallRecord,
): GateRun<CheckpointId, CheckpointRefusal> {
  return runGates(gates, call);
}
// #endregion checkpoints
