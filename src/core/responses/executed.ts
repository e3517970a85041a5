import type { ArgumentsFit } from './argumentsFit.ts';
import { asksOnly, type Exchange } from './exchange.ts';
import type { Finding, FindingReason } from './finding.ts';
import type { ResponseClass } from './responseClass.ts';

/** The second question: did the tool run? `n/a` where the request runs none, or the message is about something else. */
export type Executed = 'yes' | 'no' | 'unknown' | 'n/a';

/** How it is known whether the tool ran. */
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

/** The code of JSON-RPC for parameters that are refused; MCP uses it for an unknown tool as well. */
export const invalidParams = -32602;

/** Reasons that leave open whether the result says what it seems to say. */
const unreadable: readonly FindingReason[] = [
  'result_type_unknown',
  'input_not_asked_here',
  'input_not_described',
  'is_error_not_a_boolean',
];

/** What is known when the tool's run is in question. */
interface ExecutedGrounds {
  readonly exchange: Exchange;
  /** What stopped the response; null where every gate let it pass. */
  readonly finding: Finding | null;
  /** The code, where the response is a protocol error. */
  readonly errorCode: number | null;
  readonly fits: ArgumentsFit;
}

// #region executed
/** Whether the tool ran, by the reason for which that is known. */
export const executedOf = {
  result_came: 'yes',
  tool_not_in_our_list: 'no',
  arguments_break_our_schema: 'no',
  flag_proves_nothing: 'unknown',
  code_proves_nothing: 'unknown',
  silence_proves_nothing: 'unknown',
  no_answer_recognised: 'unknown',
  result_not_readable: 'unknown',
  waits_for_input: 'unknown',
  runs_no_tool: 'n/a',
  answers_nothing: 'n/a',
} as const satisfies Record<ExecutedReason, Executed>;

/** The reasons of the classes that do not answer the call, whatever the call was; null for those that do. */
const withoutAnswer: Readonly<
  Record<ResponseClass, ExecutedReason | null>
> = {
  no_answer: 'silence_proves_nothing',
  notification: 'answers_nothing',
  server_request: 'answers_nothing',
  malformed_frame: 'no_answer_recognised',
  not_my_answer: 'no_answer_recognised',
  noise: 'no_answer_recognised',
  batch: 'no_answer_recognised',
  ok: null,
  input_required: null,
  tool_error: null,
  protocol_error: null,
  contract_violation: null,
  cannot_be_checked: null,
};

/**
 * Says by which reason it is known whether the tool ran. `no` needs two grounds that agree: the server refused the
 * request with -32602, and the host holds no tool of the name, or its own copy of the schema refuses the arguments. It is
 * an inference and no receipt. Neither ground alone suffices: the code is the server's word, and the host's list is a
 * snapshot, so a tool that it lacks may have been added since, and have run.
 */
export function inferExecuted(grounds: ExecutedGrounds): ExecutedReason {
  const { exchange, finding, errorCode, fits } = grounds;
  const reason = withoutAnswer[finding?.class ?? 'ok'];
  if (reason !== null) return reason;
  if (asksOnly(exchange.method)) return 'runs_no_tool';
  switch (finding?.class) {
    case 'input_required':
      return 'waits_for_input';
    case 'tool_error':
      return 'flag_proves_nothing';
    case 'protocol_error':
      if (errorCode !== invalidParams || exchange.method !== 'tools/call')
        return 'code_proves_nothing';
      if (exchange.tool === null) return 'tool_not_in_our_list';
      return fits.fit === 'no'
        ? 'arguments_break_our_schema'
        : 'code_proves_nothing';
    case 'contract_violation':
      return unreadable.includes(finding.reason)
        ? 'result_not_readable'
        : 'result_came';
    default:
      return 'result_came';
  }
}
// #endregion executed
