import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PredictExercise } from '#exercises/contract.ts';
import { gradeSubmission } from '#grader/gradeSubmission.ts';
import { drawRound } from '#grader/questions/drawRound.ts';
import { parseSubmission } from '../../../src/grader/parse/parseSubmission.ts';
import { gradeWithoutRealm } from '../../support/published.ts';
import { scriptedHost } from '../../support/scriptedRealm.ts';
import { overTen } from '../../support/smallComparison.ts';

const words = { en: 'words', zh: '文字' };
const head = { ...overTen, points: [] };
const noRealm = scriptedHost(() => 'hangs');

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
const sheet = async (answers: unknown, seed = 3) =>
  (await gradeWithoutRealm(predict as PredictExercise, JSON.stringify({ seed, answers }))).verdict;

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
  ])('%s', async (_rule, answer, kind) => {
    expect((await sheet(drawRound(predict, 3).map(answer))).kind).toBe(kind);
  });

  it('a sheet too short has its last rows wrong, and one too long is read as far as the round goes', async () => {
    const answers = drawRound(predict, 3).map((n) => predict.answer(n));
    expect(await sheet(answers.slice(0, 5))).toMatchObject({
      kind: 'wrong',
      rows: [...answers.slice(0, 5).map(() => ({ right: true })), { right: false, predicted: null }],
    });
    expect((await sheet([...answers, {}])).kind).toBe('passed');
  });

  it.each<readonly [string, string, object]>([
    ['text that is no JSON', '{', { code: 'json' }],
    ['a list', '[]', { code: 'submission' }],
    ['null', 'null', { code: 'submission' }],
    ['answers to a round that is not named', '{"answers": []}', { code: 'submission' }],
    ['answers that are no list', '{"seed": 3, "answers": {}}', { code: 'submission' }],
  ])('%s is no sheet', async (_what, text, finding) => {
    expect((await gradeWithoutRealm(predict as PredictExercise, text, 3)).verdict).toMatchObject({
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
  ])('the seed of %s is %j', (text, seed) =>
    expect(parseSubmission(predict as PredictExercise, text).seed).toBe(seed),
  );

  it('a sheet is judged on the round it names', async () => {
    const text = JSON.stringify({ seed: 9, answers: drawRound(predict, 9).map((n) => predict.answer(n)) });
    const { verdict } = await gradeSubmission({ exercise: predict as PredictExercise, text }, noRealm);
    expect(verdict).toMatchObject({ kind: 'passed', seed: 9 });
  });
});
