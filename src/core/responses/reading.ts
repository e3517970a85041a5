import type { Validate, Violation } from '../admission/violation.ts';
import type { Trace } from '../gates/runGates.ts';
import type { Effect } from './exchange.ts';

/** What `readResponse` needs from its host. */
export interface ReadingHost {
  /** Turns a tool's schema into a check; `null` where the schema cannot be used. A check that throws counts as one that cannot. */
  readonly compile: (schema: unknown) => Validate | null;
}

/** The first question: what is this, to the call that waits? */
export type ResponseClass =
  | 'ok'
  | 'input_required'
  | 'tool_error'
  | 'protocol_error'
  | 'contract_violation'
  | 'malformed_frame'
  | 'not_my_answer'
  | 'no_answer'
  | 'notification'
  | 'server_request'
  | 'noise'
  | 'batch';

/** The second question: did the tool run? `n/a` where the request runs none, or the message is about something else. */
export type Executed = 'yes' | 'no' | 'unknown' | 'n/a';

/** The third question: what now? */
export type Decision =
  | 'use_result'
  | 'use_structured_and_flag'
  | 'tighten_input_schema'
  | 'follow_cursor'
  | 'stop_and_report'
  | 'provide_input'
  | 'give_to_model'
  | 'omit_untouched_optionals'
  | 'refresh_tools_then_model'
  | 'repair_request'
  | 'retry_ok_with_limits'
  | 'reconcile_first'
  | 'do_not_retry_write'
  | 'report_server_bug'
  | 'keep_waiting'
  | 'drop_and_log'
  | 'invalidate_and_relist'
  | 'answer_server'
  | 'read_each';

/** The rungs of the ladder, in their order. */
export const readingRungIds = [
  'arrival',
  'message',
  'direction',
  'identity',
  'envelope',
  'protocol',
  'result',
  'tool',
  'content',
  'output',
] as const;

/** One rung of the ladder. */
export type ReadingRungId = (typeof readingRungIds)[number];

/** The five stages of a call's way back. No response settles the last one: it is a question to the task's end state. */
export const readingStages = [
  'transport',
  'protocol',
  'tool',
  'contract',
  'evidence',
] as const;

/** One stage of a call's way back. */
export type ReadingStage = (typeof readingStages)[number];

/** The stage that each rung belongs to. */
export const stageOf = {
  arrival: 'transport',
  message: 'transport',
  direction: 'protocol',
  identity: 'protocol',
  envelope: 'protocol',
  protocol: 'protocol',
  result: 'protocol',
  tool: 'tool',
  content: 'contract',
  output: 'contract',
} as const satisfies Record<ReadingRungId, ReadingStage>;

/** Why a response has its class. */
export type ClassReason =
  | 'all_rungs_passed'
  | 'timed_out'
  | 'connection_closed'
  | 'line_not_json'
  | 'frame_glued_to_text'
  | 'json_but_no_message'
  | 'several_messages'
  | 'batch_not_in_revision'
  | 'batch_empty'
  | 'frame_not_an_object'
  | 'not_json_rpc_2'
  | 'method_not_a_string'
  | 'method_beside_answer'
  | 'server_request_without_id'
  | 'server_request_not_in_revision'
  | 'server_asks'
  | 'tools_changed'
  | 'notifies'
  | 'id_missing'
  | 'id_null'
  | 'id_of_no_valid_type'
  | 'id_cancelled'
  | 'id_of_another_type'
  | 'id_of_another_call'
  | 'both_result_and_error'
  | 'neither_result_nor_error'
  | 'error_not_an_object'
  | 'code_not_an_integer'
  | 'message_not_a_string'
  | 'result_not_an_object'
  | 'error_answers'
  | 'result_type_missing'
  | 'result_type_unknown'
  | 'input_not_asked_here'
  | 'input_not_described'
  | 'asks_for_input'
  | 'is_error_not_a_boolean'
  | 'is_error_true'
  | 'content_not_a_list'
  | 'tools_not_a_list'
  | 'cursor_not_a_string'
  | 'structured_content_missing'
  | 'structured_content_not_an_object'
  | 'output_schema_unusable'
  | 'output_breaks_schema';

/** Why `executed` says what it says. */
export type ExecutedReason =
  | 'result_came'
  | 'tool_not_in_our_list'
  | 'arguments_break_our_schema'
  | 'flag_proves_nothing'
  | 'code_proves_nothing'
  | 'silence_proves_nothing'
  | 'no_answer_recognised'
  | 'result_not_readable'
  | 'waits_for_input'
  | 'runs_no_tool'
  | 'answers_nothing';

/** Why the decision is what it is. */
export type DecisionReason =
  | 'read_then_verify'
  | 'text_disagrees'
  | 'argument_unknown_to_schema'
  | 'more_pages'
  | 'cursor_repeats'
  | 'server_waits_for_input'
  | 'model_can_correct'
  | 'model_can_correct_but_state_is_open'
  | 'null_for_an_optional'
  | 'name_not_in_our_list'
  | 'catalogues_differ'
  | 'request_refused_as_such'
  | 'read_may_be_repeated'
  | 'may_have_happened'
  | 'ran_but_unreadable'
  | 'answer_broken_or_lost'
  | 'breaks_revision'
  | 'read_breaks_contract'
  | 'id_nearly_ours'
  | 'call_still_open'
  | 'belongs_to_no_open_call'
  | 'nothing_to_attribute'
  | 'catalogue_is_stale'
  | 'server_waits_for_us'
  | 'holds_several_messages';

/** What a reader should know beside the three answers. None of them changes the class. */
export type ReadingNote =
  | 'text_disagrees'
  | 'blocks_not_understood'
  | 'content_missing_in_tool_error'
  | 'structured_content_without_schema'
  | 'structured_content_not_in_revision'
  | 'output_schema_not_in_revision'
  | 'unknown_tool_as_tool_error'
  | 'bad_arguments_as_protocol_error'
  | 'argument_unknown_to_schema'
  | 'code_without_agreed_meaning'
  | 'hint_licenses_nothing'
  | 'cursor_null';

/** Why a response stopped at a rung. */
export interface ReadingStop {
  readonly class: Exclude<ResponseClass, 'ok'>;
  readonly reason: Exclude<ClassReason, 'all_rungs_passed'>;
  /** How the output breaks the tool's schema, where that is the reason. */
  readonly violations?: readonly Violation[];
}

/** What a response says of its call: three answers, each with its reason, and the rungs that lead to them. */
export interface ResponseReading {
  readonly ok: true;
  readonly class: ResponseClass;
  readonly executed: Executed;
  readonly decision: Decision;
  readonly reasons: {
    readonly class: ClassReason;
    readonly executed: ExecutedReason;
    readonly decision: DecisionReason;
  };
  /** Every rung with what it said. */
  readonly trace: Trace<ReadingRungId, ReadingStop>;
  /** In the order of {@link ReadingNote}. */
  readonly notes: readonly ReadingNote[];
  readonly facts: {
    /** What the host knows of the call's effect; annotations play no part. */
    readonly effect: Effect;
    /** The code of a well-formed error that answers the call. */
    readonly errorCode: number | null;
    /** How the output breaks the tool's schema. */
    readonly violations: readonly Violation[];
  };
}
