import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exerciseMetas, loadExercise } from '#exercises';
import type { OrderExercise } from '#exercises/contract.ts';
import { gradeSubmission } from '#grader/gradeSubmission.ts';
import { readCheckAct } from '../../support/smallOrder.ts';
import { trustedRealmHost } from '../../support/trustedRealm.ts';

const orders = [
  readCheckAct,
  ...(await Promise.all(exerciseMetas.map(({ id }) => loadExercise(id)))).filter(
    (exercise): exercise is OrderExercise => exercise.kind === 'order',
  ),
];

describe.each(orders.map((exercise) => [exercise.id, exercise] as const))('%s', (_id, exercise) => {
  const steps = exercise.steps.map(({ id }) => id);
  const tried = fc.sample(fc.shuffledSubarray(steps, { minLength: steps.length }), { numRuns: 200, seed: 1 });
  const judging = Promise.all(tried.map((order) => exercise.outcomes(order)));
  const submit = async (order: readonly string[]) =>
    (await gradeSubmission({ exercise, text: JSON.stringify({ order }) }, trustedRealmHost)).verdict.kind;

  it('starts from an order of its steps that does not pass', async () => {
    expect([...exercise.start].sort()).toEqual([...steps].sort());
    expect(await submit(exercise.start)).toBe('wrong');
  });

  it('judges every order by the same cases, and passes the one in which all come out well', async () => {
    const cases = (await exercise.outcomes(exercise.start)).map(({ id }) => id);
    for (const outcomes of await judging) expect(outcomes.map(({ id }) => id)).toEqual(cases);
    for (const [index, order] of tried.slice(0, 10).entries()) {
      const isRight = (await judging)[index]?.every(({ right }) => right) === true;
      expect(await submit(order)).toBe(isRight ? 'passed' : 'wrong');
    }
  });

  it('is passed by some order, and by fewer than half of them', async () => {
    const judged = await judging;
    const passing = tried.filter((_order, index) => judged[index]?.every(({ right }) => right) === true);
    expect(passing.length).toBeGreaterThan(0);
    expect(passing.length).toBeLessThan(tried.length / 2);
    expect(await submit(passing[0] ?? [])).toBe('passed');
  });

  it('has no case that every order does justice to', async () => {
    const judged = await judging;
    const cases = (await exercise.outcomes(exercise.start)).map(({ id }) => id);
    const harmed = (id: string) =>
      judged.some((outcomes) => outcomes.some((row) => row.id === id && !row.right));
    expect(cases.filter((id) => !harmed(id))).toEqual([]);
  });

  it('speaks both languages', async () => {
    const rows = (await judging).flat();
    for (const { en, zh } of [...exercise.steps, ...rows]
      .map(({ words }) => words)
      .concat(rows.map(({ shows }) => shows))) {
      expect(en).toMatch(/^\P{Script=Han}+$/u);
      expect(zh).toMatch(/\p{Script=Han}/u);
    }
  });
});
