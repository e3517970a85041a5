import type { HuntExercise, Rule } from '#exercises/contract.ts';
import { parseJson } from '#json/parseJson.ts';
import { answerOf } from '../compare/answerOf.ts';
import { inputText } from '../compare/drawInputs.ts';
import type { Compared } from '../compare/gradeComparison.ts';
import { invalidSubmission } from '../invalidSubmission.ts';
import type { Finding, HuntInput } from '../verdict.ts';
import { smallestHunt } from './smallestHunt.ts';

/** The most inputs that one hunt is judged on. */
const MAX_INPUTS = 200;

/**
 * Judges a hunt: a JSON list of inputs. Each exposes the broken implementations that answer it otherwise than the
 * reference does; the hunt has passed when together they expose all.
 */
export function gradeHunt(exercise: HuntExercise, text: string): Compared {
  const parsed = parseJson(text);
  if (!parsed.ok) return invalidSubmission('json', parsed.line, parsed.column, parsed.found);
  if (!Array.isArray(parsed.value) || parsed.value.length > MAX_INPUTS) {
    return invalidSubmission('submission', 1, 1, `a list of at most ${MAX_INPUTS} inputs`);
  }
  const inputs: HuntInput[] = [];
  for (const value of parsed.value) {
    const read = exercise.readInput(value);
    if (!read.ok)
      return { ...invalidSubmission('submission', 1, 1, read.error.en), words: { wanted: read.error } };
    inputs.push(exposureOf(exercise, read.input));
  }
  const exposed = new Set(inputs.flatMap(({ exposes }) => exposes));
  const unexposed = exercise.broken.map(({ id }) => id).filter((id) => !exposed.has(id));
  const best = bestOf(exercise);
  const finding: Finding =
    unexposed.length === 0
      ? { kind: 'passed', hunt: { used: inputs.length, best, inputs } }
      : { kind: 'wrong', hunt: { inputs, unexposed, best } };
  // A fault is told once it is exposed, not before.
  const told = exercise.broken
    .filter(({ id }) => exposed.has(id))
    .map(({ id, fault }) => [id, fault] as const);
  return {
    finding,
    inputsRun: inputs.length,
    words: { faults: Object.fromEntries(told) },
    message: null,
    log: [],
  };
}

/** What the reference answers to an input, and which implementations answer otherwise. */
export function exposureOf<Input extends readonly unknown[]>(
  exercise: HuntExercise<Input>,
  input: Input,
): HuntInput {
  const expected = answerOf(exercise.reference, input);
  const exposing = exercise.broken.filter(({ rule }) => answerOf(rule, input) !== expected);
  const exposed = { input: inputText(input), expected, exposes: exposing.map(({ id }) => id) };
  if (exercise.smaller === undefined) return exposed;
  const parts = exposing.flatMap(({ id, rule }) => {
    const part = enoughOf(exercise, rule, input);
    return part === input ? [] : [[id, inputText(part)] as const];
  });
  return parts.length === 0 ? exposed : { ...exposed, enough: Object.fromEntries(parts) };
}

/** What is left of an input when every part is taken out that is not needed to expose an implementation. */
function enoughOf<Input extends readonly unknown[]>(
  exercise: HuntExercise<Input>,
  rule: Rule<Input>,
  input: Input,
): Input {
  const part = exercise
    .smaller?.(input)
    .find((one) => answerOf(rule, one) !== answerOf(exercise.reference, one));
  return part === undefined ? input : enoughOf(exercise, rule, part);
}

const bests = new WeakMap<HuntExercise, number>();

/** The smallest hunt over the exercise's pool; worked out once. */
function bestOf(exercise: HuntExercise): number {
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
