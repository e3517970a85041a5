import type { Misconception } from './contract.ts';

/** One replacement in the text of a stored right answer. */
export interface Edit {
  readonly from: string;
  /** Where it is empty and `from` is a whole line, the line goes. */
  readonly to: string;
  /** Which occurrence of `from` is meant, counted from 1, where there is more than one. */
  readonly occurrence?: number;
}

/** Where the text of a wrong answer comes from. Files are named from the exercise's folder. */
export type WrongText =
  /** A right answer, or the reference schema, with one belief changed. */
  | { readonly of: string; readonly edits: readonly Edit[] }
  /** A file of its own, for an algorithm that no right answer has. */
  | { readonly program: string };

/** A wrong answer as an author stores it. The program that the grader runs is generated from it. */
export type StoredWrongAnswer = Misconception &
  WrongText & {
    /** The named cases that guard it, by id: on each of them it differs from the reference. */
    readonly guards: readonly string[];
  };
