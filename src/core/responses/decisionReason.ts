/**
 * The third question: what is the next step? A step says both what becomes of the message and what becomes of the call:
 * `log_and_keep_waiting` drops the message while the call stays open, `drop_and_log` drops it where no call is open any
 * more, and `keep_waiting` is for a message with which nothing is wrong.
 */
export type Decision =
  | 'use_result'
  | 'use_structured_and_flag'
  | 'use_unchecked_and_flag'
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
  | 'log_and_keep_waiting'
  | 'drop_and_log'
  | 'invalidate_and_relist'
  | 'answer_server'
  | 'read_each';

/** Why the next step is that one. */
export type DecisionReason =
  | 'read_then_verify'
  | 'text_disagrees'
  | 'promise_not_checked_here'
  | 'argument_unknown_to_schema'
  | 'more_pages'
  | 'cursor_repeats'
  | 'server_waits_for_input'
  | 'model_can_correct'
  | 'model_can_correct_but_state_is_open'
  | 'null_for_an_optional'
  | 'name_not_in_our_list'
  | 'name_not_in_our_list_but_state_is_open'
  | 'catalogues_differ'
  | 'request_refused_as_such'
  | 'read_may_be_repeated'
  | 'may_have_happened'
  | 'ran_but_unreadable'
  | 'answer_broken_or_lost'
  | 'breaks_revision'
  | 'read_breaks_contract'
  | 'id_nearly_ours'
  | 'id_not_told_apart'
  | 'call_given_up'
  | 'call_still_open'
  | 'belongs_to_no_open_call'
  | 'nothing_to_attribute'
  | 'catalogue_is_stale'
  | 'server_waits_for_us'
  | 'holds_several_messages';

// #region decision-of
/** The next step that each reason leads to. */
export const decisionOf = {
  read_then_verify: 'use_result',
  text_disagrees: 'use_structured_and_flag',
  promise_not_checked_here: 'use_unchecked_and_flag',
  argument_unknown_to_schema: 'tighten_input_schema',
  more_pages: 'follow_cursor',
  cursor_repeats: 'stop_and_report',
  server_waits_for_input: 'provide_input',
  model_can_correct: 'give_to_model',
  model_can_correct_but_state_is_open: 'give_to_model',
  null_for_an_optional: 'omit_untouched_optionals',
  name_not_in_our_list: 'refresh_tools_then_model',
  name_not_in_our_list_but_state_is_open: 'refresh_tools_then_model',
  catalogues_differ: 'refresh_tools_then_model',
  request_refused_as_such: 'repair_request',
  read_may_be_repeated: 'retry_ok_with_limits',
  may_have_happened: 'reconcile_first',
  ran_but_unreadable: 'do_not_retry_write',
  answer_broken_or_lost: 'do_not_retry_write',
  breaks_revision: 'report_server_bug',
  read_breaks_contract: 'report_server_bug',
  id_nearly_ours: 'log_and_keep_waiting',
  id_not_told_apart: 'log_and_keep_waiting',
  call_given_up: 'drop_and_log',
  call_still_open: 'keep_waiting',
  belongs_to_no_open_call: 'log_and_keep_waiting',
  nothing_to_attribute: 'log_and_keep_waiting',
  catalogue_is_stale: 'invalidate_and_relist',
  server_waits_for_us: 'answer_server',
  holds_several_messages: 'read_each',
} as const satisfies Record<DecisionReason, Decision>;
// #endregion decision-of
