import { describe, expect, it } from 'vitest';
import type { Rule } from '#exercises/contract.ts';
import { simplerInputs } from '#exercises/walk/simplerInputs.ts';
import { type AskedInput, fixedInputs } from '#grader/compare/drawInputs.ts';
import { decode } from '#grader/wire/decode.ts';
import { type Answer, sameAnswer } from '../../../src/grader/answer.ts';
import { answerOf } from '../../../src/grader/compare/answerOf.ts';
import { SHRINK_QUESTIONS, shrinkInput } from '../../../src/grader/compare/shrinkInput.ts';
import { type CompareExercise, compareExercises, starterOf } from '../../support/exerciseFiles.ts';
import { gradeOn } from '../../support/published.ts';
import { trustedRealmHost } from '../../support/trustedRealm.ts';

type AnyRule = Rule<readonly unknown[]>;
type Asked = AskedInput<readonly unknown[]>;

/** Whether a rule fails on an input in the way given: by a wrong answer, or by throwing. */
const failsAs = (rule: AnyRule, type: Answer['type'], { input, expected }: Asked): boolean => {
  const received = answerOf(rule, input);
  return received.type === type && !sameAnswer(received, expected);
};

/** The simplifications of an input on which the rule still fails in this way. */
function stillFailing(
  { walk, reference }: CompareExercise,
  rule: AnyRule,
  type: Answer['type'],
  input: readonly unknown[],
) {
  return simplerInputs(input)
    .filter((simpler) => walk.allows(simpler))
    .filter((simpler) => {
      const expected = answerOf(reference as AnyRule, simpler);
      return failsAs(rule, type, { input: simpler, text: '', case: null, expected });
    });
}

/** What a search from an input finds, and how many questions it asks. */
async function searchFrom(exercise: CompareExercise, rule: AnyRule, start: Asked) {
  const { type } = answerOf(rule, start.input);
  let questions = 0;
  const { smallest } = await shrinkInput(exercise, start as never, async (batch) => {
    questions += 1;
    return batch.map((one) => failsAs(rule, type, one));
  });
  return { smallest: smallest as Asked, type, questions };
}

describe.each(compareExercises.map((exercise) => [exercise.id, exercise] as const))(
  'the counterexample to a wrong answer of %s',
  (_id, exercise) => {
    const fixed = fixedInputs(exercise) as readonly Asked[];
    const wrong = exercise.wrongAnswers as readonly {
      readonly misconception: { readonly id: string };
      readonly rule: AnyRule;
    }[];

    it.each(wrong.map(({ misconception, rule }) => [misconception.id, rule] as const))(
      'is the smallest: no single simplification of it still differs (%s)',
      async (_name, rule) => {
        const failing = fixed.filter(({ input, expected }) => !sameAnswer(answerOf(rule, input), expected));
        // From where a verdict starts: a named case where one fails, else the shortest input.
        const byLength = failing.toSorted((a, b) => a.text.length - b.text.length);
        const starts = [failing.find((one) => one.case !== null), byLength[0]];
        for (const start of starts) {
          if (start === undefined) throw new RangeError('It fails on no fixed input.');
          const { smallest, type, questions } = await searchFrom(exercise, rule, start);
          expect(questions).toBeLessThan(SHRINK_QUESTIONS);
          expect(stillFailing(exercise, rule, type, smallest.input)).toEqual([]);
        }
      },
    );

    it('is told in the verdict as the search finds it, under the name of the case that it was made from', async () => {
      const { verdict } = await gradeOn(trustedRealmHost, exercise, starterOf(exercise));
      const { input, case: name } = verdict['counterexample'] as { input: string; case: string };
      const named = exercise.cases.find(({ id }) => id === name);
      expect(named).toBeDefined();
      expect(simplerInputs(decode(input) as readonly unknown[])).not.toContainEqual(named?.input);
    });
  },
);

it('a number that would do is shown, and not the list of the named case that holds it', async () => {
  const exercise = compareExercises.find(({ id }) => id === 'canonical-fingerprint');
  if (exercise === undefined) throw new RangeError('canonical-fingerprint');
  // Takes a large integer whose text ends in zeros for exact.
  const rule: AnyRule = (value) => {
    const text = JSON.stringify(value);
    return /^\[?[\d.e,-]*0{16}/.test(text) ? text : (exercise.reference as AnyRule)(value);
  };
  const named = fixedInputs(exercise).find((one) => one.case === 'small-and-large') as Asked;
  const { smallest } = await searchFrom(exercise, rule, named);
  expect(named.text).toBe('[[1e-7,100000000000000000000,0.1]]');
  expect(smallest.text).toBe('[10000000000000000]');
});
