import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OrderExercise } from '#exercises/contract.ts';
import { exerciseHeads, loadExercise } from '#exercises/index.ts';
import { judge } from '#grader/judge.ts';
import { readCheckAct } from '../../support/smallOrder.ts';
import { trustedRealmHost } from '../../support/trustedRealm.ts';

const orders = [
  readCheckAct,
  ...(await Promise.all(exerciseHeads.map(({ id }) => loadExercise(id)))).filter(
    (exercise): exercise is OrderExercise => exercise.kind === 'arrange' && exercise.form === 'order',
  ),
];

describe.each(orders.map((exercise) => [exercise.id, exercise] as const))('%s', (_id, exercise) => {
  const steps = exercise.steps.map(({ id }) => id);
  const tried = fc.sample(fc.shuffledSubarray(steps, { minLength: steps.length }), { numRuns: 500, seed: 1 });
  const submit = async (order: readonly string[]) =>
    (await judge({ exercise, text: JSON.stringify({ order }) }, trustedRealmHost)).verdict.kind;

  it('starts from an order of its steps that does not pass', async () => {
    expect([...exercise.start].sort()).toEqual([...steps].sort());
    expect(await submit(exercise.start)).toBe('wrong');
  });

  it('judges every order by the same cases, and passes the one in which all come out well', () => {
    const cases = exercise.judge(exercise.start).rows.map(({ id }) => id);
    for (const order of tried) {
      const { passed, rows } = exercise.judge(order);
      expect(rows.map(({ id }) => id)).toEqual(cases);
      expect(passed).toBe(rows.every(({ right }) => right));
    }
  });

  it('is passed by some order, and by fewer than half of them', async () => {
    const passing = tried.filter((order) => exercise.judge(order).passed);
    expect(passing.length).toBeGreaterThan(0);
    expect(passing.length).toBeLessThan(tried.length / 2);
    expect(await submit(passing[0] ?? [])).toBe('passed');
  });

  it('has no case that every order does justice to', () => {
    const cases = exercise.judge(exercise.start).rows.map(({ id }) => id);
    const harmed = (id: string) =>
      tried.some((order) => exercise.judge(order).rows.some((row) => row.id === id && !row.right));
    expect(cases.filter((id) => !harmed(id))).toEqual([]);
  });

  it('speaks both languages', () => {
    const rows = tried.flatMap((order) => exercise.judge(order).rows);
    for (const { en, zh } of [...exercise.steps, ...rows]
      .map(({ words }) => words)
      .concat(rows.map(({ shows }) => shows))) {
      expect(en).toMatch(/^\P{Script=Han}+$/u);
      expect(zh).toMatch(/\p{Script=Han}/u);
    }
  });
});
