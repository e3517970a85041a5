import { type Gate, type GateRun, runGates } from '../gates/runGates.ts';
import { field, hasField, isFields } from '../value/fields.ts';

/** What one response is to the call that waits for it. None of the labels says success. */
export type ResponseLabel =
  | 'unknown'
  | 'protocol_mismatch'
  | 'malformed'
  | 'protocol_error'
  | 'tool_error'
  | 'output_schema_error'
  | 'verify_business';

/** The labels of a response that stops at a rung; `verify_business` is what is left when none stops it. */
export type ResponseStop = Exclude<ResponseLabel, 'verify_business'>;

/** The rungs of the ladder, named after what they look at. */
export type ResponseRungId =
  | 'arrival'
  | 'record'
  | 'version'
  | 'identity'
  | 'branch'
  | 'error'
  | 'result'
  | 'tool'
  | 'output';

/** The order of the rungs. */
export const responseRungIds = [
  'arrival',
  'record',
  'version',
  'identity',
  'branch',
  'error',
  'result',
  'tool',
  'output',
] as const satisfies readonly ResponseRungId[];

/** A response beside the id under which its call was sent. */
interface AwaitedResponse {
  readonly response: unknown;
  readonly expectedId: string | number;
}

/** One rung of the ladder. */
type ResponseRung = Gate<ResponseRungId, AwaitedResponse, ResponseStop>;

// #region response-rungs
/** The rungs, in their order. The first that stops a response gives the label. */
const responseRungs: readonly ResponseRung[] = [
  {
    id: 'arrival',
    check: ({ response }) =>
      response === null || response === undefined ? 'unknown' : null,
  },
  {
    id: 'record',
    check: ({ response }) => (isFields(response) ? null : 'malformed'),
  },
  {
    id: 'version',
    check: ({ response }) =>
      field(response, 'jsonrpc') === '2.0' ? null : 'protocol_mismatch',
  },
  {
    id: 'identity',
    check: ({ response, expectedId }) =>
      has(response, 'id') && field(response, 'id') === expectedId
        ? null
        : 'protocol_mismatch',
  },
  {
    id: 'branch',
    check: ({ response }) =>
      has(response, 'error') === has(response, 'result')
        ? 'malformed'
        : null,
  },
  {
    id: 'error',
    check: ({ response }) => {
      if (!has(response, 'error')) return null;
      const code = field(field(response, 'error'), 'code');
      return Number.isInteger(code) ? 'protocol_error' : 'malformed';
    },
  },
  {
    id: 'result',
    check: ({ response }) => {
      const result = field(response, 'result');
      if (!isFields(result)) return 'malformed';
      return !hasField(result, 'isError') ||
        typeof result['isError'] === 'boolean'
        ? null
        : 'malformed';
    },
  },
  {
    id: 'tool',
    check: ({ response }) =>
      field(field(response, 'result'), 'isError') === true
        ? 'tool_error'
        : null,
  },
  {
    id: 'output',
    check: ({ response }) => {
      const data = field(field(response, 'result'), 'structuredContent');
      const count = field(data, 'count');
      return typeof count === 'number' &&
        Number.isInteger(count) &&
        count >= 0
        ? null
        : 'output_schema_error';
    },
  },
];
// #endregion response-rungs

/**
 * Sends a response up the ladder and says what each rung said; {@link classifyResponse} is its label alone.
 *
 * @throws TypeError under the same condition
 */
export function climbResponse(
  response: unknown,
  expectedId: string | number,
): GateRun<ResponseRungId, ResponseStop> {
  // JSON-RPC itself lets a caller send the id null, and then null is what
  // comes back. MCP forbids it, so the type does not offer it.
  if (
    typeof expectedId !== 'string' &&
    !Number.isInteger(expectedId) &&
    expectedId !== null
  )
    throw new TypeError('expectedId must be a string or an integer');
  return runGates(responseRungs, { response, expectedId });
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
 * @param expectedId the id as it was sent; the response's must be the same value of the same type
 * @throws TypeError where `expectedId` is no string and no integer, a fault of the caller and not of the server
 */
export function classifyResponse(
  response: unknown,
  expectedId: string | number,
): ResponseLabel {
  const run = climbResponse(response, expectedId);
  return run.passed ? 'verify_business' : run.refusal;
}
// #endregion classify-response

function has(response: unknown, name: string): boolean {
  return isFields(response) && hasField(response, name);
}
