import fc, { type Arbitrary } from 'fast-check';
import { type CallInput, callInput, type Effect, type ObservedInput } from '#core';
import type { LocalizedText } from '#i18n/localizedText.ts';

/** A tool as this exercise's host holds it, and what an answer of it looks like. */
interface Held {
  readonly name: string;
  readonly args: unknown;
  /** What the host itself knows of the effect, where it knows anything. */
  readonly effect?: Effect;
  /** The definition; left out where the host holds none under the name. */
  readonly tool?: object;
  readonly good: object;
  /** The same with a fault that the output schema sees, where there is a schema. */
  readonly bad: object;
}

const text = { type: 'string' } as const;

/** The tools that the host holds. */
export const held: readonly Held[] = [
  {
    name: 'get_price',
    args: { sku: 'A1' },
    effect: 'read',
    tool: {
      name: 'get_price',
      inputSchema: { type: 'object', properties: { sku: text }, required: ['sku'] },
      outputSchema: {
        $schema: 'http://json-schema.org/draft-07/schema#',
        type: 'object',
        properties: { amount: { type: 'number' } },
        required: ['amount'],
      },
    },
    good: { amount: 6 },
    bad: { amount: '6' },
  },
  {
    name: 'create_order',
    args: { sku: 'A1' },
    effect: 'write',
    tool: {
      name: 'create_order',
      inputSchema: { type: 'object', properties: { sku: text }, required: ['sku'] },
      outputSchema: {
        type: 'object',
        properties: { orderId: text },
        required: ['orderId'],
      },
    },
    good: { orderId: 'O-17' },
    bad: { orderId: 17 },
  },
  {
    name: 'export_report',
    args: {},
    tool: {
      name: 'export_report',
      inputSchema: { type: 'object' },
      annotations: { readOnlyHint: true },
    },
    good: { pages: 3 },
    bad: { pages: '3' },
  },
  {
    name: 'get_rate',
    args: { from: 'EUR' },
    effect: 'read',
    tool: {
      name: 'get_rate',
      inputSchema: { type: 'object', properties: { from: text }, required: ['from'] },
      outputSchema: {
        $schema: 'http://json-schema.org/draft-04/schema#',
        type: 'object',
        properties: { rate: { type: 'number' } },
        required: ['rate'],
      },
    },
    good: { rate: 1.1 },
    bad: { rate: '1.1' },
  },
];

/** A name that the model made up. */
const unlisted: Held = {
  name: 'get_pric',
  args: { sku: 'A1' },
  good: { amount: 6 },
  bad: { amount: 7 },
};

/** What the host knows of each tool, as a fact to read. */
export const knownOf: Readonly<Record<string, LocalizedText>> = {
  get_price: { en: 'it only reads', zh: '它只读' },
  create_order: { en: 'it writes', zh: '它会写入' },
  export_report: {
    en: 'nothing; the server hints `readOnlyHint: true`',
    zh: '什么都不知道；服务端提示 `readOnlyHint: true`',
  },
  get_rate: { en: 'it only reads', zh: '它只读' },
  get_pric: {
    en: 'no tool of this name is in its list',
    zh: '列表里没有叫这个名字的工具',
  },
};

/** What each tool promises, as a fact to read. */
export const promiseOf: Readonly<Record<string, LocalizedText>> = {
  get_price: {
    en: '`amount`, a number; in draft-07, which the host reads',
    zh: '`amount`，数字；用 draft-07 写成，宿主读得了',
  },
  create_order: { en: '`orderId`, a string', zh: '`orderId`，字符串' },
  export_report: { en: 'none', zh: '没有' },
  get_rate: {
    en: 'something in draft-04, which the host does not read',
    zh: '用 draft-04 写成，宿主读不了',
  },
  get_pric: { en: 'not known', zh: '不知道' },
};

/** What a situation is made of: a tool, an id, a revision, and a way in which an answer comes or fails to come. */
interface Parts {
  readonly held: Held;
  readonly id: number;
  readonly revision: string;
}

type Outcome = (parts: Parts) => ObservedInput;

/** A result of the tool, as a server of the revision writes it. */
function result({ id, revision }: Parts, members: object): { readonly frame: object } {
  const type = revision >= '2026-07-28' ? { resultType: 'complete' } : {};
  return {
    frame: { jsonrpc: '2.0', id, result: { ...type, content: [], ...members } },
  };
}

function said(value: string): { readonly content: readonly unknown[] } {
  return { content: [{ type: 'text', text: value }] };
}

function error(id: unknown, code: unknown, message: string): ObservedInput {
  return { frame: { jsonrpc: '2.0', id, error: { code, message } } };
}

const outcomes: readonly Outcome[] = [
  (parts) => result(parts, { structuredContent: parts.held.good }),
  (parts) =>
    result(parts, {
      ...said(JSON.stringify(parts.held.bad)),
      structuredContent: parts.held.good,
    }),
  (parts) => result(parts, said('done')),
  (parts) => result(parts, { structuredContent: parts.held.bad }),
  (parts) => result(parts, { structuredContent: null }),
  (parts) => result(parts, { ...said('upstream 503'), isError: true }),
  (parts) => result(parts, { structuredContent: parts.held.bad, isError: true }),
  (parts) => result(parts, { structuredContent: parts.held.good, isError: 'false' }),
  ({ id, held: { good } }) => ({
    frame: { jsonrpc: '2.0', id, result: { structuredContent: good, content: [] } },
  }),
  ({ id }) => error(id, -32603, 'Internal error'),
  ({ id }) => error(id, -32001, 'Request timed out'),
  ({ id }) => error(id, -32602, 'Invalid params'),
  ({ id }) => error(id, '-32602', 'Invalid params'),
  ({ id }) => error(String(id), -32603, 'Internal error'),
  () => error(null, -32700, 'Parse error'),
  (parts) => {
    const { frame } = result(parts, { structuredContent: parts.held.good });
    return { frame: { ...frame, error: { code: -32000, message: 'late failure' } } };
  },
  ({ id }) => ({ frame: { jsonrpc: '2.0', id } }),
  (parts) => {
    const { frame } = result(parts, { structuredContent: parts.held.good });
    return { frame: { ...frame, id: String(parts.id) } };
  },
  (parts) => result({ ...parts, id: parts.id + 1 }, said('done')),
  () => ({ frame: { jsonrpc: '2.0', method: 'notifications/tools/list_changed' } }),
  ({ id }) => ({
    frame: {
      jsonrpc: '2.0',
      method: 'notifications/progress',
      params: { progressToken: id, progress: 1 },
    },
  }),
  () => ({ line: 'Server listening' }),
  () => ({ line: '{"level": "info", "msg": "connected"}' }),
  (parts) => {
    const { frame } = result(parts, said('done'));
    return { line: `50%${JSON.stringify(frame)}` };
  },
  () => ({ event: { type: 'timeout' } }),
  () => ({ event: { type: 'closed' } }),
  () => ({ event: { type: 'cancelled' } }),
];

/** The answer to the call itself, after the host has given it up. */
const late: Outcome = (parts) => result(parts, { structuredContent: parts.held.good });

/** How a call of a tool that nobody lists can end: refused, by one channel or the other, or broken. */
const refusals: readonly Outcome[] = [
  ({ id }) => error(id, -32602, 'Unknown tool'),
  (parts) => result(parts, { ...said('Unknown tool'), isError: true }),
  ({ id }) => error(id, -32603, 'Internal error'),
];

/** A tool and an outcome that go together. */
const pairs = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.record({
      held: fc.constantFrom(...held),
      outcome: fc.constantFrom(...outcomes),
      gaveUp: fc.constant(false),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      held: fc.constantFrom(...held),
      outcome: fc.constant(late),
      gaveUp: fc.constant(true),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      held: fc.constant(unlisted),
      outcome: fc.constantFrom(...refusals),
      gaveUp: fc.constant(false),
    }),
  },
);

/** Exchanges of all kinds, half of them under the revision of 2025-11-25. */
export const situations: Arbitrary<CallInput> = fc
  .record({
    pair: pairs,
    id: fc.constantFrom(7, 7, 0),
    revision: fc.constantFrom('2025-11-25', '2025-11-25', '2024-11-05', '2026-07-28'),
  })
  .map(({ pair: { held: called, outcome, gaveUp }, id, revision }) => {
    const { name, args, effect = 'unknown', tool = null } = called;
    const observed = outcome({ held: called, id, revision });
    const call = { id, name, args, tool, effect, revision };
    return callInput(gaveUp ? { ...call, cancelled: [id] } : call, observed);
  });
