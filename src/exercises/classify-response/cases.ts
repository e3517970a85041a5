import type { NamedCase } from '../contract.ts';

/** What `classifyResponse` is given: what came back, and the id that the call was sent under. */
export type ResponseInput = readonly [response: unknown, expectedId: string | number];

/** An input from JSON text, so that `__proto__` is the member that JSON makes of it. */
function given(json: string, expectedId: string | number = 'q1'): ResponseInput {
  return [JSON.parse(json), expectedId];
}

/** An answer to the call `q1` with this result, or this error. */
const result = (json: string) =>
  given(`{"jsonrpc": "2.0", "id": "q1", "result": ${json}}`);
const error = (json: string) => given(`{"jsonrpc": "2.0", "id": "q1", "error": ${json}}`);

/** The named cases, from the plain to the odd. */
export const cases: readonly NamedCase<ResponseInput>[] = [
  { id: 'plain', input: result('{"structuredContent": {"count": 2}}') },
  {
    id: 'no-error',
    input: result('{"isError": false, "structuredContent": {"count": 2}}'),
  },
  { id: 'silence', input: given('null') },
  {
    id: 'other-call',
    input: given(
      '{"jsonrpc": "2.0", "id": "q2", "result": {"structuredContent": {"count": 2}}}',
    ),
  },
  {
    id: 'version-one',
    input: given(
      '{"jsonrpc": "1.0", "id": "q1", "result": {"structuredContent": {"count": 2}}}',
    ),
  },
  {
    id: 'number-for-text',
    input: given(
      '{"jsonrpc": "2.0", "id": 1, "result": {"structuredContent": {"count": 2}}}',
      '1',
    ),
  },
  { id: 'no-id', input: given('{"jsonrpc": "2.0", "error": {"code": -32700}}') },
  {
    id: 'zero-id',
    input: given(
      '{"jsonrpc": "2.0", "id": 0, "result": {"structuredContent": {"count": 2}}}',
      0,
    ),
  },
  {
    id: 'id-beyond-exact',
    input: given(
      '{"jsonrpc": "2.0", "id": 9007199254740992, "result": {"structuredContent": {"count": 2}}}',
      // The number that was sent had other digits; this is what is left of them.
      JSON.parse('9007199254740993'),
    ),
  },
  {
    id: 'negative-id-beyond-exact',
    input: given(
      '{"jsonrpc": "2.0", "id": -9007199254740992, "result": {"structuredContent": {"count": 2}}}',
      JSON.parse('-9007199254740993'),
    ),
  },
  {
    id: 'last-exact-id',
    input: given(
      '{"jsonrpc": "2.0", "id": 9007199254740991, "result": {"structuredContent": {"count": 2}}}',
      Number.MAX_SAFE_INTEGER,
    ),
  },
  { id: 'broken-answer-of-another', input: given('{"jsonrpc": "2.0", "id": "q2"}') },
  { id: 'neither', input: given('{"jsonrpc": "2.0", "id": "q1"}') },
  {
    id: 'both',
    input: given(
      '{"jsonrpc": "2.0", "id": "q1", "error": {"code": -32000}, "result": {"structuredContent": {"count": 2}}}',
    ),
  },
  {
    id: 'null-error-beside-result',
    input: given(
      '{"jsonrpc": "2.0", "id": "q1", "error": null, "result": {"structuredContent": {"count": 2}}}',
    ),
  },
  { id: 'refused', input: error('{"code": -32602, "message": "Unknown tool"}') },
  { id: 'code-alone', input: error('{"code": -32602}') },
  { id: 'code-zero', input: error('{"code": 0, "message": ""}') },
  { id: 'code-in-quotes', input: error('{"code": "-32602", "message": "Unknown tool"}') },
  { id: 'half-code', input: error('{"code": 0.5, "message": ""}') },
  { id: 'null-error', input: error('null') },
  { id: 'error-as-text', input: error('"no"') },
  { id: 'null-result', input: result('null') },
  { id: 'list-result', input: result('[]') },
  { id: 'result-as-text', input: result('"done"') },
  {
    id: 'tool-failed',
    input: result('{"isError": true, "structuredContent": {"count": 2}}'),
  },
  { id: 'tool-failed-without-output', input: result('{"isError": true}') },
  {
    id: 'null-is-error',
    input: result('{"isError": null, "structuredContent": {"count": 2}}'),
  },
  {
    id: 'text-is-error',
    input: result('{"isError": "false", "structuredContent": {"count": 2}}'),
  },
  { id: 'no-output', input: result('{}') },
  {
    id: 'output-in-text',
    input: result('{"content": [{"type": "text", "text": "{\\"count\\": 2}"}]}'),
  },
  { id: 'output-as-text', input: result('{"structuredContent": "{\\"count\\": 2}"}') },
  { id: 'output-is-a-list', input: result('{"structuredContent": [2]}') },
  { id: 'zero-count', input: result('{"structuredContent": {"count": 0}}') },
  { id: 'missing-count', input: result('{"structuredContent": {}}') },
  { id: 'half-count', input: result('{"structuredContent": {"count": 0.5}}') },
  { id: 'negative-count', input: result('{"structuredContent": {"count": -1}}') },
  { id: 'count-in-quotes', input: result('{"structuredContent": {"count": "2"}}') },
  { id: 'huge-count', input: result('{"structuredContent": {"count": 1e20}}') },
  { id: 'false-came', input: given('false') },
  { id: 'text-came', input: given('"late"') },
  { id: 'batch', input: given('[]') },
  {
    id: 'own-proto',
    input: given(
      '{"jsonrpc": "2.0", "id": "q1", "__proto__": {"error": {"code": 1}}, "result": {"structuredContent": {"count": 2}}}',
    ),
  },
  {
    id: 'guard-id-with-a-blank',
    input: given(
      '{"jsonrpc": "2.0", "id": "q1 ", "result": {"structuredContent": {"count": 2}}}',
    ),
  },
  {
    id: 'guard-other-member',
    input: given(
      '{"jsonrpc": "2.0", "id": "q1", "result": {"structuredContent": {"count": 2}}, "method": "tools/call"}',
    ),
  },
  {
    id: 'guard-frame-in-a-list',
    input: given(
      '[{"jsonrpc": "2.0", "id": "q1", "result": {"structuredContent": {"count": 2}}}]',
    ),
  },
  {
    id: 'guard-count-beyond-32-bits',
    input: result('{"structuredContent": {"count": 2147483648}}'),
  },
];
