import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HuntExercise, PredictExercise } from '#exercises/contract.ts';
import { judgeHunt } from '#grader/hunt/judgeHunt.ts';
import { judge } from '#grader/judge.ts';
import { drawRound } from '#grader/predict/drawRound.ts';
import { judgePrediction, seedOfSheet } from '#grader/predict/judgePrediction.ts';
import { scriptedHost } from '../../support/scriptedRealm.ts';
import { overTen } from '../../support/smallComparison.ts';

const words = { en: 'words', zh: '文字' };
const head = { ...overTen, points: [] };
const noRealm = scriptedHost(() => 'hangs');

const hunt: HuntExercise<readonly [number]> = {
  ...head,
  kind: 'hunt',
  reference: (n) => n > 10,
  broken: [
    { id: 'A', rule: (n) => n >= 10, fault: words },
    { id: 'B', rule: (n) => n > 10 && n < 100, fault: words },
  ],
  readInput: (value) =>
    typeof value === 'number'
      ? { ok: true, input: [value] }
      : { ok: false, error: { en: 'a number', zh: '一个数' } },
  starter: '0',
  pool: [[10], [11], [100]],
};
const hunted = (text: string) => judgeHunt(hunt as unknown as HuntExercise, text);

describe('a hunt', () => {
  it.each<readonly [rule: string, text: string, finding: object]>([
    [
      'has passed when all are exposed, with the number used beside the best',
      '[10, 5, 100]',
      { kind: 'passed', hunt: { used: 3, best: 2 } },
    ],
    [
      'shows for each input what it exposes',
      '[10, 11]',
      {
        kind: 'wrong',
        hunt: {
          inputs: [
            { input: '[10]', expected: 'false', exposes: ['A'] },
            { input: '[11]', exposes: [] },
          ],
          unexposed: ['B'],
          best: 2,
        },
      },
    ],
    ['without inputs exposes nothing', '[]', { kind: 'wrong', hunt: { unexposed: ['A', 'B'] } }],
    ['that is no JSON has a place', '[10', { kind: 'compile-error', code: 'json', line: 1 }],
    [
      'that is no list is told what to send',
      '{}',
      { kind: 'compile-error', code: 'submission', detail: 'a list of at most 200 inputs' },
    ],
    [
      'with too many inputs is not run',
      JSON.stringify(Array.from({ length: 201 }, () => 1)),
      { kind: 'compile-error', code: 'submission' },
    ],
    [
      'with an input of another form is told which form',
      '["10"]',
      { kind: 'compile-error', code: 'submission', detail: 'a number' },
    ],
  ])('%s', (_rule, text, finding) => expect(hunted(text).finding).toMatchObject(finding));

  it('tells the fault of what it exposed, and keeps the others to itself', () => {
    expect(hunted('[10]').words.faults).toEqual({ A: words });
    expect(JSON.stringify(hunted('[10]').words)).not.toContain('"B"');
  });

  it('opens no realm: nothing of the learner runs', async () => {
    await judge({ exercise: hunt as unknown as HuntExercise, text: '[10, 100]' }, noRealm);
    expect(noRealm.opened()).toBe(0);
  });
});

const predict: PredictExercise<number> = {
  ...head,
  kind: 'predict',
  roundLength: 6,
  // Nine of ten situations have the same answer; a round is to be less one-sided than that.
  situations: fc.integer({ min: 1, max: 100 }),
  scene: (n) => ({ text: { label: words, text: String(n) } }),
  answer: (n) => ({ size: n > 90 ? 'large' : 'small' }),
  questions: [{ id: 'size', ask: words, choices: ['large', 'small'].map((id) => ({ id, words })) }],
};
const sheet = (answers: unknown, seed = 3) =>
  judgePrediction(predict as PredictExercise, JSON.stringify({ seed, answers }), seed).finding;

describe('a prediction round', () => {
  it('is drawn from its seed alone', () => {
    expect(drawRound(predict, 3)).toEqual(drawRound(predict, 3));
    expect(drawRound(predict, 3)).not.toEqual(drawRound(predict, 4));
  });

  it('is balanced: no answer is taken while another has fewer', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 31 - 1 }), (seed) => {
        const round = drawRound(predict, seed);
        expect(round.filter((n) => n > 90)).toHaveLength(3);
        expect(new Set(round).size).toBe(6);
      }),
      { numRuns: 30 },
    );
  });

  it('does not give itself away by its order', () => {
    const orders = new Set(
      Array.from({ length: 20 }, (_, seed) =>
        drawRound(predict, seed)
          .map((n) => n > 90)
          .join(),
      ),
    );
    expect(orders.size).toBeGreaterThan(5);
  });

  it('with fewer situations than its length takes each once', () => {
    expect([...drawRound({ ...predict, situations: fc.constantFrom(1, 2) }, 1)].sort()).toEqual([1, 2]);
  });

  it.each<readonly [rule: string, answer: (n: number) => unknown, kind: string]>([
    ['all right has passed', (n) => predict.answer(n), 'passed'],
    ['more than was asked does not matter', (n) => ({ ...predict.answer(n), more: 1 }), 'passed'],
    ['a choice that is none is not right', () => ({ size: 'medium' }), 'wrong'],
    ['a choice that is no text is not right', () => ({ size: ['small'] }), 'wrong'],
    ['an inherited answer is not right', () => 'small', 'wrong'],
    ['no answer is not right', () => null, 'wrong'],
  ])('%s', (_rule, answer, kind) => {
    expect(sheet(drawRound(predict, 3).map(answer)).kind).toBe(kind);
  });

  it('a sheet too short has its last rows wrong, and one too long is read as far as the round goes', () => {
    const answers = drawRound(predict, 3).map((n) => predict.answer(n));
    expect(sheet(answers.slice(0, 5))).toMatchObject({
      kind: 'wrong',
      rows: [...answers.slice(0, 5).map(() => ({ right: true })), { right: false, predicted: null }],
    });
    expect(sheet([...answers, {}]).kind).toBe('passed');
  });

  it.each<readonly [string, string, object]>([
    ['text that is no JSON', '{', { code: 'json' }],
    ['a list', '[]', { code: 'submission' }],
    ['null', 'null', { code: 'submission' }],
  ])('%s is no sheet', (_what, text, finding) => {
    expect(judgePrediction(predict as PredictExercise, text, 3).finding).toMatchObject({
      kind: 'compile-error',
      ...finding,
    });
  });

  it.each([
    ['{"seed": 7}', 7],
    ['{"seed": 0}', 0],
    ['{"seed": -1}', null],
    ['{"seed": 1.5}', null],
    ['{"seed": "7"}', null],
    ['null', null],
    ['{', null],
  ])('the seed of %s is %j', (text, seed) => expect(seedOfSheet(text)).toBe(seed));

  it('a sheet is judged on the round it names', async () => {
    const text = JSON.stringify({ seed: 9, answers: drawRound(predict, 9).map((n) => predict.answer(n)) });
    const { verdict } = await judge({ exercise: predict as PredictExercise, text }, noRealm);
    expect(verdict).toMatchObject({ kind: 'passed', seed: 9 });
  });
});
