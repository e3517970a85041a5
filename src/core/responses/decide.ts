import { field } from '../value/fields.ts';
import {
  type ArgumentsFit,
  hasUnlistedArgument,
  onlyNullsInOptionals,
} from './argumentsFit.ts';
import { asksOnly, type Exchange } from './exchange.ts';
import { type ExecutedAnswer, invalidParams } from './executed.ts';
import { has } from './messageRungs.ts';
import type { Decision, DecisionReason, ReadingStop } from './reading.ts';
import { isPaged } from './resultRungs.ts';

/** The next step, and why it is that one. */
export interface DecisionAnswer {
  readonly decision: Decision;
  readonly reason: DecisionReason;
}

/** What the next step depends on. */
export interface Judged {
  readonly exchange: Exchange;
  /** Where the response stopped; `null` where it went through. */
  readonly stop: ReadingStop | null;
  readonly executed: ExecutedAnswer;
  readonly errorCode: number | null;
  readonly fits: ArgumentsFit;
  readonly message: unknown;
  /** Whether text and structured result say different things. */
  readonly textDisagrees: boolean;
}

// #region decide
/**
 * The next step. A call is sent again only where the host itself knows that it reads and nothing else; what the server
 * claims of its tool, in annotations or in words, never licenses that.
 */
export function decide(judged: Judged): DecisionAnswer {
  const { stop, exchange } = judged;
  const reads = exchange.effect === 'read';
  switch (stop?.class) {
    case undefined:
      return useResult(judged);
    case 'input_required':
      return step('provide_input', 'server_waits_for_input');
    case 'tool_error':
      return correctable(judged);
    case 'protocol_error':
      return afterRefusal(judged);
    case 'contract_violation':
      return afterViolation(judged, stop, reads);
    case 'no_answer':
      return reads
        ? step('retry_ok_with_limits', 'read_may_be_repeated')
        : step('reconcile_first', 'may_have_happened');
    case 'malformed_frame':
    case 'noise':
      return !reads && mayHideResult(judged, stop)
        ? step('do_not_retry_write', 'answer_broken_or_lost')
        : step('drop_and_log', 'nothing_to_attribute');
    case 'not_my_answer':
      return stop.reason === 'id_of_another_type'
        ? step('keep_waiting', 'id_nearly_ours')
        : step('drop_and_log', 'belongs_to_no_open_call');
    case 'notification':
      return stop.reason === 'tools_changed'
        ? step('invalidate_and_relist', 'catalogue_is_stale')
        : step('keep_waiting', 'call_still_open');
    case 'server_request':
      return step('answer_server', 'server_waits_for_us');
    case 'batch':
      return step('read_each', 'holds_several_messages');
  }
}
// #endregion decide

function useResult(judged: Judged): DecisionAnswer {
  const { exchange, message } = judged;
  if (isPaged(exchange.method)) {
    const next = field(field(message, 'result'), 'nextCursor');
    // The empty text is a cursor like any other; only null and absence end the list.
    if (typeof next === 'string')
      return exchange.cursors.includes(next)
        ? step('stop_and_report', 'cursor_repeats')
        : step('follow_cursor', 'more_pages');
  }
  if (judged.textDisagrees)
    return step('use_structured_and_flag', 'text_disagrees');
  return hasUnlistedArgument(exchange)
    ? step('tighten_input_schema', 'argument_unknown_to_schema')
    : step('use_result', 'read_then_verify');
}

function correctable({ exchange, executed, fits }: Judged): DecisionAnswer {
  if (executed.reason === 'tool_not_in_our_list')
    return step('refresh_tools_then_model', 'name_not_in_our_list');
  if (onlyNullsInOptionals(fits, exchange))
    return step('omit_untouched_optionals', 'null_for_an_optional');
  return executed.executed === 'no' || exchange.effect === 'read'
    ? step('give_to_model', 'model_can_correct')
    : step('give_to_model', 'model_can_correct_but_state_is_open');
}

function afterRefusal(judged: Judged): DecisionAnswer {
  const { exchange, executed, errorCode } = judged;
  if (executed.executed === 'no') return correctable(judged);
  if (exchange.effect !== 'read')
    return step('reconcile_first', 'may_have_happened');
  if (errorCode === invalidParams && !asksOnly(exchange.method))
    return step('refresh_tools_then_model', 'catalogues_differ');
  return errorCode !== null && refusesRequest(errorCode)
    ? step('repair_request', 'request_refused_as_such')
    : step('retry_ok_with_limits', 'read_may_be_repeated');
}

function afterViolation(
  { executed }: Judged,
  { reason }: ReadingStop,
  reads: boolean,
): DecisionAnswer {
  const ofTheTool =
    reason === 'output_breaks_schema' ||
    reason === 'output_schema_unusable' ||
    reason === 'structured_content_missing';
  if (ofTheTool)
    return reads
      ? step('report_server_bug', 'read_breaks_contract')
      : step('do_not_retry_write', 'ran_but_unreadable');
  return executed.executed === 'unknown' && !reads
    ? step('do_not_retry_write', 'ran_but_unreadable')
    : step('report_server_bug', 'breaks_revision');
}

/** Whether what came, broken or lost as it is, hints that the call came to a result. */
function mayHideResult(
  { message }: Judged,
  { class: responseClass, reason }: ReadingStop,
): boolean {
  if (responseClass === 'noise') return reason === 'frame_glued_to_text';
  return (
    (reason === 'both_result_and_error' ||
      reason === 'result_not_an_object') &&
    has(message, 'result')
  );
}

/** Whether a code says that the message itself was refused, so that sending the same again changes nothing. */
function refusesRequest(code: number): boolean {
  const ofTheMessage = [-32700, -32600, -32601, invalidParams];
  // Defined by the revision of 2026-07-28: headers, capabilities, version.
  const ofTheRevision = [-32020, -32021, -32022];
  return [...ofTheMessage, ...ofTheRevision].includes(code);
}

function step(decision: Decision, reason: DecisionReason): DecisionAnswer {
  return { decision, reason };
}
