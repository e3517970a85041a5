import type { HuntExercise, Rule } from '#exercises/contract.ts';
import { sameAnswer } from '../answer.ts';
import { answerOf } from '../compare/answerOf.ts';
import { inputText } from '../compare/drawInputs.ts';
import type { HuntInput } from '../evidence.ts';
import { type Grading, gradingOf } from '../grading.ts';
import type { Finding } from '../verdict.ts';
import { smallestHunt } from './smallestHunt.ts';

/**
 * Grades a hunt. Each input exposes the broken implementations that answer it otherwise than the reference does; the
 * hunt passes when together they expose all.
 */
export function gradeHunt<Input extends readonly unknown[]>(
  exercise: HuntExercise<Input>,
  given: readonly Input[],
): Grading {
  const inputs = given.map((input) => exposureOf(exercise, input));
  const exposed = new Set(inputs.flatMap(({ exposes }) => exposes));
  const unexposed = exercise.broken.map(({ id }) => id).filter((id) => !exposed.has(id));
  const best = bestOf(exercise);
  const finding: Finding =
    unexposed.length === 0
      ? { kind: 'passed', evidence: { type: 'hunt', inputs, used: inputs.length, best } }
      : { kind: 'wrong', evidence: { type: 'hunt', inputs, unexposed, best } };
  // A fault is told once it is exposed, not before.
  const told = exercise.broken
    .filter(({ id }) => exposed.has(id))
    .map(({ id, fault }) => [id, fault] as const);
  return { ...gradingOf(finding, inputs.length), words: { type: 'hunt', faults: Object.fromEntries(told) } };
}

/** What the reference answers to an input, and which implementations answer otherwise. */
export function exposureOf<Input extends readonly unknown[]>(
  exercise: HuntExercise<Input>,
  input: Input,
): HuntInput {
  const expected = answerOf(exercise.reference, input);
  const exposing = exercise.broken.filter(({ rule }) => !sameAnswer(answerOf(rule, input), expected));
  const parts = exposing.flatMap(({ id, rule }) => {
    const part = enoughOf(exercise, rule, input);
    return part === input ? [] : [[id, inputText(part)] as const];
  });
  return {
    input: inputText(input),
    expected,
    exposes: exposing.map(({ id }) => id),
    enough: Object.fromEntries(parts),
  };
}

/** What is left of an input when every part is taken out that is not needed to expose an implementation. */
function enoughOf<Input extends readonly unknown[]>(
  exercise: HuntExercise<Input>,
  rule: Rule<Input>,
  input: Input,
): Input {
  const part = exercise
    .smaller?.(input)
    .find((one) => !sameAnswer(answerOf(rule, one), answerOf(exercise.reference, one)));
  return part === undefined ? input : enoughOf(exercise, rule, part);
}

const bests = new WeakMap<object, number>();

/** The smallest hunt over the exercise's pool; worked out once. */
function bestOf<Input extends readonly unknown[]>(exercise: HuntExercise<Input>): number {
  const known = bests.get(exercise);
  if (known !== undefined) return known;
  const bits = new Map(exercise.broken.map(({ id }, index) => [id, 1 << index]));
  const exposures = exercise.pool.map((input) =>
    exposureOf(exercise, input).exposes.reduce((mask, id) => mask | (bits.get(id) ?? 0), 0),
  );
  const best = smallestHunt(exposures, (1 << exercise.broken.length) - 1);
  bests.set(exercise, best);
  return best;
}
