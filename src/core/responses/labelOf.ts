import type { ResponseLabel } from './classifyResponse.ts';
import type { ClassReason, Diagnosis } from './diagnosis.ts';
import type { ArrivedExchange, MessageGate } from './messageGates.ts';

// #region label-of
/**
 * The label that stands for each reason; null where the seven labels do not ask what the reason is about: the direction
 * of a message, the message of an error, `content`, `resultType`, and whether a schema can be read.
 */
export const labelOfReason = {
  all_rungs_passed: 'verify_business',
  timed_out: 'unknown',
  call_cancelled: 'unknown',
  connection_closed: 'unknown',
  line_not_json: 'malformed',
  frame_glued_to_text: 'malformed',
  json_but_no_message: 'malformed',
  several_messages: 'malformed',
  batch_not_in_revision: 'malformed',
  batch_empty: 'malformed',
  frame_not_an_object: 'malformed',
  not_json_rpc_2: 'protocol_mismatch',
  method_not_a_string: null,
  method_beside_answer: null,
  server_request_without_id: null,
  server_request_not_in_revision: null,
  server_asks: null,
  tools_changed: null,
  notifies: null,
  id_missing: 'protocol_mismatch',
  id_null: 'protocol_mismatch',
  id_of_no_valid_type: 'protocol_mismatch',
  id_not_exact: 'protocol_mismatch',
  id_cancelled: 'protocol_mismatch',
  id_of_another_type: 'protocol_mismatch',
  id_of_another_call: 'protocol_mismatch',
  both_result_and_error: 'malformed',
  neither_result_nor_error: 'malformed',
  error_not_an_object: 'malformed',
  code_not_an_integer: 'malformed',
  message_not_a_string: 'protocol_error',
  result_not_an_object: 'malformed',
  error_answers: 'protocol_error',
  result_type_missing: null,
  result_type_unknown: null,
  input_not_asked_here: null,
  input_not_described: null,
  asks_for_input: null,
  is_error_not_a_boolean: 'malformed',
  is_error_true: 'tool_error',
  content_not_a_list: null,
  tools_not_a_list: null,
  cursor_not_a_string: null,
  structured_content_missing: 'output_schema_error',
  structured_content_not_an_object: 'output_schema_error',
  output_schema_unusable: null,
  output_breaks_schema: 'output_schema_error',
} as const satisfies Record<ClassReason, ResponseLabel | null>;

/**
 * The one of the seven labels that a general reading amounts to.
 *
 * For every frame (any JSON value but null, which `classifyResponse` takes for silence) that came for a call of a tool
 * whose output schema demands a `count`, an integer of at least 0, under a revision in which structured content is an
 * object (2025-06-18, 2025-11-25) and with no call given up, it is what `classifyResponse` says of the frame.
 */
export function labelOf({ facts }: Diagnosis): ResponseLabel {
  // `labelled` is never a reason without a label: those are passed over when it is found.
  return labelOfReason[facts.labelled] ?? 'verify_business';
}
// #endregion label-of

/** The first of the findings that a label stands for, asking no further gate than needed. */
export function firstLabelled(
  gates: readonly MessageGate[],
  arrived: ArrivedExchange,
): ClassReason {
  for (const { check } of gates) {
    const reason = check(arrived)?.reason;
    if (reason !== undefined && labelOfReason[reason] !== null)
      return reason;
  }
  return 'all_rungs_passed';
}
