import { describe, expect, it } from 'vitest';
import { callOf } from '#lessons/response-classification/response-ladder/calls.ts';
import { evaluateLadder } from '#lessons/response-classification/response-ladder/evaluateLadder.ts';
import {
  firstSituation,
  gallery,
  situations,
} from '#lessons/response-classification/response-ladder/gallery.ts';
import { words } from '#lessons/response-classification/response-ladder/messages/messages.ts';
import { interpretForeign } from '#schema/interpret/interpretForeign.ts';

/** Class, executed and decision of a situation, its notes behind them, and the teaching function's label. */
function verdict(id: string): string {
  const state = situations.find((situation) => situation.id === id)?.state;
  if (state === undefined) throw new Error(`There is no situation "${id}".`);
  const answer = evaluateLadder(state, interpretForeign);
  if (answer.kind === 'unread') return 'unread';
  const { class: kind, executed, decision, notes } = answer.reading;
  return `${kind} ${executed} ${[decision, ...notes].join('+')} ${answer.label ?? '-'}`;
}

describe('the gallery', () => {
  it('has some twenty situations and more, with ids, titles and states of their own', () => {
    expect(situations.length).toBeGreaterThanOrEqual(20);
    expect(situations).toContain(firstSituation);
    for (const part of [
      situations.map(({ id }) => id),
      situations.map(({ id }) => words.en.situationTexts[id].title),
      situations.map(({ id }) => words.zh.situationTexts[id].title),
      situations.map(({ id }) => words.en.situationTexts[id].shows),
      situations.map(({ id }) => words.zh.situationTexts[id].shows),
      situations.map(({ state }) => JSON.stringify(state)),
      gallery.map(({ id }) => words.en.groupTitles[id]),
    ]) {
      expect(new Set(part).size).toBe(part.length);
    }
  });

  it.each(
    Object.entries({
      fits: 'ok yes use_result verify_business',
      'is-error-with-data': 'tool_error unknown give_to_model tool_error',
      'http-200': 'protocol_error unknown reconcile_first -',
      'text-is-json': 'contract_violation yes report_server_bug output_schema_error',
      'count-missing': 'contract_violation yes report_server_bug output_schema_error',
      'count-zero': 'ok yes use_result verify_business',
      'text-disagrees': 'ok yes use_structured_and_flag+text_disagrees verify_business',
      'string-id': 'not_my_answer unknown log_and_keep_waiting protocol_mismatch',
      'earlier-call': 'not_my_answer unknown log_and_keep_waiting protocol_mismatch',
      'late-answer': 'not_my_answer unknown log_and_keep_waiting -',
      'no-id': 'not_my_answer unknown log_and_keep_waiting protocol_mismatch',
      notification: 'notification n/a invalidate_and_relist protocol_mismatch',
      'log-line': 'noise unknown log_and_keep_waiting -',
      'glued-line': 'noise unknown do_not_retry_write -',
      both: 'malformed_frame unknown do_not_retry_write -',
      'error-null': 'malformed_frame unknown log_and_keep_waiting malformed',
      'result-null': 'malformed_frame unknown log_and_keep_waiting malformed',
      'unknown-tool-error': 'protocol_error no refresh_tools_then_model -',
      'unknown-tool-result': 'tool_error unknown refresh_tools_then_model+unknown_tool_as_tool_error -',
      'refused-here-too': 'protocol_error no give_to_model+bad_arguments_as_protocol_error -',
      'refused-there-only': 'protocol_error unknown reconcile_first -',
      'timeout-write': 'no_answer unknown reconcile_first -',
      'timeout-read': 'no_answer unknown retry_ok_with_limits unknown',
      closed: 'no_answer unknown reconcile_first -',
      'schema-not-read': 'cannot_be_checked yes use_unchecked_and_flag -',
      'id-not-exact': 'not_my_answer unknown log_and_keep_waiting protocol_mismatch',
      batch: 'batch unknown read_each+output_schema_not_in_revision malformed',
      'no-result-type': 'contract_violation yes report_server_bug verify_business',
      'structured-null': 'contract_violation yes report_server_bug -',
    }),
  )('is read by core as its titles say: %s', (id, want) => expect(verdict(id)).toBe(want));

  it('has no situation without a verdict above', () => {
    expect(situations.map(({ id }) => verdict(id))).not.toContain('unread');
    expect(situations).toHaveLength(29);
  });

  it('puts the one event in its two shapes side by side: other classes, one next step', () => {
    const decisions = ['unknown-tool-error', 'unknown-tool-result'].map((id) => verdict(id).split(/[ +]/)[2]);
    expect(decisions).toEqual(['refresh_tools_then_model', 'refresh_tools_then_model']);
  });

  it('shows codes that prove nothing apart from those that our own schema confirms', () => {
    const [here, there] = ['refused-here-too', 'refused-there-only'].map((id) => verdict(id).split(' ')[1]);
    expect([here, there]).toEqual(['no', 'unknown']);
  });

  it('names only calls that there are', () => {
    expect(() => callOf('reads')).not.toThrow();
    expect(() => callOf('other' as 'reads')).toThrow(RangeError);
  });
});
