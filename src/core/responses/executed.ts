import type { ArgumentsFit } from './argumentsFit.ts';
import { asksOnly, type Exchange } from './exchange.ts';
import type { Executed, ExecutedReason, ReadingStop } from './reading.ts';

/** Whether the tool ran, and how that is known. */
export interface ExecutedAnswer {
  readonly executed: Executed;
  readonly reason: ExecutedReason;
}

/** The code of JSON-RPC for parameters that are refused; MCP uses it for an unknown tool as well. */
export const invalidParams = -32602;

/** Reasons that leave open whether the result says what it seems to say. */
const unreadable: readonly ReadingStop['reason'][] = [
  'result_type_unknown',
  'input_not_asked_here',
  'input_not_described',
  'is_error_not_a_boolean',
];

// #region executed
/**
 * Whether the tool ran. A server's word for it that it did not is not enough: `no` needs knowledge of the host's own,
 * namely that it holds no such tool, or that its own copy of the schema refuses the arguments.
 *
 * @param stop where the response stopped; `null` where it went through
 * @param errorCode the code, where the response is a protocol error
 */
export function judgeExecuted(
  exchange: Exchange,
  stop: ReadingStop | null,
  errorCode: number | null,
  fits: ArgumentsFit,
): ExecutedAnswer {
  switch (stop?.class) {
    case 'no_answer':
      return unknown('silence_proves_nothing');
    case 'notification':
    case 'server_request':
      return { executed: 'n/a', reason: 'answers_nothing' };
    case 'malformed_frame':
    case 'not_my_answer':
    case 'noise':
    case 'batch':
      return unknown('no_answer_recognised');
  }
  // From here on the message answers this call.
  if (asksOnly(exchange.method))
    return { executed: 'n/a', reason: 'runs_no_tool' };
  switch (stop?.class) {
    case 'input_required':
      return unknown('waits_for_input');
    case 'tool_error':
      return exchange.tool === null
        ? { executed: 'no', reason: 'tool_not_in_our_list' }
        : unknown('flag_proves_nothing');
    case 'protocol_error':
      if (errorCode !== invalidParams || exchange.method !== 'tools/call')
        return unknown('code_proves_nothing');
      if (exchange.tool === null)
        return { executed: 'no', reason: 'tool_not_in_our_list' };
      return fits.fit === 'no'
        ? { executed: 'no', reason: 'arguments_break_our_schema' }
        : unknown('code_proves_nothing');
    case 'contract_violation':
      return unreadable.includes(stop.reason)
        ? unknown('result_not_readable')
        : { executed: 'yes', reason: 'result_came' };
    case undefined:
      return { executed: 'yes', reason: 'result_came' };
  }
}
// #endregion executed

function unknown(reason: ExecutedReason): ExecutedAnswer {
  return { executed: 'unknown', reason };
}
