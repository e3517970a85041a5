import type { Answer } from './answer.ts';

/** An input on which the submission and the reference differ. */
export interface Counterexample {
  /** Wire text. */
  readonly input: string;
  readonly expected: Answer;
  readonly received: Answer;
  /** The rule that decides what is expected: a key of the exercise's rules. */
  readonly rule: string;
  /** The named case that it is or was made simpler from, or null for one that was walked, drawn or made from the submission. */
  readonly case: string | null;
  /** How many times a smaller input that still differs was found. */
  readonly shrinkSteps: number;
}

/** One input of a hunt, and which broken implementations it exposed. */
export interface HuntInput {
  /** Wire text. */
  readonly input: string;
  readonly expected: Answer;
  readonly exposes: readonly string[];
  /** The part of it that is enough to expose an implementation, by the implementation's id, where not all of it is needed. */
  readonly enough: Readonly<Record<string, string>>;
}

/** How the answer to one question of a row fared. One that is no choice, or no integer, is `unreadable`. */
export type CellState = 'right' | 'wrong' | 'unanswered' | 'unreadable';

/** One row of a sheet: a situation of a prediction round, or an item that was decided on. */
export interface SheetRow {
  /** The id of the item, or null where the exercise does not name its items. */
  readonly item: string | null;
  readonly situation: string;
  readonly answer: Readonly<Record<string, string>>;
  /** The answers that could be read, or null where there was none. */
  readonly predicted: Readonly<Record<string, string>> | null;
  readonly right: boolean;
  /** How each question's answer fared. */
  readonly cells: Readonly<Record<string, CellState>>;
}

/** How one case of a catalogue or an order came out. */
export interface GradedCase {
  readonly id: string;
  readonly right: boolean;
}

/** A sheet's evidence, whether it passed or not. */
interface SheetEvidence {
  readonly type: 'sheet';
  readonly rows: readonly SheetRow[];
}

/** The evidence of a catalogue or an order, whether it passed or not. */
interface CasesEvidence {
  readonly type: 'cases';
  readonly cases: readonly GradedCase[];
}

/** What a verdict `passed` rests on. */
export type PassedEvidence =
  /** Every input was answered as the reference answers it. */
  | { readonly type: 'comparison' }
  /** `best` is the smallest number of inputs known to do. */
  | {
      readonly type: 'hunt';
      readonly inputs: readonly HuntInput[];
      readonly used: number;
      readonly best: number;
    }
  | SheetEvidence
  | CasesEvidence;

/** What a verdict `wrong` rests on. */
export type WrongEvidence =
  | {
      readonly type: 'comparison';
      readonly counterexample: Counterexample;
      /** How many of the inputs came out differently, those of the shrinking left out. */
      readonly differing: number;
      /** Named only when the answers equal the stored wrong answer's wherever that one differs from the reference. */
      readonly misconception: string | null;
    }
  | {
      readonly type: 'hunt';
      readonly inputs: readonly HuntInput[];
      readonly unexposed: readonly string[];
      readonly best: number;
    }
  | SheetEvidence
  | CasesEvidence;
