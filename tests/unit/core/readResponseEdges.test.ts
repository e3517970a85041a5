import { describe, expect, it } from 'vitest';
import { type Diagnosis, readResponse, revisions } from '#core';
import { request, tool } from '../../support/readingRows.ts';
import { schemaHost } from '../../support/schemaHost.ts';

function reading(input: unknown): Diagnosis {
  const answer = readResponse(input, schemaHost);
  if (!answer.ok) throw new Error(`the input is refused: ${answer.code}`);
  return answer;
}

const asked = (method: string): object => ({ jsonrpc: '2.0', id: 2, method });
const called = (args: unknown): object => ({ ...request, params: { name: tool.name, arguments: args } });
const result = (value: object): object => ({ jsonrpc: '2.0', id: 2, result: value });
const refusal = (code: number): object => ({ jsonrpc: '2.0', id: 2, error: { code, message: '' } });
const failed = result({ content: [], isError: true });
const fits = result({ content: [], structuredContent: { orderId: 'O-1' } });

describe('which requests run no tool', () => {
  it.each([
    'initialize',
    'ping',
    'server/discover',
    'tools/list',
    'resources/list',
    'resources/templates/list',
    'resources/read',
    'prompts/list',
    'prompts/get',
    'completion/complete',
  ])('%s asks and may be asked again', (method) => {
    expect(reading({ request: asked(method), event: { type: 'timeout' } }).decision).toBe(
      'retry_ok_with_limits',
    );
    expect(reading({ request: asked(method), frame: refusal(-32603) }).executed).toBe('n/a');
  });

  it.each(['tools/cal', 'resources/subscribe', 'orders/create', ''])('"%s" may do anything', (method) => {
    expect(reading({ request: asked(method), event: { type: 'timeout' } }).decision).toBe('reconcile_first');
    expect(reading({ request: asked(method), frame: refusal(-32602) })).toMatchObject({
      executed: 'unknown',
      decision: 'reconcile_first',
    });
  });

  it('what the host knows of a tool says nothing of them', () => {
    expect(
      reading({ request: asked('orders/create'), effect: 'read', event: { type: 'timeout' } }).facts.effect,
    ).toBe('unknown');
  });
});

describe('pages', () => {
  const methods = ['tools/list', 'resources/list', 'resources/templates/list', 'prompts/list'];
  it.each(methods)('%s is answered by pages', (method) => {
    const page = (nextCursor: unknown): object => result({ tools: [], nextCursor });
    expect(reading({ request: asked(method), frame: page('p') }).decision).toBe('follow_cursor');
    expect(reading({ request: asked(method), frame: page(7) }).reasons.class).toBe('cursor_not_a_string');
    expect(reading({ request: asked(method), frame: page(null) })).toMatchObject({
      decision: 'use_result',
      notes: ['cursor_null'],
    });
  });

  it('a cursor that the host saw before ends the walk, wherever the host noted it', () => {
    const frame = result({ tools: [], nextCursor: 'p' });
    const context = { previousCursor: 'p' };
    expect(reading({ request: asked('tools/list'), context, frame }).decision).toBe('stop_and_report');
  });

  it('nextCursor in an answer without pages is a member like any other', () => {
    const answer = { contents: [], nextCursor: 7 };
    expect(reading({ request: asked('resources/read'), frame: result(answer) })).toMatchObject({
      class: 'ok',
      decision: 'use_result',
    });
    expect(reading({ request, frame: result({ content: [], nextCursor: null }) })).toMatchObject({
      class: 'ok',
      notes: [],
    });
  });
});

describe('what only a tool’s result has', () => {
  it('isError, content and structuredContent mean nothing in other answers', () => {
    const frame = result({ isError: 'true', structuredContent: null });
    expect(reading({ request: asked('resources/read'), frame }).class).toBe('ok');
    const flagged = result({ isError: true, structuredContent: 1 });
    expect(reading({ request: asked('prompts/get'), frame: flagged })).toMatchObject({
      class: 'ok',
      notes: [],
    });
  });
});

describe('asking for input', () => {
  const latest = { negotiated: '2026-07-28' };
  it.each(['resources/read', 'prompts/get', 'orders/create'])('in answer to %s', (method) => {
    const frame = result({ resultType: 'input_required', requestState: 's' });
    expect(reading({ request: asked(method), ...latest, frame }).class).toBe(
      method === 'orders/create' ? 'contract_violation' : 'input_required',
    );
  });

  it('needs the requests or the state, each of its own type', () => {
    const frame = (value: object): object => result({ resultType: 'input_required', ...value });
    const reason = (value: object): string =>
      reading({ request, ...latest, frame: frame(value) }).reasons.class;
    expect(reason({ inputRequests: {} })).toBe('asks_for_input');
    expect(reason({ requestState: '' })).toBe('asks_for_input');
    expect(reason({ inputRequests: [], requestState: 7 })).toBe('input_not_described');
  });

  it('a result type is a member like any other before there were any', () => {
    const frame = result({ content: [], resultType: 'partial' });
    for (const negotiated of revisions.slice(0, -1))
      expect(reading({ request, negotiated, frame }).class).toBe('ok');
  });
});

describe('lines of a stream', () => {
  it.each([
    ['jsonrpc', 'malformed_frame'],
    ['method', 'malformed_frame'],
    ['result', 'malformed_frame'],
    ['error', 'malformed_frame'],
    ['level', 'noise'],
  ])('a record with %s: %s', (name, kind) => {
    expect(reading({ request, line: JSON.stringify({ [name]: null }) }).class).toBe(kind);
    // A frame was taken for a message by whoever delivered it.
    expect(reading({ request, frame: { [name]: null } }).class).toBe('malformed_frame');
  });

  it('a list is a batch where it holds a message, and noise where it holds none', () => {
    const negotiated = '2025-03-26';
    expect(reading({ request, negotiated, line: '[1, {"jsonrpc": "2.0"}]' }).class).toBe('batch');
    expect(reading({ request, negotiated, line: '[1, 2]' }).class).toBe('noise');
    expect(reading({ request, negotiated, line: '[]' }).class).toBe('noise');
  });

  it('a list nested deeper than any stack is noise', () => {
    const depth = 100_000;
    expect(reading({ request, line: '['.repeat(depth) + ']'.repeat(depth) }).class).toBe('noise');
  });
});

describe('null in optional fields', () => {
  const nested = {
    ...tool,
    inputSchema: {
      type: 'object',
      properties: {
        'a/b': { type: 'string' },
        place: { type: 'object', properties: { city: { type: 'string' } } },
        unit: { enum: ['km', 'mile'] },
        note: { type: 'string' },
      },
      required: ['a/b'],
    },
  };
  it.each<readonly [rule: string, args: object, decision: string]>([
    ['alone', { 'a/b': '', note: null }, 'omit_untouched_optionals'],
    ['in several', { 'a/b': '', note: null, unit: null }, 'omit_untouched_optionals'],
    ['beside a wrong type', { 'a/b': '', note: null, unit: 'm' }, 'give_to_model'],
    ['a wrong type alone', { 'a/b': '', note: 7 }, 'give_to_model'],
    ['beside a missing field', { note: null }, 'give_to_model'],
    ['in a field that is demanded, and whose name is escaped', { 'a/b': null }, 'give_to_model'],
    ['further in', { 'a/b': '', place: { city: null } }, 'give_to_model'],
    ['nowhere', { 'a/b': '' }, 'give_to_model'],
  ])('%s', (_rule, args, decision) => {
    expect(reading({ request: called(args), tool: nested, frame: failed }).decision).toBe(decision);
  });

  it('of a tool that demands nothing', () => {
    const free = { ...nested, inputSchema: { ...nested.inputSchema, required: [] } };
    const { required: _none, ...open } = nested.inputSchema;
    for (const held of [free, { ...nested, inputSchema: open }])
      expect(reading({ request: called({ 'a/b': null }), tool: held, frame: failed }).decision).toBe(
        'omit_untouched_optionals',
      );
  });

  it('arguments that are null are no record with nulls in it', () => {
    expect(reading({ request: called(null), tool: nested, frame: failed }).decision).toBe('give_to_model');
    expect(reading({ request: called(null), tool: nested, frame: refusal(-32602) }).executed).toBe('no');
  });
});

describe('arguments that a schema lets pass without naming them', () => {
  const decisionUnder = (more: object, args: unknown = { sku: 'A1', quantity: 2 }): string =>
    reading({
      request: called(args),
      tool: { ...tool, inputSchema: { ...tool.inputSchema, ...more } },
      frame: fits,
    }).decision;

  it('are told where the schema is a plain list of names', () => {
    expect(decisionUnder({})).toBe('tighten_input_schema');
    expect(decisionUnder({}, { sku: 'A1' })).toBe('use_result');
    expect(decisionUnder({}, ['A1'])).toBe('use_result');
    expect(decisionUnder({ properties: undefined })).toBe('use_result');
  });

  it.each([
    ['additionalProperties', true],
    ['unevaluatedProperties', false],
    ['patternProperties', {}],
    ['propertyNames', {}],
    ['dependentSchemas', {}],
    ['allOf', [{}]],
    ['anyOf', [{}]],
    ['oneOf', [{}]],
    ['not', {}],
    ['if', {}],
    ['$ref', '#'],
    ['$dynamicRef', '#'],
  ])('are not told beside %s, which may name them', (keyword, value) => {
    expect(decisionUnder({ [keyword]: value })).toBe('use_result');
  });
});

describe('codes of refusals', () => {
  const readOnly = { effect: 'read' };
  it.each([
    [-32700, 'repair_request'],
    [-32600, 'repair_request'],
    [-32601, 'repair_request'],
    [-32602, 'refresh_tools_then_model'],
    [-32020, 'repair_request'],
    [-32021, 'repair_request'],
    [-32022, 'repair_request'],
    [-32603, 'retry_ok_with_limits'],
    [-32023, 'retry_ok_with_limits'],
    [-32019, 'retry_ok_with_limits'],
    [0, 'retry_ok_with_limits'],
    [1, 'retry_ok_with_limits'],
  ])('%i on a call that reads: %s', (code, decision) => {
    expect(reading({ request, tool, ...readOnly, frame: refusal(code) })).toMatchObject({
      executed: 'unknown',
      decision,
      facts: { errorCode: code },
    });
    expect(reading({ request, tool, frame: refusal(code) }).decision).toBe('reconcile_first');
  });

  it.each([
    [-32000, true],
    [-32001, true],
    [-32002, false],
    [-32003, true],
    [-32019, true],
    [-32020, false],
    [-31999, false],
    [0, false],
  ])('%i has no agreed meaning: %s', (code, expected) => {
    const { notes } = reading({ request, tool, frame: refusal(code) });
    expect(notes.includes('code_without_agreed_meaning')).toBe(expected);
  });

  it.each([1.5, Number.POSITIVE_INFINITY, true, null, '1'])('%s is no code', (code) => {
    const frame = { jsonrpc: '2.0', id: 2, error: { code, message: '' } };
    expect(reading({ request, frame })).toMatchObject({
      reasons: { class: 'code_not_an_integer' },
      facts: { errorCode: null },
    });
  });
});

describe('a hint of the server’s is noted where it tempts', () => {
  const hinting = { ...tool, annotations: { readOnlyHint: true } };
  it.each<readonly [rule: string, input: object, noted: boolean]>([
    ['silence', { event: { type: 'timeout' } }, true],
    ['noise', { line: 'x' }, true],
    ['a malformed frame', { frame: {} }, true],
    ['a protocol error', { frame: refusal(-32603) }, true],
    ['a tool error', { frame: failed }, true],
    ['a broken contract', { frame: result({ content: [] }) }, true],
    ['a result that fits', { frame: fits }, false],
    ['another call’s answer', { frame: { ...fits, id: 3 } }, false],
    ['a notification', { frame: { jsonrpc: '2.0', method: 'notifications/progress' } }, false],
  ])('%s', (_rule, input, noted) => {
    expect(reading({ request, tool: hinting, ...input }).notes.includes('hint_licenses_nothing')).toBe(noted);
    expect(reading({ request, tool: hinting, effect: 'read', ...input }).notes).not.toContain(
      'hint_licenses_nothing',
    );
  });
});

describe('blocks of content', () => {
  it.each([
    ['text', [true, true, true, true, true]],
    ['image', [true, true, true, true, true]],
    ['resource', [true, true, true, true, true]],
    ['audio', [false, true, true, true, true]],
    ['resource_link', [false, false, true, true, true]],
    ['hologram', [false, false, false, false, false]],
  ])('%s is understood in which revisions', (type, expected) => {
    const frame = result({ resultType: 'complete', content: [{ type }] });
    const notes = revisions.map((negotiated) => reading({ request, negotiated, frame }).notes);
    expect(notes.map((list) => !list.includes('blocks_not_understood'))).toEqual(expected);
  });

  it('are looked at in a tool error as well', () => {
    const frame = result({ isError: true, content: [{ type: 'hologram' }] });
    expect(reading({ request, tool, frame }).notes).toEqual(['blocks_not_understood']);
  });
});

describe('where several things are wrong, the first gate that sees one decides', () => {
  it.each<readonly [reason: string, frame: object]>([
    ['method_beside_answer', { ...fits, method: 7 }],
    ['method_beside_answer', { ...refusal(1), method: 'x' }],
    ['method_not_a_string', { jsonrpc: '2.0', method: 7 }],
    ['not_json_rpc_2', { method: 7, result: 1, error: 1 }],
    ['id_of_no_valid_type', { jsonrpc: '2.0', id: [2], result: 1, error: 1 }],
    ['is_error_not_a_boolean', result({ isError: 1, content: 1, structuredContent: 1 })],
    ['is_error_true', result({ isError: true, content: 1, structuredContent: 1 })],
    ['content_not_a_list', result({ content: {}, structuredContent: 1 })],
    ['structured_content_not_an_object', result({ content: [], structuredContent: 1 })],
  ])('%s: %j', (reason, frame) => {
    expect(reading({ request, tool, frame }).reasons.class).toBe(reason);
  });
});

it('how an output breaks its schema is told as violations', () => {
  const frame = result({ content: [], structuredContent: { orderId: 17 } });
  expect(reading({ request, tool, frame }).facts.violations).toEqual([
    { path: '/orderId', keyword: 'type', expected: 'string', received: { kind: 'value', value: 17 } },
  ]);
  expect(reading({ request, tool, frame: fits }).facts.violations).toEqual([]);
});

it('a schema that leads back to itself cannot be used, and no check of it brings the reading down', () => {
  const circular = { $ref: '#' };
  const both = { ...tool, inputSchema: circular, outputSchema: circular };
  expect(reading({ request, tool: both, frame: fits }).reasons.class).toBe('output_schema_unusable');
  expect(reading({ request, tool: both, frame: refusal(-32602) }).executed).toBe('unknown');
  const broken = {
    compile: () => {
      throw new Error('no compiler');
    },
  };
  expect(readResponse({ request, tool, frame: fits }, broken)).toMatchObject({
    reasons: { class: 'output_schema_unusable' },
  });
});

it('a definition without an input schema confirms no refusal', () => {
  const { inputSchema: _none, ...bare } = tool;
  expect(reading({ request: called({}), tool: bare, frame: refusal(-32602) }).executed).toBe('unknown');
});
