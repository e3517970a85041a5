import type { LocalizedText } from '#i18n/localizedText.ts';

/** What every verdict says of the run it comes from. */
export interface RunFacts {
  readonly exercise: string;
  readonly revision: number;
  /** What the inputs were drawn from. */
  readonly seed: number;
  /** How many inputs the submission answered, or was given to answer. */
  readonly inputsRun: number;
  /** Version of the core that it was judged by. */
  readonly core: string;
}

/** An input on which the submission and the reference differ. The three values are wire text. */
export interface Counterexample {
  readonly input: string;
  readonly expected: string;
  readonly received: string;
  /** The rule that decides what is expected: a key of the exercise's rules. */
  readonly rule: string;
  /** The named case it is, or null for one that was drawn from the seed and shrunk. */
  readonly case: string | null;
  /** How many times a smaller input that still differs was found. */
  readonly shrinkSteps: number;
}

/** One input of a hunt, and which broken implementations it exposed. */
export interface HuntInput {
  readonly input: string;
  readonly expected: string;
  readonly exposes: readonly string[];
  /** The part of it that is enough to expose an implementation, by the implementation's id, where not all of it is needed. */
  readonly enough?: Readonly<Record<string, string>>;
}

/** How the answer to one question of a row fared. One that is no choice, or no integer, is `unreadable`. */
export type CellState = 'right' | 'wrong' | 'unanswered' | 'unreadable';

/** One row of a sheet: a situation of a prediction round, or an item that was decided on. */
export interface SheetRow {
  /** The id of the item, where the exercise names its items. */
  readonly item?: string;
  readonly situation: string;
  readonly answer: Readonly<Record<string, string>>;
  /** The answers that could be read, or null where there was none. */
  readonly predicted: Readonly<Record<string, string>> | null;
  readonly right: boolean;
  /** How each question's answer fared. */
  readonly cells: Readonly<Record<string, CellState>>;
}

/** What became of one case in the order that a learner gave. */
export interface JudgedCase {
  readonly id: string;
  readonly right: boolean;
}

/** Why a submission could not be made into something to judge. */
export type CompileErrorCode = 'syntax' | 'import' | 'too-long' | 'json' | 'schema' | 'submission';

/** What is particular to each kind of verdict. */
export type Finding =
  | {
      readonly kind: 'passed';
      /** A hunt's inputs and the smallest number that would have done. */
      readonly hunt?: { readonly used: number; readonly best: number; readonly inputs: readonly HuntInput[] };
      readonly rows?: readonly SheetRow[];
      readonly cases?: readonly JudgedCase[];
    }
  | {
      readonly kind: 'wrong';
      readonly counterexample?: Counterexample;
      /** How many of the inputs came out differently, those of the shrinking left out. */
      readonly differing?: number;
      /** Named only when the answers equal the stored wrong answer's wherever that one differs from the reference. */
      readonly misconception?: string | null;
      readonly hunt?: {
        readonly inputs: readonly HuntInput[];
        readonly unexposed: readonly string[];
        readonly best: number;
      };
      readonly rows?: readonly SheetRow[];
      readonly cases?: readonly JudgedCase[];
    }
  | {
      readonly kind: 'threw';
      /** While the program loaded, while it answered, or after it had answered (a promise rejected unattended). */
      readonly when: 'load' | 'call' | 'later';
      /** The error's name where it has a plain one, else what kind of value was thrown. */
      readonly error: string;
      readonly counterexample: Counterexample | null;
      readonly misconception: string | null;
    }
  | {
      readonly kind: 'timeout';
      readonly when: 'load' | 'call';
      readonly limitMs: number;
      /** The input that never came back, or null where each alone is answered and all together take too long. */
      readonly input: string | null;
    }
  | {
      readonly kind: 'compile-error';
      readonly code: CompileErrorCode;
      readonly line: number;
      readonly column: number;
      /**
       * The fact about the place: the compiler's own (English) words for `syntax`, the character found for `json` (empty at
       * the end of the text), the schema problem's code and fact for `schema`.
       */
      readonly detail: string;
    }
  | { readonly kind: 'no-export'; readonly name: string; readonly found: 'nothing' | 'not-a-function' }
  | {
      readonly kind: 'not-cloneable';
      readonly what: 'function' | 'symbol' | 'promise';
      readonly input: string;
      readonly expected: string;
    }
  | { readonly kind: 'changed-input'; readonly input: string; readonly expected: string }
  | { readonly kind: 'unstable'; readonly input: string; readonly answers: readonly [string, string] }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'grader-fault'; readonly detail: string }
  | { readonly kind: 'unsupported'; readonly detail: string };

/** What the grader says of a submission. Same code and seed, same verdict, byte for byte, wherever it is run. */
export type Verdict = RunFacts & Finding;

/** The kinds of verdict, in the order in which they are documented. */
export const verdictKinds = [
  'passed',
  'wrong',
  'threw',
  'timeout',
  'compile-error',
  'no-export',
  'not-cloneable',
  'changed-input',
  'unstable',
  'cancelled',
  'grader-fault',
  'unsupported',
] as const satisfies readonly Finding['kind'][];

/** A kind of verdict. */
export type VerdictKind = (typeof verdictKinds)[number];

/** A verdict with what helps a reader and is no part of it, because it may differ from one engine to the next. */
export interface Report {
  readonly verdict: Verdict;
  /** The exercise's own sentences that the verdict names by id. */
  readonly words: {
    readonly rule?: LocalizedText;
    readonly belief?: LocalizedText;
    readonly hint?: LocalizedText;
    readonly faults?: Readonly<Record<string, LocalizedText>>;
    /** What to give instead of an input that could not be read. */
    readonly wanted?: LocalizedText;
    /** Why the answer of a row is what it is, by the row's item or place; of answered rows alone. */
    readonly why?: Readonly<Record<string, LocalizedText>>;
    /** What each case of an order is, and what happened in it. */
    readonly cases?: Readonly<
      Record<string, { readonly words: LocalizedText; readonly shows: LocalizedText }>
    >;
  };
  /** The engine's message of what was thrown. */
  readonly message: string | null;
  /** The first lines that the program wrote to the console. */
  readonly log: readonly string[];
}
