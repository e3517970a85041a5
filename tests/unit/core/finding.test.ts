import { describe, expect, it } from 'vitest';
import { type Finding, readResponse, stopOf } from '#core';
import { parsePointer } from '#json/pointer.ts';
import { readingRows, request, tool } from '../../support/readingRows.ts';
import { schemaHost } from '../../support/schemaHost.ts';

function findingOf(input: unknown): Finding | null {
  const answer = readResponse(input, schemaHost);
  if (!answer.ok) throw new Error(answer.code);
  return stopOf(answer)?.finding ?? null;
}

/** What a pointer leads to; undefined where that is nothing. */
function valueAt(value: unknown, pointer: string): unknown {
  return parsePointer(pointer).reduce<unknown>(
    (inside, step) =>
      typeof inside === 'object' && inside !== null
        ? Object.getOwnPropertyDescriptor(inside, step)?.value
        : undefined,
    value,
  );
}

/** Reasons about a part that need not be there: it is missing, or it is missing or of the wrong type. */
const mayBeMissing = new Set<string>([
  'not_json_rpc_2',
  'id_missing',
  'result_type_missing',
  'structured_content_missing',
  'code_not_an_integer',
  'message_not_a_string',
  'content_not_a_list',
  'tools_not_a_list',
]);

describe('the place of a finding is a part of the message, or where a missing part should stand', () => {
  it.each(
    readingRows.flatMap(([rule, input]) => {
      const found = findingOf(input);
      return found === null ? [] : [[found.reason, rule, input, found] as const];
    }),
  )('%s: %s', (reason, _rule, input, { at }) => {
    const frame = 'frame' in input ? input.frame : undefined;
    if (at === null) {
      expect(frame === undefined || reason === 'output_schema_unusable').toBe(true);
      return;
    }
    if (frame === undefined) return;
    if (mayBeMissing.has(reason)) expect(valueAt(frame, at.replace(/\/[^/]*$/, ''))).toBeDefined();
    else expect(valueAt(frame, at)).toBeDefined();
  });
});

const answer = (members: object): object => ({ jsonrpc: '2.0', id: 2, ...members });

describe('a finding carries the facts of its reason', () => {
  it.each<readonly [rule: string, input: object, expected: object]>([
    [
      'the id that came beside the one that was sent',
      { frame: { ...answer({ result: {} }), id: '2' } },
      {
        class: 'not_my_answer',
        reason: 'id_of_another_type',
        at: '/id',
        about: 'value',
        sent: 2,
        received: '2',
      },
    ],
    [
      'the code of an error, and that the error is there at all',
      { frame: answer({ error: { code: -32000, message: '' } }) },
      { class: 'protocol_error', reason: 'error_answers', at: '/error', about: 'name', code: -32000 },
    ],
    [
      'how many messages came as one',
      { negotiated: '2025-03-26', frame: [answer({}), answer({})] },
      { class: 'batch', reason: 'several_messages', at: '', about: 'value', count: 2 },
    ],
    [
      'the revision that a message breaks',
      { frame: [answer({})] },
      {
        class: 'malformed_frame',
        reason: 'batch_not_in_revision',
        at: '',
        about: 'value',
        revision: '2025-11-25',
      },
    ],
    [
      'the method of a notification',
      { frame: { jsonrpc: '2.0', method: 'notifications/progress' } },
      {
        class: 'notification',
        reason: 'notifies',
        at: '/method',
        about: 'value',
        method: 'notifications/progress',
      },
    ],
    [
      'the violations of the output, and the place of the first that is there',
      { tool, frame: answer({ result: { content: [], structuredContent: { orderId: 17 } } }) },
      {
        class: 'contract_violation',
        reason: 'output_breaks_schema',
        at: '/result/structuredContent/orderId',
        about: 'value',
        violations: [
          {
            path: '/orderId',
            keyword: 'type',
            expected: 'string',
            received: { kind: 'value', value: 17 },
          },
        ],
      },
    ],
    [
      'the structured content as a whole, where a part of it is missing',
      { tool, frame: answer({ result: { content: [], structuredContent: {} } }) },
      {
        class: 'contract_violation',
        reason: 'output_breaks_schema',
        at: '/result/structuredContent',
        about: 'value',
        violations: [
          { path: '/orderId', keyword: 'required', expected: 'present', received: { kind: 'missing' } },
        ],
      },
    ],
  ])('%s', (_rule, input, expected) => {
    expect(findingOf({ request, ...input })).toEqual(expected);
  });

  it('and there is none where every gate lets the message pass', () => {
    expect(findingOf({ request, frame: answer({ result: { content: [] } }) })).toBeNull();
  });
});
