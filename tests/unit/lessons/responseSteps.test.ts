import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { classifyResponse, labelOf, type ResponseLabel } from '#core';
import * as lesson from '#lessons/response-classification/rows/frames.ts';
import { codeStepTable, codeTable, stepAfter } from '#lessons/response-classification/steps/codes.ts';
import {
  diagnoseFrame,
  labels,
  stepsOf,
  stepTable,
} from '#lessons/response-classification/steps/labelSteps.ts';
import { SENT_ID } from '#lessons/response-classification/tables/labels.ts';
import { exchange, isRecord } from '../../support/responses.ts';

describe('the table from label to next step is what readResponse says', () => {
  it.each<readonly [label: ResponseLabel, read: readonly string[], write: readonly string[]]>([
    ['unknown', ['retry_ok_with_limits'], ['reconcile_first']],
    ['protocol_mismatch', ['log_and_keep_waiting'], ['log_and_keep_waiting']],
    [
      'malformed',
      ['log_and_keep_waiting', 'report_server_bug'],
      ['do_not_retry_write', 'log_and_keep_waiting'],
    ],
    [
      'protocol_error',
      ['refresh_tools_then_model', 'log_and_keep_waiting', 'repair_request', 'retry_ok_with_limits'],
      ['reconcile_first', 'log_and_keep_waiting'],
    ],
    ['tool_error', ['give_to_model'], ['give_to_model']],
    ['output_schema_error', ['report_server_bug'], ['do_not_retry_write', 'report_server_bug']],
    ['verify_business', ['use_result', 'use_structured_and_flag'], ['use_result', 'use_structured_and_flag']],
  ])('%s', (label, read, write) => {
    expect([stepsOf(label, 'read'), stepsOf(label, 'write')]).toEqual([read, write]);
  });

  it('and no other step follows a label, of 20,000 frames with what only the general reading demands', () => {
    const known = new Map(
      labels.flatMap(({ label }) =>
        (['read', 'write'] as const).map((effect) => [`${label} ${effect}`, stepsOf(label, effect)] as const),
      ),
    );
    fc.assert(
      fc.property(exchange, fc.constantFrom('read', 'write'), ([drawn, sent], effect) => {
        const frame = completed(drawn, sent);
        fc.pre(frame !== null);
        const reading = diagnoseFrame(frame, effect);
        const label = classifyResponse(frame, SENT_ID);
        expect(labelOf(reading)).toBe(label);
        expect(known.get(`${label} ${effect}`)).toContain(reading.decision);
      }),
      { numRuns: 20_000 },
    );
  });

  it('is drawn with a step for each label, in both languages', () => {
    for (const locale of ['en', 'zh'] as const) {
      for (const row of labels) {
        const [label, known, read, write] = stepTable.cells(row, locale, labels);
        expect(label).toMatchObject({ words: row.label });
        for (const cell of [known, read, write])
          expect(cell).toMatchObject({ text: expect.stringMatching(/./) });
      }
    }
  });

  it('a code never licenses a second write, and only those that refuse the message ask for another one', () => {
    expect(lesson.codes.map((row) => stepAfter(row, 'read'))).toEqual([
      'repair_request',
      'repair_request',
      'repair_request',
      'refresh_tools_then_model',
      'retry_ok_with_limits',
      'retry_ok_with_limits',
    ]);
    expect(new Set(lesson.codes.map((row) => stepAfter(row, 'write')))).toEqual(new Set(['reconcile_first']));
    const [first] = lesson.codes.map((row) => codeStepTable.cells(row, 'zh', lesson.codes));
    expect(first).toEqual([{ code: '-32700' }, { text: '先修正请求，再谈发送' }]);
  });
});

it('each code of the lesson has its meaning in both languages', () => {
  for (const locale of ['en', 'zh'] as const)
    expect(lesson.codes.map((row) => codeTable.cells(row, locale, lesson.codes))).toEqual(
      lesson.codes.map(({ code, means }) => [{ code: String(code) }, { text: means[locale] }]),
    );
});

/** A frame for the call of the tables, with the content and the message that only the general reading looks at. */
function completed(frame: unknown, sent: string | number): unknown {
  if (!isRecord(frame)) return frame;
  const { error, result, id } = frame;
  return {
    ...frame,
    ...('id' in frame ? { id: id === sent ? SENT_ID : id } : {}),
    ...(isRecord(error) && !Number.isInteger(error['code']) ? { error: { ...error, message: '' } } : {}),
    ...(isRecord(result)
      ? { result: { ...result, content: result['content'] === undefined ? [] : asList(result['content']) } }
      : {}),
  };
}

function asList(content: unknown): unknown {
  return Array.isArray(content) ? content : [];
}
