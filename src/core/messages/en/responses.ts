import type {
  ResponseGateId,
  ResponseLabel,
} from '../../responses/classifyResponse.ts';

/** What a gate of the ladder looks at, as a short name. */
export const responseGateNames = {
  arrival: 'arrival',
  record: 'a record',
  version: 'version',
  identity: 'identity',
  branch: 'error or result',
  error: 'protocol error',
  result: 'shape of the result',
  tool: 'tool error',
  output: 'output contract',
} satisfies Record<ResponseGateId, string>;

/** What a gate demands, in a few words. */
export const responseGateDemands = {
  arrival: 'something came back',
  record: 'it is a JSON object',
  version: 'jsonrpc is the string "2.0"',
  identity: 'the id is the one sent, value and type',
  branch: 'exactly one of error and result',
  error: 'no error; if one, with an integer code',
  result: 'result an object, isError a boolean if present',
  tool: 'isError is not true',
  output: 'count is an integer of at least 0',
} satisfies Record<ResponseGateId, string>;

/** Each label as a short name. */
export const responseLabelNames = {
  unknown: 'outcome unknown',
  protocol_mismatch: 'protocol mismatch',
  malformed: 'malformed',
  protocol_error: 'protocol error',
  tool_error: 'tool error',
  output_schema_error: 'output schema error',
  verify_business: 'verify the business',
} satisfies Record<ResponseLabel, string>;

/** What each label says of the message. The next step depends on the call's effect as well; a reading gives it. */
export const responseLabels = {
  unknown: 'No answer came. That does not say that nothing happened.',
  protocol_mismatch:
    'This message is not the answer to this call, or names another version of the protocol. It says nothing of the call.',
  malformed: 'The message is no well-formed answer. Believe no part of it.',
  protocol_error: 'The server answered the request with an error.',
  tool_error: 'The tool says that it failed. Part of the work may be done.',
  output_schema_error:
    'The tool ran, and its result breaks the output contract. Use no part of it.',
  verify_business:
    'The result fits the contract. Whether the task is done shows in the end state; this label is not success.',
} satisfies Record<ResponseLabel, string>;
