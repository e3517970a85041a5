import { type Gate, type GateRun, runGates } from '../gates/runGates.ts';
import { field, hasField, isFields } from '../value/fields.ts';
import { isExactId } from './requestId.ts';

/** What one response is to the call that waits for it. None of the labels says success. */
export type ResponseLabel =
  | 'unknown'
  | 'protocol_mismatch'
  | 'malformed'
  | 'protocol_error'
  | 'tool_error'
  | 'output_schema_error'
  | 'verify_business';

/** The labels of a response that stops at a gate; `verify_business` is what is left when none stops it. */
export type ResponseRefusal = Exclude<ResponseLabel, 'verify_business'>;

/** The gates of the ladder, named after what they look at. */
export type ResponseGateId =
  | 'arrival'
  | 'record'
  | 'version'
  | 'identity'
  | 'branch'
  | 'error'
  | 'result'
  | 'tool'
  | 'output';

/** The order of the gates. */
export const responseGateIds = [
  'arrival',
  'record',
  'version',
  'identity',
  'branch',
  'error',
  'result',
  'tool',
  'output',
] as const satisfies readonly ResponseGateId[];

/** Why a gate stops a response: the label, and the part of the response that it is about. */
export interface ResponseFinding {
  readonly label: ResponseRefusal;
  /**
   * A JSON Pointer (RFC 6901) into the response; for a member that is missing, the place where it should stand. The
   * empty string is the response as a whole; null says that nothing came.
   */
  readonly at: string | null;
}

/** A response beside the id under which its call was sent. */
interface AwaitedResponse {
  readonly response: unknown;
  readonly expectedId: string | number;
}

/** One gate of the ladder. */
type ResponseGate = Gate<ResponseGateId, AwaitedResponse, ResponseFinding>;

// #region response-gates
/** The gates, in their order. The first that stops a response gives the label. */
const responseGates: readonly ResponseGate[] = [
  {
    id: 'arrival',
    check: ({ response }) =>
      response === null || response === undefined
        ? stop('unknown', null)
        : null,
  },
  {
    id: 'record',
    check: ({ response }) =>
      isFields(response) ? null : stop('malformed', ''),
  },
  {
    id: 'version',
    check: ({ response }) =>
      field(response, 'jsonrpc') === '2.0'
        ? null
        : stop('protocol_mismatch', '/jsonrpc'),
  },
  {
    id: 'identity',
    check: ({ response, expectedId }) =>
      has(response, 'id') &&
      field(response, 'id') === expectedId &&
      isExactId(expectedId)
        ? null
        : stop('protocol_mismatch', '/id'),
  },
  {
    id: 'branch',
    check: ({ response }) =>
      has(response, 'error') === has(response, 'result')
        ? stop('malformed', '')
        : null,
  },
  {
    id: 'error',
    check: ({ response }) => {
      if (!has(response, 'error')) return null;
      const code = field(field(response, 'error'), 'code');
      return Number.isInteger(code)
        ? stop('protocol_error', '/error')
        : stop('malformed', '/error/code');
    },
  },
  {
    id: 'result',
    check: ({ response }) => {
      const result = field(response, 'result');
      if (!isFields(result)) return stop('malformed', '/result');
      return !hasField(result, 'isError') ||
        typeof result['isError'] === 'boolean'
        ? null
        : stop('malformed', '/result/isError');
    },
  },
  {
    id: 'tool',
    check: ({ response }) =>
      field(field(response, 'result'), 'isError') === true
        ? stop('tool_error', '/result/isError')
        : null,
  },
  {
    id: 'output',
    check: ({ response }) => {
      const data = field(field(response, 'result'), 'structuredContent');
      const count = field(data, 'count');
      // Stryker disable next-line ConditionalExpression: Number.isInteger is false of all but numbers
      return typeof count === 'number' &&
        Number.isInteger(count) &&
        count >= 0
        ? null
        : stop('output_schema_error', '/result/structuredContent/count');
    },
  },
];
// #endregion response-gates

/**
 * Sends a response through the gates and says what each of them found; {@link classifyResponse} gives the label alone.
 *
 * @throws TypeError under the same condition
 */
export function traceResponse(
  response: unknown,
  expectedId: string | number,
): GateRun<ResponseGateId, ResponseFinding> {
  // JSON-RPC itself lets a caller send the id null, and then null is what
  // comes back. MCP forbids it, so the type does not offer it.
  if (
    typeof expectedId !== 'string' &&
    !Number.isInteger(expectedId) &&
    expectedId !== null
  )
    throw new TypeError('expectedId must be a string or an integer');
  return runGates(responseGates, { response, expectedId });
}

// #region classify-response
/**
 * Says what a response is to the call that was sent under `expectedId`, for a tool whose structured result holds a
 * `count`, an integer of at least 0.
 *
 * The best label is `verify_business`: a well-formed result is an observation, and only a look at the end state says
 * that the task is done. `error.message`, `content` and members beyond those named are not looked at.
 *
 * @param response what came back; any value, and none makes this throw; null or undefined where no answer came
 * @param expectedId the id as it was sent; the response's must be the same value of the same type. An integer beyond
 *   2^53 - 1 is one that `JSON.parse` does not tell apart from its neighbours, so every answer to it is a mismatch
 * @throws TypeError where `expectedId` is no string and no integer, a fault of the caller and not of the server
 */
export function classifyResponse(
  response: unknown,
  expectedId: string | number,
): ResponseLabel {
  const run = traceResponse(response, expectedId);
  return run.passed ? 'verify_business' : run.refusal.label;
}
// #endregion classify-response

function has(response: unknown, name: string): boolean {
  return isFields(response) && hasField(response, name);
}

function stop(
  label: ResponseRefusal,
  at: ResponseFinding['at'],
): ResponseFinding {
  return { label, at };
}
