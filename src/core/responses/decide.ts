import { field } from '../value/fields.ts';
import {
  type ArgumentsFit,
  hasUnlistedArgument,
  onlyNullsInOptionals,
} from './argumentsFit.ts';
import type { DecisionReason } from './decisionReason.ts';
import { asksOnly, type Exchange } from './exchange.ts';
import {
  type ExecutedReason,
  executedOf,
  invalidParams,
} from './executed.ts';
import type { Finding, FindingReason } from './finding.ts';
import { has } from './messageGates.ts';
import type { ResponseClass } from './responseClass.ts';
import { isPaged } from './resultGates.ts';

/** What the next step depends on. */
export interface DecisionGrounds {
  readonly exchange: Exchange;
  /** What stopped the response; null where every gate let it pass. */
  readonly finding: Finding | null;
  readonly executed: ExecutedReason;
  readonly errorCode: number | null;
  readonly fits: ArgumentsFit;
  readonly message: unknown;
  /** Whether text and structured result say different things. */
  readonly textDisagrees: boolean;
}

type DecisionRule = (grounds: DecisionGrounds) => DecisionReason;

// #region decide
/** The rule for the next step after a response of each class. */
const decisionRules: Readonly<Record<ResponseClass, DecisionRule>> = {
  ok: afterResult,
  input_required: () => 'server_waits_for_input',
  tool_error: afterCorrectable,
  protocol_error: afterProtocolError,
  contract_violation: afterViolation,
  // Reporting the server would blame it for what this host cannot read; the result came, so a write is done.
  cannot_be_checked: () => 'promise_not_checked_here',
  no_answer: repeatOrLookUp,
  malformed_frame: afterNoAnswer,
  noise: afterNoAnswer,
  not_my_answer: afterOtherAnswer,
  notification: ({ finding }) =>
    finding?.reason === 'tools_changed'
      ? 'catalogue_is_stale'
      : 'call_still_open',
  server_request: () => 'server_waits_for_us',
  batch: () => 'holds_several_messages',
};

/**
 * Decides the next step, by its reason. A call is sent again only where the host itself knows that it reads and nothing
 * else; what the server claims of its tool, in annotations or in words, never licenses that.
 */
export function decide(grounds: DecisionGrounds): DecisionReason {
  return decisionRules[grounds.finding?.class ?? 'ok'](grounds);
}
// #endregion decide

function repeatOrLookUp(grounds: DecisionGrounds): DecisionReason {
  return reads(grounds) ? 'read_may_be_repeated' : 'may_have_happened';
}

function afterOtherAnswer(grounds: DecisionGrounds): DecisionReason {
  const { finding, exchange } = grounds;
  switch (finding?.reason) {
    case 'id_of_another_type':
      return 'id_nearly_ours';
    case 'id_not_exact':
      return 'id_not_told_apart';
    case 'id_cancelled':
      if (finding.received !== exchange.id)
        return 'belongs_to_no_open_call';
      // This call itself was given up: nobody waits any more, and what came hints that a write was done.
      return reads(grounds) ? 'call_given_up' : 'may_have_happened';
    default:
      return 'belongs_to_no_open_call';
  }
}

function reads({ exchange }: DecisionGrounds): boolean {
  return exchange.effect === 'read';
}

function afterResult({
  exchange,
  message,
  textDisagrees,
}: DecisionGrounds): DecisionReason {
  if (isPaged(exchange.method)) {
    const next = field(field(message, 'result'), 'nextCursor');
    // The empty text is a cursor like any other; only null and absence end the list.
    if (typeof next === 'string')
      return exchange.cursors.includes(next)
        ? 'cursor_repeats'
        : 'more_pages';
  }
  if (textDisagrees) return 'text_disagrees';
  return hasUnlistedArgument(exchange)
    ? 'argument_unknown_to_schema'
    : 'read_then_verify';
}

function afterCorrectable(grounds: DecisionGrounds): DecisionReason {
  const { exchange, executed, fits } = grounds;
  if (exchange.tool === null)
    return executedOf[executed] === 'no' || reads(grounds)
      ? 'name_not_in_our_list'
      : 'name_not_in_our_list_but_state_is_open';
  if (onlyNullsInOptionals(fits, exchange)) return 'null_for_an_optional';
  return executedOf[executed] === 'no' || reads(grounds)
    ? 'model_can_correct'
    : 'model_can_correct_but_state_is_open';
}

function afterProtocolError(grounds: DecisionGrounds): DecisionReason {
  const { exchange, executed, errorCode } = grounds;
  if (executedOf[executed] === 'no') return afterCorrectable(grounds);
  if (!reads(grounds)) return 'may_have_happened';
  if (errorCode === invalidParams && !asksOnly(exchange.method))
    return 'catalogues_differ';
  return errorCode !== null && refusesRequest(errorCode)
    ? 'request_refused_as_such'
    : 'read_may_be_repeated';
}

/** Reasons for which the tool, and not the server that runs it, breaks what was agreed. */
const ofTheTool: readonly FindingReason[] = [
  'output_breaks_schema',
  'structured_content_missing',
];

function afterViolation(grounds: DecisionGrounds): DecisionReason {
  const { finding, executed } = grounds;
  if (finding !== null && ofTheTool.includes(finding.reason))
    return reads(grounds) ? 'read_breaks_contract' : 'ran_but_unreadable';
  return executedOf[executed] === 'unknown' && !reads(grounds)
    ? 'ran_but_unreadable'
    : 'breaks_revision';
}

function afterNoAnswer(grounds: DecisionGrounds): DecisionReason {
  return !reads(grounds) && mayHideResult(grounds)
    ? 'answer_broken_or_lost'
    : 'nothing_to_attribute';
}

/** Whether what came, broken or lost as it is, hints that the call came to a result. */
function mayHideResult({ finding, message }: DecisionGrounds): boolean {
  switch (finding?.reason) {
    case 'frame_glued_to_text':
      return true;
    case 'both_result_and_error':
    case 'result_not_an_object':
      return has(message, 'result');
    default:
      return false;
  }
}

/** Whether a code says that the message itself was refused, so that sending the same again changes nothing. */
function refusesRequest(code: number): boolean {
  const ofTheMessage = [-32700, -32600, -32601, invalidParams];
  // Defined by the revision of 2026-07-28: headers, capabilities, version.
  const ofTheRevision = [-32020, -32021, -32022];
  return [...ofTheMessage, ...ofTheRevision].includes(code);
}
