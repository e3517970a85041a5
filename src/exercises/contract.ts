import type { Arbitrary } from 'fast-check';
import type { LocalizedText } from '#i18n/localizedText.ts';
import type { Asking } from './asking.ts';
import type { Comparison, Rule } from './comparison.ts';
import type { ExerciseMeta } from './exerciseMeta.ts';

export type { Asking, Question, Scene } from './asking.ts';
export type {
  Comparison,
  Misconception,
  NamedCase,
  Rule,
  WrongAnswer,
} from './comparison.ts';
export { schemaRule } from './comparison.ts';
export type { ExerciseKind, ExerciseMeta } from './exerciseMeta.ts';
export { exerciseKinds } from './exerciseMeta.ts';

/** Write the function. */
export interface ProgramExercise<Input extends readonly unknown[] = readonly unknown[]>
  extends ExerciseMeta,
    Comparison<Input> {
  readonly kind: 'program';
  /** The name under which the program exports the function. */
  readonly exportName: string;
  /** Where the reference stands, for a learner who wants to compare. */
  readonly source: { readonly file: string; readonly region: string };
  /** The file in `right/` that is shown to a learner who asks for a solution. */
  readonly solution: string;
}

/** Write a JSON Schema; it is compared, as a function from instance to yes or no, with the reference schema. */
export interface SchemaExercise extends ExerciseMeta, Comparison<readonly [unknown]> {
  readonly kind: 'schema';
}

/** How one case of a catalogue or of an order came out. */
export interface CaseOutcome {
  /** Its name stands in verdicts and never changes. */
  readonly id: string;
  readonly words: LocalizedText;
  /** Whether it comes out well. */
  readonly right: boolean;
  /** What happens: shown once the submission is graded. */
  readonly shows: LocalizedText;
}

/** Write a catalogue of tools, each with its schema; it is graded by what can and cannot be said through it. */
export interface CatalogExercise extends ExerciseMeta {
  readonly kind: 'catalog';
  /**
   * The outcome of each case. The submission passes when all come out well. The cases are the same ones, in the same
   * sequence, for every submission.
   * @param catalog the parsed JSON of the submission
   */
  outcomes(catalog: unknown): readonly CaseOutcome[];
}

/** Give inputs that expose broken implementations. */
export interface HuntExercise<Input extends readonly unknown[] = readonly unknown[]>
  extends ExerciseMeta {
  readonly kind: 'hunt';
  readonly reference: Rule<Input>;
  /** The broken implementations. The learner is told their ids (a letter each) and nothing else until one is exposed. */
  readonly broken: readonly {
    readonly id: string;
    readonly rule: Rule<Input>;
    readonly fault: LocalizedText;
  }[];
  /** Reads one input as the learner wrote it; an error says what to write instead. */
  readonly readInput: (
    value: unknown,
  ) =>
    | { readonly ok: true; readonly input: Input }
    | { readonly ok: false; readonly error: LocalizedText };
  /** What stands in the input's field at first. */
  readonly starter: string;
  /** Names the input's field, where it is not "Arguments, as JSON". */
  readonly inputLabel?: LocalizedText;
  /** Inputs among which the smallest set that exposes all is looked for. */
  readonly pool: readonly Input[];
  /**
   * What an input holds that may be enough: inputs with a part less, each smaller than the one given. Where an exercise
   * has it, the grader names for each exposed implementation the smallest of them that still exposes it.
   */
  smaller?(input: Input): readonly Input[];
}

/** Say what the rule returns, before it is shown: situations drawn from a seed, one after the other. */
export interface PredictExercise<Situation = unknown>
  extends ExerciseMeta,
    Asking<Situation> {
  readonly kind: 'predict';
  /** How many situations a round has. */
  readonly roundLength: number;
  readonly situations: Arbitrary<Situation>;
}

/** Decide on each of a fixed list of items, on one sheet. */
export interface DecideExercise<Item = unknown> extends ExerciseMeta, Asking<Item> {
  readonly kind: 'decide';
  readonly items: readonly { readonly id: string; readonly item: Item }[];
}

/** Put steps in order. An order is graded by what it does, so that more than one may pass. */
export interface OrderExercise extends ExerciseMeta {
  readonly kind: 'order';
  readonly steps: readonly { readonly id: string; readonly words: LocalizedText }[];
  /** The order in which they stand at first, by their ids. It does not pass. */
  readonly start: readonly string[];
  /**
   * Runs the cases through core in this order. The order passes when all come out well. The cases are the same ones, in
   * the same sequence, for every order.
   * @param order each step's id, once
   */
  outcomes(
    order: readonly string[],
  ): readonly CaseOutcome[] | Promise<readonly CaseOutcome[]>;
}

/** Any exercise, told apart by its kind. */
export type Exercise =
  | ProgramExercise
  | SchemaExercise
  | CatalogExercise
  | HuntExercise
  | PredictExercise
  | DecideExercise
  | OrderExercise;
