import { describe, expect, it } from 'vitest';
import { exerciseMetas, loadExercise } from '#exercises';
import type { DecideExercise } from '#exercises/contract.ts';
import { askingProblems } from '../../support/askingProblems.ts';
import { gradeWithoutRealm } from '../../support/published.ts';
import { halves } from '../../support/smallSheet.ts';

const decisions = [
  halves as DecideExercise,
  ...(await Promise.all(exerciseMetas.map(({ id }) => loadExercise(id)))).filter(
    (exercise): exercise is DecideExercise => exercise.kind === 'decide',
  ),
];

describe.each(decisions.map((exercise) => [exercise.id, exercise] as const))('%s', (_id, exercise) => {
  const { items } = exercise;
  const key = Object.fromEntries(items.map(({ id, item }) => [id, exercise.answer(item)]));
  const submit = async (answers: unknown) =>
    (await gradeWithoutRealm(exercise, JSON.stringify({ answers }))).verdict;

  it('names each item once', () => {
    expect(items.map(({ id }) => id).filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
  });

  it('shows, asks, answers and gives its reasons in both languages', () => {
    expect(
      askingProblems(
        exercise,
        items.map(({ item }) => item),
      ),
    ).toEqual([]);
  });

  it('is not passed by one answer to all', () => {
    for (const question of exercise.questions) {
      expect(new Set(items.map(({ id }) => key[id]?.[question.id])).size).toBeGreaterThan(1);
    }
  });

  it('passes the answers that core gives', async () => {
    expect(await submit(key)).toMatchObject({ kind: 'passed', inputsRun: items.length });
  });

  it.each(items.map(({ id }) => id))(
    'is wrong in the row of %s alone, where that is answered as another',
    async (id) => {
      const expected = JSON.stringify(key[id]);
      const other = items.map((one) => key[one.id]).find((answer) => JSON.stringify(answer) !== expected);
      expect(await submit({ ...key, [id]: other })).toMatchObject({
        kind: 'wrong',
        rows: items.map((one) => ({ item: one.id, right: one.id !== id })),
      });
    },
  );

  it('an empty sheet has none right, and tells no reason', async () => {
    const report = await gradeWithoutRealm(exercise, '{"answers": {}}');
    expect(report.verdict).toMatchObject({ kind: 'wrong', rows: items.map(() => ({ right: false })) });
    expect(report.words).toEqual({ type: 'sheet', why: {} });
  });
});
