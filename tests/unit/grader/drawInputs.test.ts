import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { askedInputs, drawInputs, fixedInputs, inputText } from '#grader/compare/drawInputs.ts';
import { type CompareExercise, compareExercises, ruleNameOf } from '../../support/exerciseFiles.ts';
import { overTen } from '../../support/smallComparison.ts';

const hashOf = (texts: readonly string[]) =>
  createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 16);

/** Rules that few inputs can come under, or that others are asked before. Named cases try each of them as well. */
const seldom: Readonly<Record<string, number>> = {
  // Silence is null or undefined, whatever id was sent.
  'classify-response arrival': 5,
  'classify-response broken error': 20,
  'skill-load-plan cost_overflow': 5,
  'resource-closure cost_overflow': 15,
  'resource-closure extra_budget_exceeded': 15,
};

describe.each(compareExercises.map((exercise) => [exercise.id, exercise] as const))(
  'the inputs of %s',
  (_id, exercise) => {
    const asked = askedInputs(exercise, 1);
    const fixed = fixedInputs(exercise);
    const drawn = drawInputs(exercise, 1);

    it('begin with the named cases in their order', () => {
      const { cases } = exercise;
      expect(asked.slice(0, cases.length).map((one) => one.case)).toEqual(cases.map(({ id }) => id));
      expect(asked.slice(cases.length).every((one) => one.case === null)).toBe(true);
    });

    it('are the named and walked ones and as many drawn as the exercise says, and none twice', () => {
      expect(asked).toEqual([...fixed, ...drawn]);
      expect(drawn).toHaveLength(exercise.inputCount - exercise.cases.length);
      expect(new Set(asked.map(({ text }) => text)).size).toBe(asked.length);
      expect(fixed.length - exercise.cases.length).toBeLessThanOrEqual(3000);
    });

    it('are walked the same for every seed, and drawn the same for the same seed and others for another', () => {
      const texts = (seed: number) => askedInputs(exercise, seed).map(({ text }) => text);
      expect(texts(1)).toEqual(asked.map(({ text }) => text));
      const other = texts(2);
      expect(other.slice(0, fixed.length)).toEqual(fixed.map(({ text }) => text));
      expect(other).not.toEqual(texts(1));
    });

    it('keep what the task promises', () => {
      expect(asked.filter(({ input }) => !exercise.walk.allows(input)).map(({ text }) => text)).toEqual([]);
    });

    it('reach every rule often enough to be tried', () => {
      const rules = asked.map(({ input }) => ruleNameOf(exercise, input));
      for (const rule of Object.keys(exercise.rules)) {
        const least = seldom[`${exercise.id} ${rule}`] ?? 30;
        expect(rules.filter((one) => one === rule).length, rule).toBeGreaterThanOrEqual(least);
      }
    });
  },
);

// A change here means that saved seeds lead to other inputs. Where that is meant, raise the exercise's revision.
it.each([
  ['validate-query', 'dcb3c085ae8d2f31'],
  ['weather-schema', '4abd29c2308fb214'],
])('the inputs of %s are generated as they were', (id, hash) => {
  const exercise = compareExercises.find((one) => one.id === id);
  if (exercise === undefined) throw new RangeError(id);
  const unwalked = {
    ...exercise,
    walk: { from: [], allows: () => true },
    inputCount: id === 'validate-query' ? 1000 : 600,
  } as CompareExercise;
  expect(hashOf(askedInputs(unwalked, 20261130).map(({ text }) => text))).toBe(hash);
});

it('an exercise with few different inputs ends before its count', () => {
  const few = { ...overTen, inputs: fc.tuple(fc.integer({ min: 0, max: 3 })) };
  expect(
    askedInputs(few, 1)
      .map(({ text }) => text)
      .sort(),
  ).toEqual(['[0]', '[1]', '[2]', '[3]']);
});

it('an exercise without cases, walk and count has no inputs', () => {
  expect(askedInputs({ ...overTen, cases: [], inputCount: 0 }, 1)).toEqual([]);
});

it('an input that is no data is a fault of the exercise', () => {
  expect(() => inputText([() => 0])).toThrow(new TypeError('An input holds a function; inputs are data.'));
});
