import type { Arbitrary } from 'fast-check';
import type { Validate } from '#core/index.ts';
import type { LocalizedText } from '#i18n/localizedText.ts';

/** What is known of an exercise without loading what judges it: enough for lists, links and the task's frame. */
export interface ExerciseMeta {
  /** Kebab-case, never reused. */
  readonly id: string;
  readonly kind: 'implement' | 'hunt' | 'predict' | 'arrange' | 'schema';
  /** Raised when a change could make a submission fare otherwise, so that saved work is not judged by other rules unawares. */
  readonly revision: number;
  readonly status: 'draft' | 'published';
  readonly lesson: string;
  /** The knowledge points it exercises. */
  readonly points: readonly string[];
  readonly title: LocalizedText;
}

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
 * A function that is judged by what it returns: from one input, given as a list of arguments, to plain data.
 * Written as a method, so that a judge can hold exercises of every input type in one list without looking into any.
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
 * What it takes to judge a function by comparison: the reference, the inputs to compare on, and the wrong answers that
 * are known. Both a learner's program and a learner's schema are judged so.
 */
export interface Comparison<Input extends readonly unknown[]> {
  readonly reference: Rule<Input>;
  /** Tried first, in this order. */
  readonly cases: readonly NamedCase<Input>[];
  /** Inputs drawn from the seed, tried after the named cases and shrunk where the answers differ. */
  readonly inputs: Arbitrary<Input>;
  /** How many inputs a run tries, the named cases included. */
  readonly inputCount: number;
  readonly wrongAnswers: readonly WrongAnswer<Input>[];
  /** Names the rule that decides what is expected of an input: a key of {@link rules}. */
  readonly ruleOf: Rule<Input>;
  /** Each rule as a sentence that a learner can act on. */
  readonly rules: Readonly<Record<string, LocalizedText>>;
}

/** Write the function. */
export interface ImplementExercise<Input extends readonly unknown[] = readonly unknown[]>
  extends ExerciseMeta,
    Comparison<Input> {
  readonly kind: 'implement';
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
  readonly form?: never;
}

/** Write a catalogue of tools, each with its schema; it is judged by what can and cannot be said through it. */
export interface CatalogExercise extends ExerciseMeta {
  readonly kind: 'schema';
  readonly form: 'catalog';
  /** The cases are the same ones, in the same sequence, for every submission that is JSON. */
  judge(submission: unknown): OrderVerdict;
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
   * has it, the judge says of each exposed implementation the smallest of them that still exposes it.
   */
  smaller?(input: Input): readonly Input[];
}

/** How a situation is put before the learner. One component draws every exercise's. */
export interface Scene {
  /** A text to read: a frame, arguments, a line of a log. */
  readonly text?: { readonly label: LocalizedText; readonly text: string };
  readonly facts?: readonly {
    readonly label: LocalizedText;
    readonly value: LocalizedText;
  }[];
  readonly table?: {
    readonly caption: LocalizedText;
    readonly head: readonly LocalizedText[];
    /** As many cells in each as the head has. */
    readonly rows: readonly (readonly LocalizedText[])[];
  };
}

/** What is asked of a situation: one choice of several, or a whole number. */
export type Question =
  | {
      readonly id: string;
      readonly ask: LocalizedText;
      readonly choices: readonly { readonly id: string; readonly words: LocalizedText }[];
    }
  | {
      readonly id: string;
      readonly ask: LocalizedText;
      /** Answered by an integer, typed in; the answer is its decimal text. Where it counts nothing, the unit is empty. */
      readonly integer: { readonly unit: LocalizedText };
    };

/** Questions about situations of one type, and the key to them. */
export interface Asking<Situation> {
  readonly questions: readonly Question[];
  scene(situation: Situation): Scene;
  /** The answer, computed from core: to each question the id of a choice, or a decimal integer. */
  answer(situation: Situation): Readonly<Record<string, string>>;
  /** The reason of the answer, from core; shown once the learner has answered. */
  why?(situation: Situation): LocalizedText;
  /** What a situation is called when it is counted, where it is not "Situation": "Frame" in "Frame 3 of 8". */
  readonly itemWord?: LocalizedText;
  /** Introduces the answer, where it is not "The rule says:". */
  readonly says?: LocalizedText;
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
  readonly kind: 'arrange';
  readonly form: 'decide';
  readonly items: readonly { readonly id: string; readonly item: Item }[];
}

/** What becomes of one case when the steps are taken in some order. */
export interface OrderCase {
  /** Its name stands in verdicts and never changes. */
  readonly id: string;
  readonly words: LocalizedText;
  /** Whether it comes out well. */
  readonly right: boolean;
  /** What happens: shown once the order is judged. */
  readonly shows: LocalizedText;
}

/** Put steps in order. An order is judged by what it does, so that more than one may pass. */
export interface OrderExercise extends ExerciseMeta {
  readonly kind: 'arrange';
  readonly form: 'order';
  readonly steps: readonly { readonly id: string; readonly words: LocalizedText }[];
  /** The order in which they stand at first, by their ids. It does not pass. */
  readonly start: readonly string[];
  /**
   * Runs the cases through core in this order. Passed is the order in which all come out well; the cases are the same
   * ones, in the same sequence, for every order.
   * @param order each step's id, once
   */
  judge(order: readonly string[]): OrderVerdict | Promise<OrderVerdict>;
}

/** What an order comes to. */
export interface OrderVerdict {
  readonly passed: boolean;
  readonly rows: readonly OrderCase[];
}

/** Bring a fixed list to where it belongs; `form` says how. */
export type ArrangeExercise<Item = unknown> = DecideExercise<Item> | OrderExercise;

/** Any exercise. */
export type Exercise =
  | ImplementExercise
  | HuntExercise
  | PredictExercise
  | ArrangeExercise
  | SchemaExercise
  | CatalogExercise;

/** The answer of a schema as the grader compares it: whether the instance is valid. */
export function schemaRule(validate: Validate): Rule<readonly [unknown]> {
  return (instance) => ({ valid: validate(instance).length === 0 });
}
