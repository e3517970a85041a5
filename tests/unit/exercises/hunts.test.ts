import { describe, expect, it } from 'vitest';
import { exerciseMetas, loadExercise } from '#exercises';
import type { HuntExercise } from '#exercises/contract.ts';
import { decode } from '#grader/wire/decode.ts';
import { exposureOf } from '../../../src/grader/hunt/gradeHunt.ts';
import { gradeWithoutRealm } from '../../support/published.ts';

const hunts = (await Promise.all(exerciseMetas.map(({ id }) => loadExercise(id)))).filter(
  (exercise): exercise is HuntExercise => exercise.kind === 'hunt',
);

it('there is a hunt', () => expect(hunts).not.toHaveLength(0));

describe.each(hunts.map((exercise) => [exercise.id, exercise] as const))('%s', (_id, exercise) => {
  const exposures = exercise.pool.map((input) => exposureOf(exercise, input).exposes);
  const submit = async (inputs: unknown) =>
    (await gradeWithoutRealm(exercise, JSON.stringify(inputs))).verdict;
  /** What a learner writes for an input of the pool. */
  const written = (index: number) =>
    (decode(exposureOf(exercise, exercise.pool[index] as never).input) as unknown[])[0];

  it('starts from an input that can be read and gives nothing away', () => {
    const read = exercise.readInput(JSON.parse(exercise.starter));
    expect(read.ok && exposureOf(exercise, read.input).exposes).toEqual([]);
  });

  it('every broken implementation is exposed by some input, and no two by exactly the same ones', () => {
    const signatures = exercise.broken.map(({ id }) =>
      exposures.map((exposed) => exposed.includes(id)).join(),
    );
    for (const signature of signatures) expect(signature).toContain('true');
    expect(new Set(signatures).size).toBe(exercise.broken.length);
  });

  it('no single input exposes all, so that one lucky hit is no hunt', () => {
    expect(Math.max(...exposures.map(({ length }) => length))).toBeLessThan(exercise.broken.length);
  });

  it('the whole pool passes, the best number is reached, and with one input less nothing passes', async () => {
    const all = await submit(exercise.pool.map((_, index) => written(index)));
    expect(all).toMatchObject({ kind: 'passed', hunt: { used: exercise.pool.length } });
    const { best } = all['hunt'] as { readonly best: number };
    const exposed = (chosen: readonly number[]) =>
      new Set(chosen.flatMap((index) => exposures[index] ?? [])).size;
    const sets = (size: number, from = 0): number[][] =>
      size === 0
        ? [[]]
        : exposures.flatMap((_, index) =>
            index < from ? [] : sets(size - 1, index + 1).map((more) => [index, ...more]),
          );
    const found = sets(best).find((chosen) => exposed(chosen) === exercise.broken.length) ?? [];
    expect(await submit(found.map(written))).toMatchObject({ kind: 'passed', hunt: { used: best, best } });
    expect(sets(best - 1).every((chosen) => exposed(chosen) < exercise.broken.length)).toBe(true);
  });

  it('tells the fault of what is exposed, in both languages, and of nothing else', async () => {
    const index = exposures.findIndex(({ length }) => length > 0);
    const { words } = await gradeWithoutRealm(exercise, JSON.stringify([written(index)]));
    const faults = words.type === 'hunt' ? words.faults : {};
    expect(Object.keys(faults).sort()).toEqual([...(exposures[index] ?? [])].sort());
    for (const { en, zh } of Object.values(faults)) {
      expect(en).not.toMatch(/\p{Script=Han}/u);
      expect(zh).toMatch(/\p{Script=Han}/u);
    }
  });

  it('an input nested deeper than any rule looks is refused with a sentence in both languages', () => {
    const deep = JSON.parse(`${'['.repeat(202)}${']'.repeat(202)}`);
    const inputs = [deep, { days: deep }, [{ key: 'k', arguments: deep }]];
    for (const read of inputs.map((input) => exercise.readInput(input))) {
      expect(read.ok).toBe(false);
      expect(read.ok ? '' : read.error.en).not.toMatch(/\p{Script=Han}/u);
      expect(read.ok ? '' : read.error.zh).toMatch(/\p{Script=Han}/u);
    }
  });

  it('no input exposes nothing, and is not a pass', async () => {
    expect(await submit([])).toMatchObject({
      kind: 'wrong',
      inputsRun: 0,
      hunt: { unexposed: exercise.broken.map(({ id }) => id) },
    });
  });
});
