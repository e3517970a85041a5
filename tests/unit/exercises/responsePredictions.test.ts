import { describe, expect, it } from 'vitest';
import { exercise as decideResponse } from '#exercises/decide-response/exercise.ts';
import { nextSteps } from '#exercises/predict-response/calls.ts';
import { exercise as predictResponse } from '#exercises/predict-response/exercise.ts';
import { held, knownOf, promiseOf } from '#exercises/predict-response/situation.ts';
import { spacedJson } from '#exercises/predict-response/spacedJson.ts';
import { drawRound } from '#grader/questions/drawRound.ts';

describe('predict-response', () => {
  const rounds = Array.from({ length: 40 }, (_, seed) => drawRound(predictResponse, seed)).flat();

  it.each(predictResponse.questions)('offers nothing under $id that is never right', (question) => {
    const right = new Set(rounds.map((situation) => predictResponse.answer(situation)[question.id]));
    const offered = 'choices' in question ? question.choices.map(({ id }) => id) : [];
    expect([...right].sort()).toEqual([...offered].sort());
  });

  it('asks of one and the same outcome under tools of different effect', () => {
    const silent = rounds.filter((situation) => 'event' in situation);
    const steps = silent.map((situation) => predictResponse.answer(situation)['decision']);
    expect(new Set(steps)).toEqual(new Set(['retry_ok_with_limits', 'reconcile_first']));
  });

  it('says of each tool what the host knows and what it promises', () => {
    const names = [...held.map(({ name }) => name), 'get_pric'];
    expect(Object.keys(knownOf)).toEqual(names);
    expect(Object.keys(promiseOf)).toEqual(names);
  });
});

it('a stored sheet opens: each step that was ever a choice still is one', () => {
  const published = [
    'use_result',
    'use_structured_and_flag',
    'give_to_model',
    'refresh_tools_then_model',
    'retry_ok_with_limits',
    'reconcile_first',
    'do_not_retry_write',
    'report_server_bug',
    'drop_and_log',
    'keep_waiting',
    'invalidate_and_relist',
  ];
  for (const { questions } of [predictResponse, decideResponse]) {
    const steps = questions.flatMap((question) =>
      'choices' in question ? [question.choices.map(({ id }) => id)] : [],
    );
    const last = steps.at(-1);
    expect(last).toEqual(expect.arrayContaining(published));
    expect(last).toContain('log_and_keep_waiting');
  }
});

describe('decide-response', () => {
  const key = decideResponse.items.map(({ item }) => decideResponse.answer(item));

  it('asks of eighteen outcomes, in some of which reading and writing part ways', () => {
    expect(key).toHaveLength(18);
    const parted = key.filter(({ read, write }) => read !== write);
    expect(parted.length).toBeGreaterThanOrEqual(4);
    expect(parted.length).toBeLessThanOrEqual(11);
  });

  it('offers no step that is never right', () => {
    expect([...new Set(key.flatMap(({ read, write }) => [read, write]))].sort()).toEqual(
      [...nextSteps].sort(),
    );
  });

  it('never lets a write be sent again', () => {
    expect(key.map(({ write }) => write)).not.toContain('retry_ok_with_limits');
  });
});

it.each([
  ['{"a": [1, "x, y"], "b": null}', { a: [1, 'x, y'], b: null }],
  ['[]', []],
  ['{}', {}],
  ['"{\\"a\\":1}"', '{"a":1}'],
])('JSON to be read stands on one line: %s', (text, value) => {
  expect(spacedJson(value)).toBe(text);
  expect(JSON.parse(text)).toEqual(value);
});
