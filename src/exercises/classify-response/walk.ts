import type { Walk } from '../walk/index.ts';
import { numberRelatives } from '../walk/numberRelatives.ts';
import type { ResponseInput } from './cases.ts';

/** An id is a text or an integer; a response is whatever a server sent. */
function allows([, id, ...more]: readonly unknown[]): boolean {
  return more.length === 0 && (typeof id === 'string' || Number.isInteger(id));
}

const counted = { structuredContent: { count: 2 } };
const refused = { code: -32602, message: 'Unknown tool', data: { tool: 'count' } };

/** A frame under an id, where a call was sent under another. */
const to = (id: unknown, members: object, sent: string | number): ResponseInput => [
  { jsonrpc: '2.0', id, ...members },
  sent,
];

/** A frame that answers the call `q1`. */
const answer = (members: object): ResponseInput => to('q1', members, 'q1');

/** Numbers that some way of holding or writing them takes for one: 32 and 53 bits, digits, halves, exponents. */
const confused: readonly (readonly [number, number])[] = [
  ...[1, 7].flatMap((id) =>
    [2 ** 8, 2 ** 16, 2 ** 31, 2 ** 32, 2 ** 53].flatMap((step) => [
      [id, id + step] as const,
      [id, id - step] as const,
    ]),
  ),
  [1, -1],
  [1, 1.5],
  [1, 1 + 2 ** -50],
  [0, -0],
  [2 ** 31, -(2 ** 31)],
  [2 ** 53 - 1, 2 ** 53],
  [2 ** 53, 2 ** 53 + 2],
  [1_000_000, 1_000_001],
  [123_456_789_012_345, 123_456_789_012_346],
];

/** Ids that are numbers: each of them as it was sent, and answered under one that resembles it. */
const numberIds: readonly ResponseInput[] = [
  ...[3, ...numberRelatives(3)]
    .filter((id) => Number.isInteger(id))
    .map((id) => to(id, { result: counted }, id)),
  ...[0, 1, -1, 10, 1e21].map((id) => to(String(id), { result: counted }, id)),
  ...confused.flatMap(([one, other]) => [
    to(one, { result: counted }, other),
    to(other, { result: counted }, one),
  ]),
];

/** Ids that are texts of numbers: each under one that has the same value. */
const numericTexts: readonly ResponseInput[] = (
  [
    ['1', '01'],
    ['1', '1.0'],
    ['1', '+1'],
    ['1', ' 1'],
    ['1', '1e0'],
    ['10', '0xa'],
    ['0', ''],
    ['0', '-0'],
    ['true', '1'],
    ['2', '2n'],
  ] as const
).flatMap(([one, other]) => [
  to(one, { result: counted }, other),
  to(other, { result: counted }, one),
  to(other, { result: counted }, other),
]);

/** Records of many members, in the places where members that are not named count for nothing. */
const crowded: readonly ResponseInput[] = [3, 9, 33, 101].flatMap((size) => {
  const others = Object.fromEntries(
    Array.from({ length: size }, (_, index) => [`m${index}`, index]),
  );
  return [
    answer({ result: { structuredContent: { ...others, count: 2 } } }),
    answer({ result: { ...counted, ...others } }),
    answer({ result: counted, ...others }),
    answer({ error: { ...refused, ...others } }),
  ];
});

/** What looks like an answer to somebody who looks in another place, or at the words. */
const elsewhere: readonly ResponseInput[] = [
  answer({ result: counted.structuredContent }),
  answer({ result: { result: counted } }),
  answer({ result: { structuredContent: { result: counted.structuredContent } } }),
  answer({ result: { structuredContent: counted } }),
  answer({ result: { structuredContent: { data: counted.structuredContent } } }),
  answer({ result: { content: [{ type: 'text', text: '{"count":2}' }] } }),
  answer({ result: { content: [counted.structuredContent] } }),
  answer({ result: { ...counted, error: refused } }),
  answer({ result: { ...counted, error: null } }),
  answer({ result: { ...counted, errors: [refused] } }),
  answer({ result: { ...counted, status: 'error' } }),
  answer({ result: { ...counted, content: [{ type: 'text', text: 'Error: failed' }] } }),
  answer({ result: { ...counted, content: [{ type: 'error', text: 'ERROR' }] } }),
  answer({ result: { structuredContent: { count: 2, isError: true } } }),
  answer({ result: { structuredContent: { count: 2, error: 'no' } } }),
  answer({ result: { isError: true, ...counted, error: refused } }),
  answer({ result: { isError: true, structuredContent: { count: -1 } } }),
  answer({ result: { isError: true } }),
  answer({ result: { isError: true, content: [] } }),
  answer({ result: { isError: false, content: [] } }),
  answer({ result: { isError: false, ...counted, content: [] } }),
  answer({ isError: true, result: counted }),
  answer({ error: {}, result: counted }),
  answer({ error: refused, result: {} }),
  answer({ error: [], result: counted }),
  answer({ error: '', result: counted }),
  answer({ error: refused, result: null }),
  answer({ error: null, result: null }),
  answer({ error: { error: refused } }),
  answer({ error: { data: refused } }),
  answer({ error: { code: -32602, message: '' } }),
  answer({ error: { code: -32602, data: null } }),
  ...['true', 'TRUE', 'yes', 'no', 'error', 'ok', '0', 'null'].map((flag) =>
    answer({ result: { ...counted, isError: flag } }),
  ),
  ...[-32_769, -32_768, -32_767, -32_000, -31_999, -1, 1e21].map((code) =>
    answer({ error: { code } }),
  ),
  ...[null, true, 0, 7, '', [], {}, ['no'], { text: 'no' }].flatMap((value) => [
    answer({ error: { code: -32602, message: value } }),
    answer({ error: { code: -32602, data: value } }),
    answer({ result: { ...counted, content: value } }),
    answer({ result: { isError: true, content: value } }),
    answer({ result: { ...counted, content: [value] } }),
    answer({ result: { isError: true, structuredContent: value } }),
    answer({ result: { ...counted, _meta: value } }),
  ]),
  answer({ code: -32602, message: 'Unknown tool' }),
  answer({ result: counted, method: 'tools/call', params: {} }),
  answer({ method: 'notifications/progress', params: { progress: 1 } }),
  [{ jsonrpc: '2.0', result: counted }, 'undefined'],
  [{ jsonrpc: '2.0', result: counted }, ''],
  [{ jsonrpc: '2.0', result: counted, params: { id: 'q1' } }, 'q1'],
  [{ jsonrpc: '2.0', error: refused, id: null }, 'q1'],
  [{ jsonrpc: '2.0', error: refused, id: null }, 'null'],
  [[to('q2', { result: counted }, 'q1')[0], answer({ result: counted })[0]], 'q1'],
  [{ response: answer({ result: counted })[0] }, 'q1'],
  [{ body: answer({ result: counted })[0] }, 'q1'],
  [{ data: answer({ result: counted })[0] }, 'q1'],
  [{ message: answer({ result: counted })[0] }, 'q1'],
  [{ payload: answer({ result: counted })[0] }, 'q1'],
  [{ frame: answer({ result: counted })[0] }, 'q1'],
  [`${JSON.stringify(answer({ result: counted })[0])}\n`, 'q1'],
];

/** Nothing came, whatever id was sent. */
const silences: readonly ResponseInput[] = ['q1', '', 7, 0].flatMap(
  (id): ResponseInput[] => [
    [null, id],
    [undefined, id],
  ],
);

/** Two faults at once, the later one as plain as can be. */
const faults: readonly ResponseInput[] = [
  {},
  { error: {}, result: {} },
  { error: refused, result: counted },
  { error: null },
  { error: refused },
  { result: null },
  { result: { isError: 1 } },
  { result: { isError: true } },
  { result: {} },
].flatMap((members) =>
  [
    { jsonrpc: '1.0', id: 'q1' },
    { id: 'q1' },
    { jsonrpc: '2.0', id: 'q2' },
    { jsonrpc: '2.0' },
    { jsonrpc: '1.0' },
  ].map((head): ResponseInput => [{ ...head, ...members }, 'q1']),
);

/** What the inputs of `classifyResponse` that nobody draws are made from. */
export const walk: Walk<ResponseInput> = {
  from: [
    answer({ result: counted }),
    // Under numbers, so that both sides of an id that is a text are tried in the first alone; without the members that
    // count for nothing, so that nothing is spent on their values.
    to(8, { error: { code: -32602 } }, 8),
    to(0, { result: { structuredContent: { count: 0 }, isError: false } }, 0),
  ],
  allows,
  compared: [{ text: [0, 'id'], with: [1] }],
  spared: [[1]],
  bounds: [0],
  names: [
    'count',
    'counts',
    'is_error',
    'structured_content',
    'items',
    'total',
    'reason',
  ],
  texts: ['2.0', '2', '2x0', '1.0', '２.０', 'v2.0', 'q2', '-32602'],
  more: [...silences, ...faults, ...elsewhere, ...numberIds, ...numericTexts, ...crowded],
};
