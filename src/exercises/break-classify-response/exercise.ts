import { classifyResponse } from '#core';
import { isShallow, nestedTooDeep } from '../boundedNesting.ts';
import { brokenBy } from '../brokenBy.ts';
import { cases, type ResponseInput } from '../classify-response/cases.ts';
import { wrongAnswers } from '../classify-response/generated/rules.js';
import type { WrongAnswerId } from '../classify-response/wrongAnswers.ts';
import type { HuntExercise } from '../contract.ts';
import { meta } from './meta.ts';

/** The eight, under the letters that the learner sees. */
const eight = {
  A: 'loose-ids',
  B: 'error-wins',
  C: 'output-first',
  D: 'shape-before-identity',
  E: 'truthy-branches',
  F: 'copy-by-assignment',
  G: 'ids-are-tidied',
  H: 'other-members-refused',
} as const satisfies Record<string, WrongAnswerId>;

/** The id that every input's call was sent under; the learner gives the response alone. */
export const huntId = 'q1';

/** Responses with more than one thing odd about them, beside the named cases: one input may expose several. */
const combined: readonly unknown[] = [
  { jsonrpc: '2.0', id: ['q1'] },
  { jsonrpc: '2.0', id: ['q1'], result: {} },
  { jsonrpc: '2.0', id: ['q1'], error: null, result: {} },
  { jsonrpc: '2.0', id: 'q2', error: {}, result: {} },
  { jsonrpc: '2.0', id: 'Q1', error: {}, result: {} },
  { jsonrpc: '2.0', id: 'q1', method: '', result: { isError: true } },
  { jsonrpc: '2.0', id: 'q1', method: '', error: { code: 1 } },
  { jsonrpc: '2.0', id: 'q1', error: { code: 1 }, result: null },
  { jsonrpc: '2.0', id: 'q1', error: 0, result: {} },
  { jsonrpc: '2.0', id: 'q1', error: null, result: { isError: true } },
  { jsonrpc: '2.0', id: 'q1', result: { isError: true, structuredContent: {} } },
  JSON.parse(
    '{"jsonrpc": "2.0", "id": "q1", "__proto__": {"error": {"code": 1}}, "result": {"isError": true}}',
  ),
  JSON.parse(
    '{"jsonrpc": "2.0", "id": "q1", "__proto__": {"result": {}}, "error": {"code": 1}}',
  ),
  JSON.parse('{"jsonrpc": "2.0", "id": "q1", "__proto__": {"error": {"code": 1}}}'),
];

/** Expose eight broken implementations of `classifyResponse`. */
export const exercise: HuntExercise<ResponseInput> = {
  ...meta,
  reference: classifyResponse,
  broken: brokenBy(wrongAnswers, eight),
  starter:
    '{"jsonrpc": "2.0", "id": "q1", "result": {"structuredContent": {"count": 2}}}',
  inputLabel: { en: 'Response, as JSON', zh: '响应（JSON）' },
  readInput: (value) =>
    isShallow(value)
      ? { ok: true, input: [value, huntId] }
      : { ok: false, error: nestedTooDeep },
  pool: [
    ...cases.filter(({ input }) => input[1] === huntId).map(({ input }) => input[0]),
    ...combined,
  ].map((response) => [response, huntId]),
};
