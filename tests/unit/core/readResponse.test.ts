import { describe, expect, it } from 'vitest';
import {
  type Diagnosis,
  type ReadAnswer,
  type Revision,
  readingGateIds,
  readingStages,
  readResponse,
  revisionDifferences,
  revisions,
  stageOf,
} from '#core';
import * as en from '#core/messages/en/reading.ts';
import { readingRows, request, tool } from '../../support/readingRows.ts';
import { schemaHost } from '../../support/schemaHost.ts';

const read = (input: unknown): ReadAnswer => readResponse(input, schemaHost);

function reading(input: unknown): Diagnosis {
  const answer = read(input);
  if (!answer.ok) throw new Error(`the input is refused: ${answer.code}`);
  return answer;
}

/** Class, executed and decision, each with its reason, on one line. */
function line({ class: kind, executed, decision, reasons }: Diagnosis): string {
  return `${kind} (${reasons.class}); ${executed} (${reasons.executed}); ${decision} (${reasons.decision})`;
}

describe('each row is read so', () => {
  it.each(readingRows)('%s', (_rule, input, expected) => {
    expect(line(reading(input))).toBe(expected);
  });

  it('and the rows reach every class, every decision and every reason that has words', () => {
    const readings = readingRows.map(([, input]) => reading(input));
    const reached = (pick: (one: Diagnosis) => string): readonly string[] =>
      [...new Set(readings.map(pick))].sort();
    expect(reached((one) => one.class)).toEqual(Object.keys(en.responseClasses).sort());
    expect(reached((one) => one.executed)).toEqual(Object.keys(en.executedNames).sort());
    expect(reached((one) => one.decision)).toEqual(Object.keys(en.decisions).sort());
    expect(reached(({ reasons }) => reasons.class)).toEqual(Object.keys(en.classReasons).sort());
    expect(reached(({ reasons }) => reasons.executed)).toEqual(Object.keys(en.executedReasons).sort());
    expect(reached(({ reasons }) => reasons.decision)).toEqual(Object.keys(en.decisionReasons).sort());
  });
});

describe('the gates', () => {
  it.each(readingRows)('of: %s', (_rule, input) => {
    const { trace, class: kind, reasons } = reading(input);
    expect(trace.map(({ gate }) => gate)).toEqual(readingGateIds);
    const at = trace.findIndex(({ outcome }) => outcome === 'refused');
    const step = trace[at];
    if (step?.outcome !== 'refused') {
      expect([kind, reasons.class]).toEqual(['ok', 'all_rungs_passed']);
      expect(trace.every(({ outcome }) => outcome === 'allowed')).toBe(true);
      return;
    }
    expect(step.refusal).toMatchObject({ class: kind, reason: reasons.class });
    expect(trace.slice(0, at).every(({ outcome }) => outcome === 'allowed')).toBe(true);
    expect(trace.slice(at + 1).every(({ outcome }) => outcome === 'not-reached')).toBe(true);
  });

  it('belong to stages in the order of the stages, and none to the last: no response is evidence', () => {
    const order = readingGateIds.map((gate) => readingStages.indexOf(stageOf[gate]));
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(new Set(order)).toEqual(new Set([0, 1, 2, 3]));
    expect(readingStages.at(-1)).toBe('evidence');
  });
});

const answer = { jsonrpc: '2.0', id: 2, result: { content: [] } };

describe('an input that cannot be read is told by what is wrong with it', () => {
  it.each<readonly [code: string, input: unknown]>([
    ['input_not_an_object', null],
    ['input_not_an_object', [{ request, frame: answer }]],
    ['request_missing', { frame: answer }],
    ['request_invalid', { request: null, frame: answer }],
    ['request_invalid', { request: { ...request, jsonrpc: '1.0' }, frame: answer }],
    ['request_invalid', { request: { ...request, id: null }, frame: answer }],
    ['request_invalid', { request: { ...request, id: 1.5 }, frame: answer }],
    ['request_invalid', { request: { jsonrpc: '2.0', id: 2 }, frame: answer }],
    ['call_without_tool_name', { request: { jsonrpc: '2.0', id: 2, method: 'tools/call' }, frame: answer }],
    ['observation_missing', { request }],
    ['observation_ambiguous', { request, frame: answer, line: '' }],
    ['observation_ambiguous', { request, frame: undefined, event: { type: 'timeout' } }],
    ['line_not_a_string', { request, line: answer }],
    ['event_unknown', { request, event: 'timeout' }],
    ['event_unknown', { request, event: { type: 'sigterm' } }],
    ['tool_invalid', { request, frame: answer, tool: null }],
    ['tool_invalid', { request, frame: answer, tool: { inputSchema: {} } }],
    ['tool_of_another_name', { request, frame: answer, tool: { ...tool, name: 'Create_order' } }],
    [
      'tool_of_another_name',
      { request: { ...request, method: 'tools/list', params: {} }, frame: answer, tool },
    ],
    ['revision_unsupported', { request, frame: answer, negotiated: '2025-11-26' }],
    ['revision_unsupported', { request, frame: answer, negotiated: null }],
    ['context_invalid', { request, frame: answer, context: [] }],
    ['context_invalid', { request, frame: answer, context: { cancelled: 2 } }],
    ['context_invalid', { request, frame: answer, context: { hostKnowsReadOnly: 'yes' } }],
    ['effect_invalid', { request, frame: answer, effect: 'none' }],
    [
      'effect_contradicted',
      { request, frame: answer, effect: 'write', context: { hostKnowsReadOnly: true } },
    ],
    [
      'effect_contradicted',
      { request, frame: answer, effect: 'read', context: { hostKnowsReadOnly: false } },
    ],
  ])('%s: %j', (code, input) => {
    expect(read(input)).toEqual({ ok: false, code });
    expect(Object.keys(en.inputProblems)).toContain(code);
  });

  it('inherited members are none', () => {
    expect(read(Object.create({ request, frame: answer }))).toEqual({ ok: false, code: 'request_missing' });
  });
});

describe('notes are told beside the answers', () => {
  const text = (value: string): object => ({ type: 'text', text: value });
  const result = (value: object): object => ({ jsonrpc: '2.0', id: 2, result: { content: [], ...value } });
  const order = { orderId: 'O-1' };
  it.each<readonly [note: string, input: object]>([
    [
      'text_disagrees',
      { tool, frame: result({ structuredContent: order, content: [text('{"orderId":"O-2"}')] }) },
    ],
    ['blocks_not_understood', { frame: result({ content: [{ type: 'hologram' }] }) }],
    ['blocks_not_understood', { frame: result({ content: ['text'] }) }],
    ['content_missing_in_tool_error', { tool, frame: { jsonrpc: '2.0', id: 2, result: { isError: true } } }],
    ['structured_content_without_schema', { frame: result({ structuredContent: order }) }],
    [
      'structured_content_not_in_revision',
      { negotiated: '2024-11-05', frame: result({ structuredContent: order }) },
    ],
    ['output_schema_not_in_revision', { negotiated: '2025-03-26', tool, frame: result({}) }],
    ['unknown_tool_as_tool_error', { frame: result({ isError: true }) }],
    [
      'bad_arguments_as_protocol_error',
      {
        request: { ...request, params: { name: tool.name, arguments: {} } },
        tool,
        frame: { jsonrpc: '2.0', id: 2, error: { code: -32602, message: '' } },
      },
    ],
    [
      'argument_unknown_to_schema',
      {
        request: { ...request, params: { name: tool.name, arguments: { sku: 'A1', quantity: 2 } } },
        tool: { ...tool, outputSchema: undefined },
        frame: result({}),
      },
    ],
    [
      'code_without_agreed_meaning',
      { tool, frame: { jsonrpc: '2.0', id: 2, error: { code: -32001, message: 'Request timed out' } } },
    ],
    [
      'hint_licenses_nothing',
      { tool: { ...tool, annotations: { readOnlyHint: true } }, event: { type: 'timeout' } },
    ],
    [
      'cursor_null',
      {
        request: { jsonrpc: '2.0', id: 2, method: 'tools/list' },
        frame: { jsonrpc: '2.0', id: 2, result: { tools: [], nextCursor: null } },
      },
    ],
  ])('%s: %j', (note, input) => {
    expect(reading({ request, ...input }).notes).toEqual([note]);
    expect(Object.keys(en.readingNotes)).toContain(note);
  });

  it.each<readonly [rule: string, content: readonly unknown[]]>([
    ['a copy that differs in the order of its fields', [text('{"b":[1],"orderId":"O-1"}')]],
    ['prose, which cannot be compared', [text('Order O-2 created')]],
    ['JSON of another kind', [text('2'), text('["O-2"]')]],
    ['a copy beside other JSON', [text('{"hint":true}'), text('{"orderId":"O-1","b":[1]}')]],
    ['no text at all', []],
  ])('text agrees with the structured result: %s', (_rule, content) => {
    const frame = result({ structuredContent: { orderId: 'O-1', b: [1] }, content });
    expect(reading({ request, tool, frame }).notes).toEqual([]);
  });

  it('a text nested deeper than any stack is compared all the same', () => {
    const deep = (core: string): string => `${'['.repeat(50_000)}${core}${']'.repeat(50_000)}`;
    const nested = (core: string): object =>
      result({
        structuredContent: { orderId: 'O-1', x: JSON.parse(deep('1')) },
        content: [text(`{"orderId":"O-1","x":${deep(core)}}`)],
      });
    expect(reading({ request, tool, frame: nested('1') }).notes).toEqual([]);
    expect(reading({ request, tool, frame: nested('2') }).notes).toEqual(['text_disagrees']);
  });
});

describe('the table of differences between revisions', () => {
  const result = (value: object): object => ({ jsonrpc: '2.0', id: 2, result: { content: [], ...value } });
  const complete = (value: object): object => result({ resultType: 'complete', ...value });
  /** For each row an exchange, and whether the point holds in a reading of it. */
  const shown: Readonly<
    Record<
      string,
      {
        readonly input: (revision: Revision) => object;
        readonly holds: (reading: Diagnosis) => boolean;
      }
    >
  > = {
    batching: {
      input: () => ({ request, frame: [answer] }),
      holds: (one) => one.class === 'batch',
    },
    audio_blocks: {
      input: () => ({ request, frame: complete({ content: [{ type: 'audio' }] }) }),
      holds: (one) => !one.notes.includes('blocks_not_understood'),
    },
    resource_links: {
      input: () => ({ request, frame: complete({ content: [{ type: 'resource_link' }] }) }),
      holds: (one) => !one.notes.includes('blocks_not_understood'),
    },
    structured_content: {
      input: () => ({ request, tool, frame: complete({}) }),
      holds: (one) => one.reasons.class === 'structured_content_missing',
    },
    bad_arguments_channel: {
      input: () => ({
        request: { ...request, params: { name: tool.name } },
        tool,
        frame: { jsonrpc: '2.0', id: 2, error: { code: -32602, message: 'sku' } },
      }),
      holds: (one) => one.notes.includes('bad_arguments_as_protocol_error'),
    },
    structured_content_any_value: {
      input: () => ({
        request,
        tool: { ...tool, outputSchema: { type: ['object', 'null'] } },
        frame: complete({ structuredContent: null }),
      }),
      // Before there was structured content nothing is said against it, and nothing is read.
      holds: (one) => one.class === 'ok' && !one.notes.includes('structured_content_not_in_revision'),
    },
    result_type: {
      input: () => ({ request, frame: result({}) }),
      holds: (one) => one.reasons.class === 'result_type_missing',
    },
    input_required: {
      input: () => ({ request, frame: result({ resultType: 'input_required', requestState: 's' }) }),
      holds: (one) => one.class === 'input_required',
    },
    server_requests: {
      input: () => ({ request, frame: { jsonrpc: '2.0', id: 2, method: 'roots/list' } }),
      holds: (one) => one.class === 'server_request',
    },
  };

  it.each(
    revisionDifferences.flatMap((row) =>
      revisions.map((revision) => [row.id, revision, row.revisions.includes(revision)] as const),
    ),
  )('%s in %s: %s', (id, revision, expected) => {
    const one = shown[id];
    expect(one?.holds(reading({ ...one.input(revision), negotiated: revision }))).toBe(expected);
  });

  it('has a clause of the specification for each row, at an address that names a revision', () => {
    for (const { clause } of revisionDifferences) {
      expect(clause.url).toMatch(/^https:\/\/modelcontextprotocol\.io\/specification\/20\d\d-\d\d-\d\d\//);
      expect(clause.title).not.toBe('');
    }
    expect(revisionDifferences.map(({ id }) => id)).toEqual(Object.keys(en.revisionDifferenceWords));
  });
});
