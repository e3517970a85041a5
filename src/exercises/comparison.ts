import type { Arbitrary } from 'fast-check';
import type { Validate } from '#core';
import type { LocalizedText } from '#i18n/localizedText.ts';
import type { Walk } from './walk/walk.ts';

/** A misconception that a stored wrong answer holds. */
export interface Misconception {
  readonly id: string;
  /** The mistaken belief, as a statement about the learner's program: “`true` counts as a day”. */
  readonly belief: LocalizedText;
  /** A question or pointer that leads on without giving the line to write. */
  readonly hint: LocalizedText;
}

/** An input that is tried first. Its name stands in verdicts and never changes. */
export interface NamedCase<Input> {
  readonly id: string;
  readonly input: Input;
}

/**
 * A function that is graded by what it returns: from one input, given as a list of arguments, to plain data.
 * Declared as a method, so that exercises of every input type fit into one list.
 */
export type Rule<Input extends readonly unknown[]> = {
  call(...input: Input): unknown;
}['call'];

/** A stored program that holds one misconception. */
export interface WrongAnswer<Input extends readonly unknown[]> {
  readonly misconception: Misconception;
  readonly rule: Rule<Input>;
}

/**
 * The data that grading by comparison needs: the reference, the inputs to compare on, and the known wrong answers.
 * A learner's program and a learner's schema are both graded by comparison.
 */
export interface Comparison<Input extends readonly unknown[]> {
  readonly reference: Rule<Input>;
  /** Tried first, in this order. */
  readonly cases: readonly NamedCase<Input>[];
  /** What the walked inputs are made from: they come after the named cases and are the same for every submission. */
  readonly walk: Walk<Input>;
  /** Inputs drawn from the seed, tried last. */
  readonly inputs: Arbitrary<Input>;
  /** How many named cases and drawn inputs a run tries; the walked inputs come in addition. */
  readonly inputCount: number;
  readonly wrongAnswers: readonly WrongAnswer<Input>[];
  /** Names the rule that decides what is expected of an input: a key of {@link rules}. */
  readonly ruleOf: Rule<Input>;
  /** Each rule as a sentence that a learner can act on. */
  readonly rules: Readonly<Record<string, LocalizedText>>;
}

/** The answer of a schema as the grader compares it: whether the instance is valid. */
export function schemaRule(validate: Validate): Rule<readonly [unknown]> {
  return (instance) => ({ valid: validate(instance).length === 0 });
}
