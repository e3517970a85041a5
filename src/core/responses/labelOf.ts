import type { ResponseLabel } from './classifyResponse.ts';
import type { Diagnosis } from './diagnosis.ts';
import type { FindingReason } from './finding.ts';
import type { ArrivedExchange, MessageGate } from './messageGates.ts';
import type { ReadingGateId } from './readingGates.ts';

// #region label-of
/** The label of a response that stops at each gate; null where the seven labels do not ask what the gate asks. */
const labelOfGate: Readonly<Record<ReadingGateId, ResponseLabel | null>> = {
  arrival: 'unknown',
  message: 'malformed',
  direction: null,
  identity: 'protocol_mismatch',
  envelope: 'malformed',
  protocol: 'protocol_error',
  result: 'malformed',
  tool: 'tool_error',
  content: null,
  output: 'output_schema_error',
};

/**
 * The reasons with another label than their gate. The labels take another version for somebody else's message, do not
 * look at the message of an error, and know neither `resultType` nor schemas that cannot be read.
 */
const labelOfReason: Partial<Record<FindingReason, ResponseLabel | null>> =
  {
    not_json_rpc_2: 'protocol_mismatch',
    message_not_a_string: 'protocol_error',
    result_type_missing: null,
    result_type_unknown: null,
    input_not_asked_here: null,
    input_not_described: null,
    asks_for_input: null,
    output_schema_unusable: null,
  };

/**
 * The one of the seven labels that a general reading amounts to.
 *
 * For every frame (any JSON value but null, which `classifyResponse` takes for silence) that came for a call of a tool
 * whose output schema demands a `count`, an integer of at least 0, under a revision in which structured content is an
 * object (2025-06-18, 2025-11-25) and with no call given up, it is what `classifyResponse` says of the frame.
 */
export function labelOf({ facts }: Diagnosis): ResponseLabel {
  return facts.label;
}

/** The label of the first stop that has one, asking no further gate than needed. */
export function firstLabel(
  gates: readonly MessageGate[],
  arrived: ArrivedExchange,
): ResponseLabel {
  for (const { id, check } of gates) {
    const reason = check(arrived)?.reason;
    if (reason === undefined) continue;
    const own = labelOfReason[reason];
    const label = own === undefined ? labelOfGate[id] : own;
    if (label !== null) return label;
  }
  return 'verify_business';
}
// #endregion label-of
