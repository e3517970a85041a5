import type { Violation } from '../admission/violation.ts';
import type { RequestId } from './requestId.ts';
import type { ResponseClass } from './responseClass.ts';
import type { Revision } from './revisions.ts';

type NoFacts = Readonly<Record<never, never>>;

/** The id of the call, and what stands in its place in the message. */
interface Ids {
  readonly sent: RequestId;
  readonly received: unknown;
}

/** The revision whose rule the message breaks. */
interface OfRevision {
  readonly revision: Revision;
}

/** Each reason for which a gate stops a response, with the facts that the gate knew beside the place. */
interface FindingFacts {
  readonly timed_out: NoFacts;
  readonly call_cancelled: NoFacts;
  readonly connection_closed: NoFacts;
  readonly line_not_json: NoFacts;
  readonly frame_glued_to_text: NoFacts;
  readonly json_but_no_message: NoFacts;
  readonly several_messages: { readonly count: number };
  readonly batch_not_in_revision: OfRevision;
  readonly batch_empty: NoFacts;
  readonly frame_not_an_object: NoFacts;
  readonly not_json_rpc_2: NoFacts;
  readonly method_not_a_string: NoFacts;
  readonly method_beside_answer: NoFacts;
  readonly server_request_without_id: { readonly method: string };
  readonly server_request_not_in_revision: OfRevision & {
    readonly method: string;
  };
  readonly server_asks: { readonly method: string };
  readonly tools_changed: { readonly method: string };
  readonly notifies: { readonly method: string };
  readonly id_missing: { readonly sent: RequestId };
  readonly id_null: { readonly sent: RequestId };
  readonly id_of_no_valid_type: Ids;
  readonly id_not_exact: Ids;
  readonly id_cancelled: Ids;
  readonly id_of_another_type: Ids;
  readonly id_of_another_call: Ids;
  readonly both_result_and_error: NoFacts;
  readonly neither_result_nor_error: NoFacts;
  readonly error_not_an_object: NoFacts;
  readonly code_not_an_integer: NoFacts;
  readonly message_not_a_string: NoFacts;
  readonly result_not_an_object: NoFacts;
  readonly error_answers: { readonly code: number };
  readonly result_type_missing: OfRevision;
  readonly result_type_unknown: OfRevision & { readonly received: unknown };
  readonly input_not_asked_here: OfRevision & { readonly method: string };
  readonly input_not_described: OfRevision;
  readonly asks_for_input: NoFacts;
  readonly is_error_not_a_boolean: NoFacts;
  readonly is_error_true: NoFacts;
  readonly content_not_a_list: NoFacts;
  readonly tools_not_a_list: NoFacts;
  readonly cursor_not_a_string: NoFacts;
  readonly structured_content_missing: NoFacts;
  readonly structured_content_not_an_object: OfRevision;
  readonly output_schema_unusable: NoFacts;
  readonly output_breaks_schema: {
    readonly violations: readonly Violation[];
  };
}

/** Why a gate stops a response. */
export type FindingReason = keyof FindingFacts;

/** What is known of every finding with a reason, without looking at a message. */
interface ReasonRule {
  readonly class: Exclude<ResponseClass, 'ok'>;
  /**
   * The part of the message that the finding is about, as a JSON Pointer (RFC 6901); for a member that is missing, the
   * place where it should stand. The empty string is the message as a whole; null is no part of a message.
   */
  readonly at: string | null;
  /** Whether the value at the place is at fault, or that a member of this name is there at all. */
  readonly about: 'value' | 'name';
}

function rule<Class extends ReasonRule['class']>(
  responseClass: Class,
  at: string | null,
  about: ReasonRule['about'] = 'value',
) {
  return { class: responseClass, at, about } as const;
}

// #region reason-rules
/** The class that each reason gives a response, and the part of the message that it is about. */
export const reasonRules = {
  timed_out: rule('no_answer', null),
  call_cancelled: rule('no_answer', null),
  connection_closed: rule('no_answer', null),
  line_not_json: rule('noise', null),
  frame_glued_to_text: rule('noise', null),
  json_but_no_message: rule('noise', ''),
  several_messages: rule('batch', ''),
  batch_not_in_revision: rule('malformed_frame', ''),
  batch_empty: rule('malformed_frame', ''),
  frame_not_an_object: rule('malformed_frame', ''),
  not_json_rpc_2: rule('malformed_frame', '/jsonrpc'),
  method_not_a_string: rule('malformed_frame', '/method'),
  method_beside_answer: rule('malformed_frame', '/method'),
  server_request_without_id: rule('malformed_frame', '/id'),
  server_request_not_in_revision: rule('malformed_frame', '/method'),
  server_asks: rule('server_request', '/method'),
  tools_changed: rule('notification', '/method'),
  notifies: rule('notification', '/method'),
  id_missing: rule('not_my_answer', '/id'),
  id_null: rule('not_my_answer', '/id'),
  id_of_no_valid_type: rule('not_my_answer', '/id'),
  id_not_exact: rule('not_my_answer', '/id'),
  id_cancelled: rule('not_my_answer', '/id'),
  id_of_another_type: rule('not_my_answer', '/id'),
  id_of_another_call: rule('not_my_answer', '/id'),
  both_result_and_error: rule('malformed_frame', '/error', 'name'),
  neither_result_nor_error: rule('malformed_frame', ''),
  error_not_an_object: rule('malformed_frame', '/error'),
  code_not_an_integer: rule('malformed_frame', '/error/code'),
  message_not_a_string: rule('malformed_frame', '/error/message'),
  result_not_an_object: rule('malformed_frame', '/result'),
  error_answers: rule('protocol_error', '/error', 'name'),
  result_type_missing: rule('contract_violation', '/result/resultType'),
  result_type_unknown: rule('contract_violation', '/result/resultType'),
  input_not_asked_here: rule('contract_violation', '/result/resultType'),
  input_not_described: rule('contract_violation', '/result/resultType'),
  asks_for_input: rule('input_required', '/result/resultType'),
  is_error_not_a_boolean: rule('contract_violation', '/result/isError'),
  is_error_true: rule('tool_error', '/result/isError'),
  content_not_a_list: rule('contract_violation', '/result/content'),
  tools_not_a_list: rule('contract_violation', '/result/tools'),
  cursor_not_a_string: rule('contract_violation', '/result/nextCursor'),
  structured_content_missing: rule(
    'contract_violation',
    '/result/structuredContent',
  ),
  structured_content_not_an_object: rule(
    'contract_violation',
    '/result/structuredContent',
  ),
  // The schema stands in no message, and what this host cannot check is no fault of the result.
  output_schema_unusable: rule('cannot_be_checked', null),
  output_breaks_schema: rule(
    'contract_violation',
    '/result/structuredContent',
  ),
} as const satisfies Record<FindingReason, ReasonRule>;
// #endregion reason-rules

/** What a gate found in a response: the reason why it stops there, the class, the place and the facts of the reason. */
export type Finding = {
  readonly [Reason in FindingReason]: ReasonRule & {
    readonly reason: Reason;
    readonly class: (typeof reasonRules)[Reason]['class'];
  } & FindingFacts[Reason];
}[FindingReason];

/**
 * Makes a finding: class and place come from {@link reasonRules}.
 *
 * @param below a JSON Pointer from the place of the reason to the part inside it that is at fault
 */
export function finding<Reason extends FindingReason>(
  reason: Reason,
  facts: FindingFacts[Reason],
  below = '',
): Finding {
  const { class: responseClass, at, about } = reasonRules[reason];
  // A member that is built from one reason is a member of the union over all; the compiler cannot see that.
  return {
    reason,
    class: responseClass,
    at: at === null ? null : at + below,
    about,
    ...facts,
  } as unknown as Finding;
}
