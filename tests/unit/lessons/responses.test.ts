import { describe, expect, it } from 'vitest';
import { classifyResponse } from '#core';
import * as exchanges from '#lessons/response-classification/rows/exchanges.ts';
import * as lesson from '#lessons/response-classification/rows/frames.ts';
import {
  convertsFirst,
  countTable,
  type FrameRow,
  filledIn,
  idTable,
  labelTable,
  SENT_ID,
} from '#lessons/response-classification/tables/labels.ts';
import {
  diagnoseRow,
  type ExchangeRow,
  libraryTable,
  responseTable,
} from '#lessons/response-classification/tables/responses.ts';

const labels = (rows: readonly FrameRow[]) =>
  rows.map(({ frame }) => classifyResponse(JSON.parse(frame), SENT_ID));
const answers = (rows: readonly ExchangeRow[]) =>
  rows.map((row) => {
    const { class: is, executed, decision } = diagnoseRow(row);
    return `${is} ${executed} ${decision}`;
  });

describe('the rows show what the lesson says of them', () => {
  it('HTTP 200 carries a stop at every gate, and one answer that passes', () => {
    expect(labels(lesson.underOk)).toEqual([
      'protocol_error',
      'protocol_mismatch',
      'protocol_mismatch',
      'tool_error',
      'output_schema_error',
      'verify_business',
    ]);
  });

  it('a comparison that converts takes five ids that core refuses', () => {
    expect(lesson.ids.map(convertsFirst)).toEqual([true, false, true, true, true, true, true]);
    expect(lesson.ids.map((row) => idTable.cells(row, 'en', lesson.ids).at(-1))).toEqual([
      { outcome: 'verify', words: 'verify_business' },
      ...Array(6).fill({ outcome: 'refused', words: 'protocol_mismatch' }),
    ]);
  });

  it('both, neither and a key without a value are malformed; a code alone is an error', () => {
    expect(labels(lesson.branches)).toEqual([...Array(6).fill('malformed'), 'protocol_error', 'malformed']);
  });

  it('four results read as 0 once the gap is filled, and one of them says 0', () => {
    expect(lesson.counts.map(filledIn)).toEqual([0, 0, 0, 0, '2', -1]);
    expect(lesson.counts.map((row) => countTable.cells(row, 'en', lesson.counts).at(-1))).toEqual([
      { outcome: 'verify', words: 'verify_business' },
      ...Array(5).fill({ outcome: 'refused', words: 'output_schema_error' }),
    ]);
  });

  it('a planted sentence changes no label', () => {
    expect(labels(lesson.planted)).toEqual(['verify_business', 'verify_business']);
  });

  it('after none of the seven ends is it known whether the tool ran, and no write is repeated', () => {
    expect(answers(exchanges.noAnswer)).toEqual([
      'no_answer unknown retry_ok_with_limits',
      'no_answer unknown reconcile_first',
      'no_answer unknown reconcile_first',
      'no_answer unknown reconcile_first',
      'noise unknown do_not_retry_write',
      'not_my_answer unknown log_and_keep_waiting',
      'protocol_error unknown reconcile_first',
    ]);
  });

  it('an unknown tool has one next step on both channels; a flag leaves open whether anything ran', () => {
    expect(answers(exchanges.twoChannels)).toEqual([
      'protocol_error no refresh_tools_then_model',
      'tool_error unknown refresh_tools_then_model',
      'protocol_error no give_to_model',
      'tool_error unknown give_to_model',
    ]);
  });

  it('one exception of the library stands for a tool that did not run and for one that did', () => {
    const [served, local] = exchanges.besideLibrary;
    expect(local?.library).toEqual(served?.library);
    expect(answers(exchanges.besideLibrary).map((said) => said.split(' ').slice(0, 2).join(' '))).toEqual([
      'protocol_error no',
      'contract_violation yes',
      'contract_violation yes',
      'malformed_frame unknown',
      'not_my_answer unknown',
    ]);
  });

  it('a frame is right or wrong by the promise of the tool and by the revision', () => {
    expect(answers(exchanges.contracts)).toEqual([
      'ok yes use_result',
      'contract_violation yes report_server_bug',
      'ok yes use_result',
      'contract_violation yes report_server_bug',
      'ok yes use_result',
      'contract_violation yes report_server_bug',
      'contract_violation yes report_server_bug',
      'ok yes use_structured_and_flag',
    ]);
  });

  it('what comes besides the answer leaves a call open that was not given up, and says what becomes of the message', () => {
    expect(answers(exchanges.besidesTheAnswer)).toEqual([
      'notification n/a invalidate_and_relist',
      'notification n/a keep_waiting',
      'noise unknown log_and_keep_waiting',
      'noise unknown log_and_keep_waiting',
      'not_my_answer unknown log_and_keep_waiting',
      'not_my_answer unknown reconcile_first',
      'not_my_answer unknown drop_and_log',
    ]);
  });

  it('a dialect that this host reads is checked, and one that it does not read is no fault of the server', () => {
    expect(answers(exchanges.dialects)).toEqual([
      'ok yes use_result',
      'cannot_be_checked yes use_unchecked_and_flag',
    ]);
  });
});

describe('the judges', () => {
  it('say what came, of which tool, and the three answers', () => {
    expect(exchanges.noAnswer.slice(0, 1).map((row) => responseTable.cells(row, 'en', []))).toEqual([
      [
        { text: 'nothing, until the time ran out', notes: [{ text: '`count_notes`, reads' }] },
        {
          outcome: 'unknown',
          words: 'no answer',
          notes: [{ text: 'Nobody knows' }, { text: 'Call again, within limits' }],
        },
      ],
    ]);
    expect(exchanges.contracts.slice(4, 5).map((row) => responseTable.cells(row, 'zh', [])[0])).toEqual([
      {
        code: '{"jsonrpc": "2.0", "id": 2, "result": {"resultType": "complete", "content": [], "structuredContent": null}}',
        notes: [{ text: '`find_note`，只读，2026-07-28' }],
      },
    ]);
  });

  it('put the library’s word in front of the frame’s, and words of a row in front of the frame', () => {
    expect(exchanges.besideLibrary.slice(0, 1).map((row) => libraryTable.cells(row, 'zh', [])[1])).toEqual([
      {
        label: '抛出 `ProtocolError` -32602',
        outcome: 'refused',
        words: '协议错误',
        notes: [{ text: '没有执行' }],
      },
    ]);
    const row = { frame: '{}', label: { en: 'empty', zh: '空' } };
    expect(labelTable.cells(row, 'en', [])).toEqual([
      { code: '{}', label: 'empty' },
      { outcome: 'refused', words: 'protocol_mismatch' },
    ]);
  });

  it('an exchange that core cannot read is an author’s mistake, and named', () => {
    const [first] = exchanges.noAnswer;
    const row = { ...first, call: { ...first?.call, tool: { name: 'another' } } } as ExchangeRow;
    expect(() => diagnoseRow(row)).toThrow('tool_of_another_name');
  });
});
