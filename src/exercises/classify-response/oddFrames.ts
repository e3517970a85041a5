import type { ResponseInput } from './cases.ts';

/** A result that the last rung lets pass. */
export const counted = { structuredContent: { count: 2 } };
const refused = { code: -32602, message: 'Unknown tool', data: { tool: 'count' } };

/** A frame under an id, where a call was sent under another. */
export const to = (
  id: unknown,
  members: object,
  sent: string | number,
): ResponseInput => [{ jsonrpc: '2.0', id, ...members }, sent];

/** A frame that answers the call `q1`. */
export const answer = (members: object): ResponseInput => to('q1', members, 'q1');

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
  ...[-32_769, -32_768, -32_767, -32_000, -31_999, -1, 1 + 2 ** -50, 1e21].map((code) =>
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

/** Texts that a kind comparison takes for the version. */
const versions: readonly ResponseInput[] = [
  ...[
    '',
    '2',
    '2.',
    '.0',
    '2.0 ',
    ' 2.0',
    '2.0\n',
    '\t2.0',
    '2.0\r\n',
    '2.0\u00a0',
    '\u200b2.0',
  ],
  ...[
    '2.0\u0000',
    '\ufeff2.0',
    '2.00',
    '2.0.0',
    '2.0.1',
    '02.0',
    'v2.0',
    'V2.0',
    '2,0',
    '2x0',
    '20',
  ],
  ...[
    '2-0',
    '2_0',
    '2:0',
    '2/0',
    '2.0x',
    'x2.0',
    'x2.0x',
    '"2.0"',
    "'2.0'",
    '["2.0"]',
    '2.0,1.0',
  ],
  ...[
    '1.0,2.0',
    '2.0|1.0',
    '1.0 2.0',
    '2.0;',
    '2.1',
    '1.0',
    '1.2.0',
    '3.0',
    '２.０',
    '2。0',
    '2\n.0',
  ],
  ...[
    '2. 0',
    '2 .0',
    '+2.0',
    '2.0e0',
    '2e0',
    'JSON-RPC 2.0',
    'jsonrpc2.0',
    '2.0-rc',
    '^2.0$',
    '2.*',
  ],
  ...[
    '2.x',
    '*',
    'null',
    '2.0/x',
    '2.0#x',
    '2.0?',
    '2.0.',
    '2.0é',
    '2\u0661',
    '0.2',
    `2.0${'x'.repeat(300)}`,
  ],
].map((jsonrpc) => [{ jsonrpc, id: 'q1', result: counted }, 'q1']);

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

/** Frames that no single change to a plain one makes: two faults at once, answers in another place, many members. */
export const oddFrames: readonly ResponseInput[] = [
  ...silences,
  ...versions,
  ...faults,
  ...elsewhere,
  ...crowded,
];
