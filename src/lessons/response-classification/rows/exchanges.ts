import { type CallId, callOf } from '../response-ladder/calls.ts';
import type { ExchangeRow, LessonCall, LibraryRow } from '../tables/responses.ts';

/** Calls of the lesson "Reading a response" with what came back, the same in both languages. */

/** A call that the lesson's widget sends as well. */
function sent(id: CallId): LessonCall {
  const { name, args, inputSchema, outputSchema, effect } = callOf(id);
  if (inputSchema === null) return { name, args, effect, tool: null };
  return { name, args, effect, tool: { name, inputSchema, outputSchema: JSON.parse(outputSchema) } };
}

const countNotes = sent('reads');
const createOrder = sent('writes');
/** Arguments that the tool's own schema refuses. */
const orderByNumber = sent('refused-by-our-schema');
/** A name that the model made up. */
const createOrders = sent('not-in-our-list');

/** A tool that promises no structured result. */
const readNote: LessonCall = {
  name: 'read_note',
  args: { id: 'note-17' },
  effect: 'read',
  tool: { name: 'read_note', inputSchema: { type: 'object' }, outputSchema: undefined },
};

/** A tool whose result may be null: there is no such note. */
const findNote: LessonCall = {
  name: 'find_note',
  args: { title: 'Trains' },
  effect: 'read',
  tool: {
    name: 'find_note',
    inputSchema: { type: 'object' },
    outputSchema: { type: ['object', 'null'] },
  },
};

/** Ways not to get an answer. */
export const noAnswer: readonly ExchangeRow[] = [
  { call: countNotes, came: { event: 'timeout' } },
  { call: createOrder, came: { event: 'timeout' } },
  { call: createOrder, came: { event: 'closed' } },
  { call: createOrder, came: { event: 'cancelled' } },
  {
    call: createOrder,
    came: {
      line: 'saved{"jsonrpc": "2.0", "id": 2, "result": {"content": [], "structuredContent": {"orderId": "O-3"}}}',
    },
  },
  {
    call: createOrder,
    came: {
      frame: '{"jsonrpc": "2.0", "id": null, "error": {"code": -32700, "message": "Parse error"}}',
    },
  },
  {
    call: createOrder,
    came: {
      frame: '{"jsonrpc": "2.0", "id": 2, "error": {"code": -32001, "message": "Request timed out"}}',
    },
  },
];

/** Messages and lines that come while the call waits, and are not its answer. */
export const besidesTheAnswer: readonly ExchangeRow[] = [
  {
    call: createOrder,
    came: { frame: '{"jsonrpc": "2.0", "method": "notifications/tools/list_changed"}' },
  },
  {
    call: createOrder,
    came: {
      frame:
        '{"jsonrpc": "2.0", "method": "notifications/progress", "params": {"progressToken": 2, "progress": 1}}',
    },
  },
  { call: createOrder, came: { line: 'Server listening on stdio' } },
  { call: createOrder, came: { line: '{"level": "info", "msg": "connected"}' } },
  {
    call: createOrder,
    came: { frame: '{"jsonrpc": "2.0", "id": "2", "result": {"content": []}}' },
  },
  {
    call: { ...createOrder, gaveUp: true },
    came: {
      frame:
        '{"jsonrpc": "2.0", "id": 2, "result": {"content": [], "structuredContent": {"orderId": "O-7"}}}',
    },
  },
  {
    call: { ...countNotes, gaveUp: true },
    came: {
      frame: '{"jsonrpc": "2.0", "id": 2, "result": {"content": [], "structuredContent": {"count": 2}}}',
    },
  },
];

/** The same events, told through either channel. */
export const twoChannels: readonly ExchangeRow[] = [
  {
    call: createOrders,
    came: {
      frame:
        '{"jsonrpc": "2.0", "id": 2, "error": {"code": -32602, "message": "Tool create_orders not found"}}',
    },
  },
  {
    call: createOrders,
    came: {
      frame:
        '{"jsonrpc": "2.0", "id": 2, "result": {"content": [{"type": "text", "text": "MCP error -32602: Tool create_orders not found"}], "isError": true}}',
    },
  },
  {
    call: orderByNumber,
    came: {
      frame:
        '{"jsonrpc": "2.0", "id": 2, "error": {"code": -32602, "message": "sku: expected string, received number"}}',
    },
  },
  {
    call: orderByNumber,
    came: {
      frame:
        '{"jsonrpc": "2.0", "id": 2, "result": {"content": [{"type": "text", "text": "sku: expected string, received number"}], "isError": true}}',
    },
  },
];

/** Frames beside what the caller of the TypeScript SDK gets, read from the source that the lesson cites. */
export const besideLibrary: readonly LibraryRow[] = [
  {
    call: createOrders,
    came: {
      frame:
        '{"jsonrpc": "2.0", "id": 2, "error": {"code": -32602, "message": "Tool create_orders not found"}}',
    },
    library: { en: 'throws `ProtocolError` -32602', zh: '抛出 `ProtocolError` -32602' },
  },
  {
    call: createOrder,
    came: {
      frame: '{"jsonrpc": "2.0", "id": 2, "result": {"content": [], "structuredContent": {"orderId": 17}}}',
    },
    library: { en: 'throws `ProtocolError` -32602', zh: '抛出 `ProtocolError` -32602' },
  },
  {
    call: createOrder,
    came: {
      frame:
        '{"jsonrpc": "2.0", "id": 2, "result": {"content": [{"type": "text", "text": "Order O-17 created"}]}}',
    },
    library: { en: 'throws `ProtocolError` -32600', zh: '抛出 `ProtocolError` -32600' },
  },
  {
    call: createOrder,
    came: {
      frame:
        '{"jsonrpc": "2.0", "id": 2, "error": {"code": -32603, "message": "Internal error"}, "result": {"content": [], "structuredContent": {"orderId": "O-17"}}}',
    },
    library: { en: 'throws `SdkError` REQUEST_TIMEOUT', zh: '抛出 `SdkError` REQUEST_TIMEOUT' },
  },
  {
    call: createOrder,
    came: {
      frame:
        '{"jsonrpc": "2.0", "id": "2", "result": {"content": [], "structuredContent": {"orderId": "O-17"}}}',
    },
    library: { en: 'returns the result', zh: '返回结果' },
  },
];

/** Frames that are right or wrong by the tool's promise and by the revision. */
export const contracts: readonly ExchangeRow[] = [
  {
    call: readNote,
    came: { frame: '{"jsonrpc": "2.0", "id": 2, "result": {"content": [{"type": "text", "text": "2"}]}}' },
  },
  {
    call: countNotes,
    came: { frame: '{"jsonrpc": "2.0", "id": 2, "result": {"content": [{"type": "text", "text": "2"}]}}' },
  },
  {
    call: countNotes,
    came: { frame: '{"jsonrpc": "2.0", "id": 2, "result": {"content": [{"type": "text", "text": "2"}]}}' },
    revision: '2024-11-05',
  },
  {
    call: findNote,
    came: {
      frame:
        '{"jsonrpc": "2.0", "id": 2, "result": {"resultType": "complete", "content": [], "structuredContent": null}}',
    },
  },
  {
    call: findNote,
    came: {
      frame:
        '{"jsonrpc": "2.0", "id": 2, "result": {"resultType": "complete", "content": [], "structuredContent": null}}',
    },
    revision: '2026-07-28',
  },
  {
    call: countNotes,
    came: {
      frame: '{"jsonrpc": "2.0", "id": 2, "result": {"content": [], "structuredContent": {"count": 2}}}',
    },
    revision: '2026-07-28',
  },
  {
    call: countNotes,
    came: { frame: '{"jsonrpc": "2.0", "id": 2, "result": {"structuredContent": {"count": 2}}}' },
  },
  {
    call: countNotes,
    came: {
      frame:
        '{"jsonrpc": "2.0", "id": 2, "result": {"content": [{"type": "text", "text": "{\\"count\\": 30}"}], "structuredContent": {"count": 3}}}',
    },
  },
];

/** One result of a tool whose schema names a dialect: one that this host reads, and one that it does not. */
export const dialects: readonly ExchangeRow[] = [
  {
    call: inDialect('http://json-schema.org/draft-07/schema#'),
    came: {
      frame:
        '{"jsonrpc": "2.0", "id": 2, "result": {"content": [], "structuredContent": {"orderId": "O-17"}}}',
    },
  },
  {
    call: inDialect('http://json-schema.org/draft-04/schema#'),
    came: {
      frame:
        '{"jsonrpc": "2.0", "id": 2, "result": {"content": [], "structuredContent": {"orderId": "O-17"}}}',
    },
  },
];

/** `create_order` with an output schema in another dialect. */
function inDialect($schema: string): LessonCall {
  const { name, args, inputSchema, outputSchema, effect } = callOf('writes');
  const promise = { $schema, ...JSON.parse(outputSchema) };
  return { name, args, effect, tool: { name, inputSchema, outputSchema: promise }, dialect: $schema };
}
