import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawInputs, inputText } from '#grader/compare/drawInputs.ts';
import { compareExercises, ruleNameOf } from '../../support/exerciseFiles.ts';
import { overTen } from '../../support/smallComparison.ts';

const hashOf = (texts: readonly string[]) =>
  createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 16);

/** Rules that few inputs can come under, or that others are asked before. Named cases try each of them as well. */
const seldom: Readonly<Record<string, number>> = {
  // Silence is null or undefined, whatever id was sent.
  'classify-response arrival': 5,
  'classify-response broken error': 20,
  'skill-load-plan cost_overflow': 5,
  'resource-closure cost_overflow': 20,
  'resource-closure extra_budget_exceeded': 15,
};

describe.each(compareExercises.map((exercise) => [exercise.id, exercise] as const))(
  'the inputs of %s',
  (_id, exercise) => {
    const drawn = drawInputs(exercise, 1);

    it('begin with the named cases in their order', () => {
      const { cases } = exercise;
      expect(drawn.slice(0, cases.length).map((one) => one.case)).toEqual(cases.map(({ id }) => id));
      expect(drawn.slice(cases.length).every((one) => one.case === null && one.value !== null)).toBe(true);
    });

    it('are as many as the exercise says, and none twice', () => {
      expect(drawn).toHaveLength(exercise.inputCount);
      expect(new Set(drawn.map(({ text }) => text)).size).toBe(exercise.inputCount);
    });

    it('are the same for the same seed, and others for another', () => {
      const texts = (seed: number) => drawInputs(exercise, seed).map(({ text }) => text);
      expect(texts(1)).toEqual(drawn.map(({ text }) => text));
      expect(texts(2)).not.toEqual(texts(1));
    });

    it('reach every rule often enough to be tried', () => {
      const rules = drawn.map(({ input }) => ruleNameOf(exercise, input));
      for (const rule of Object.keys(exercise.rules)) {
        const least = seldom[`${exercise.id} ${rule}`] ?? 30;
        expect(rules.filter((one) => one === rule).length, rule).toBeGreaterThanOrEqual(least);
      }
    });
  },
);

// A change here means that saved seeds lead to other inputs. Where that is meant, raise the exercise's revision.
it.each([
  ['validate-query', '1e8e587cd39d5f61'],
  ['weather-schema', '5708faaff5d876f5'],
])('the inputs of %s are generated as they were', (id, hash) => {
  const exercise = compareExercises.find((one) => one.id === id);
  if (exercise === undefined) throw new RangeError(id);
  expect(hashOf(drawInputs(exercise, 20261130).map(({ text }) => text))).toBe(hash);
});

it('an exercise with few different inputs ends before its count', () => {
  const few = { ...overTen, inputs: fc.tuple(fc.integer({ min: 0, max: 3 })) };
  expect(
    drawInputs(few, 1)
      .map(({ text }) => text)
      .sort(),
  ).toEqual(['[0]', '[1]', '[2]', '[3]']);
});

it('an exercise without cases and without a count has no inputs', () => {
  expect(drawInputs({ ...overTen, cases: [], inputCount: 0 }, 1)).toEqual([]);
});

it('an input that is no data is a fault of the exercise', () => {
  expect(() => inputText([() => 0])).toThrow(new TypeError('An input holds a function; inputs are data.'));
});
