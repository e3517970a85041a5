import type { Path } from './tree.ts';

/** Two parts of an input that a rule compares: a text, and what it is looked for in. */
export interface Compared {
  readonly text: Path;
  /**
   * A text that it is to equal, a list or a set whose member it is to be, or a record whose field it is to be. Texts
   * inside a list of records are compared one by one: give each by its own path.
   */
  readonly with: Path;
}

/** Texts that a rule takes together as one key, first in one record and then in another. */
export interface Glued {
  readonly one: readonly [Path, Path];
  readonly other: readonly [Path, Path];
}

/**
 * What an exercise says about its inputs, from which the library walks their neighbourhood: every single change to a
 * valid input, then pairs of changes. Nothing in it is drawn, so that it is the same for every submission.
 */
export interface Walk<Input extends readonly unknown[] = readonly unknown[]> {
  /** A handful of inputs that together reach every branch of the reference. The first is changed most thoroughly. */
  readonly from: readonly Input[];
  /**
   * Whether arguments keep what the task promises, so that no submission is asked about anything else. Where the task
   * promises nothing, every value is allowed.
   */
  readonly allows: (input: readonly unknown[]) => boolean;
  /** Both sides of each are given relatives. Paths that an input lacks are passed over. */
  readonly compared?: readonly Compared[];
  readonly glued?: readonly Glued[];
  /** Parts of which the relatives stand in `compared` or `more`: of single changes they get those of kind alone. */
  readonly spared?: readonly Path[];
  /** The bounds that the rule names. */
  readonly bounds?: readonly number[];
  /** Names that a program may take for those of the rule, beside the ones that the library makes. */
  readonly names?: readonly string[];
  /** Texts of the rule (codes, other members of a vocabulary) that are tried wherever a text stands. */
  readonly texts?: readonly string[];
  /** The most inputs to walk, where it is fewer than for other exercises: right programs take long for each. */
  readonly most?: number;
  /** Inputs that no change makes: long histories, sums that cross a bound, graphs of a certain form. */
  readonly more?: readonly Input[];
}
