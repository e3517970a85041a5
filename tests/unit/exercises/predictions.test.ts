import { describe, expect, it } from 'vitest';
import { exerciseMetas, loadExercise } from '#exercises';
import type { PredictExercise } from '#exercises/contract.ts';
import { drawRound } from '#grader/questions/drawRound.ts';
import { askingProblems } from '../../support/askingProblems.ts';
import { gradeWithoutRealm } from '../../support/published.ts';

const predictions = (await Promise.all(exerciseMetas.map(({ id }) => loadExercise(id)))).filter(
  (exercise): exercise is PredictExercise => exercise.kind === 'predict',
);
const seeds = [0, 1, 2, 12345, 2 ** 31 - 1];

it('there is a prediction exercise', () => expect(predictions).not.toHaveLength(0));

describe.each(predictions.map((exercise) => [exercise.id, exercise] as const))('%s', (_id, exercise) => {
  const submit = async (sheet: unknown) => (await gradeWithoutRealm(exercise, JSON.stringify(sheet))).verdict;

  it.each(seeds)('the round of seed %i is full and without repeats', (seed) => {
    const round = drawRound(exercise, seed);
    expect(new Set(round.map((situation) => JSON.stringify(situation))).size).toBe(exercise.roundLength);
  });

  it.each(seeds)('no answer is right most of the time in the round of seed %i', (seed) => {
    const answers = drawRound(exercise, seed).map((situation) => JSON.stringify(exercise.answer(situation)));
    const most = Math.max(...answers.map((answer) => answers.filter((other) => other === answer).length));
    expect(most).toBeLessThanOrEqual(Math.ceil(exercise.roundLength / 4));
  });

  it('passes the answers that core gives, and a sheet with one of them changed is wrong in that row alone', async () => {
    const answers = drawRound(exercise, 7).map((situation) => exercise.answer(situation));
    expect(await submit({ seed: 7, answers })).toMatchObject({
      kind: 'passed',
      seed: 7,
      inputsRun: exercise.roundLength,
    });
    const [question] = exercise.questions;
    const expected = answers[2]?.[question?.id ?? ''];
    const other =
      question !== undefined && 'choices' in question
        ? question.choices.find(({ id }) => id !== expected)?.id
        : `${expected}0`;
    const changed = answers.map((answer, index) =>
      index === 2 ? { ...answer, [question?.id ?? '']: other } : answer,
    );
    const verdict = await submit({ seed: 7, answers: changed });
    expect(verdict).toMatchObject({
      kind: 'wrong',
      rows: answers.map((_, index) => ({ right: index !== 2 })),
    });
  });

  it('a sheet without answers has none right', async () => {
    expect(await submit({ seed: 7, answers: [] })).toMatchObject({
      kind: 'wrong',
      rows: Array.from({ length: exercise.roundLength }, () => ({ predicted: null, right: false })),
    });
  });

  it.each(seeds)(
    'shows, asks, answers and gives its reasons in both languages in the round of seed %i',
    (seed) => {
      expect(askingProblems(exercise, drawRound(exercise, seed))).toEqual([]);
    },
  );
});
