import type { LocalizedText } from '#i18n/localizedText.ts';
import type { Answer, NotCloneable } from './answer.ts';
import type { CompileError } from './compileError.ts';
import type { Counterexample, GradedCase, PassedEvidence, SheetRow, WrongEvidence } from './evidence.ts';

export type { CellState, Counterexample, GradedCase, HuntInput, SheetRow } from './evidence.ts';

/** What every verdict says of the run it comes from. */
export interface RunFacts {
  readonly exercise: string;
  readonly revision: number;
  /** What the inputs were drawn from. */
  readonly seed: number;
  /** How many inputs the submission answered, or was given to answer. */
  readonly inputsRun: number;
  /** Version of the core that it was graded by. */
  readonly core: string;
}

/** What is particular to each kind of verdict. Inputs are wire text. */
export type Finding =
  | { readonly kind: 'passed'; readonly evidence: PassedEvidence }
  | { readonly kind: 'wrong'; readonly evidence: WrongEvidence }
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
  | ({ readonly kind: 'compile-error' } & CompileError)
  | { readonly kind: 'no-export'; readonly name: string; readonly found: 'nothing' | 'not-a-function' }
  | {
      readonly kind: 'not-cloneable';
      readonly what: NotCloneable;
      readonly input: string;
      readonly expected: Answer;
    }
  | { readonly kind: 'changed-input'; readonly input: string; readonly expected: Answer }
  | { readonly kind: 'unstable'; readonly input: string; readonly answers: readonly [Answer, Answer] }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'grader-fault'; readonly detail: string }
  | { readonly kind: 'unsupported'; readonly detail: string };

/**
 * The grader's result for a submission. Same code and seed, same verdict, wherever it is run; `verdictJson` writes it in
 * the published form, byte for byte the same.
 */
export type Verdict = RunFacts & Finding;

/** The counterexample that a verdict shows, or null where it shows none. */
export function counterexampleOf(verdict: Finding): Counterexample | null {
  if (verdict.kind === 'threw') return verdict.counterexample;
  if (verdict.kind !== 'wrong' || verdict.evidence.type !== 'comparison') return null;
  return verdict.evidence.counterexample;
}

/** The rows of the sheet that a verdict is about; none where it is about something else. */
export function rowsOf(verdict: Finding): readonly SheetRow[] {
  const evidence = verdict.kind === 'passed' || verdict.kind === 'wrong' ? verdict.evidence : null;
  return evidence?.type === 'sheet' ? evidence.rows : [];
}

/** The cases that a verdict is about; none where it is about something else. */
export function casesOf(verdict: Finding): readonly GradedCase[] {
  const evidence = verdict.kind === 'passed' || verdict.kind === 'wrong' ? verdict.evidence : null;
  return evidence?.type === 'cases' ? evidence.cases : [];
}

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

/** The exercise's own sentences about what a verdict names by id, by the type of its evidence. */
export type ReportWords =
  | { readonly type: 'none' }
  | {
      readonly type: 'comparison';
      /** The rule that decides what is expected of the counterexample. */
      readonly rule: LocalizedText | null;
      readonly misconception: { readonly belief: LocalizedText; readonly hint: LocalizedText } | null;
    }
  /** What is wrong with each implementation that is exposed, by its id. */
  | { readonly type: 'hunt'; readonly faults: Readonly<Record<string, LocalizedText>> }
  /** Why the answer of a row is what it is, by the row's item or place; of answered rows alone. */
  | { readonly type: 'sheet'; readonly why: Readonly<Record<string, LocalizedText>> }
  /** What each case is, and what happened in it, by its id. */
  | {
      readonly type: 'cases';
      readonly cases: Readonly<
        Record<string, { readonly words: LocalizedText; readonly shows: LocalizedText }>
      >;
    };

/** A verdict with what helps a reader and is no part of it, because it may differ from one engine to the next. */
export interface Report {
  readonly verdict: Verdict;
  readonly words: ReportWords;
  /** The engine's message of what was thrown. */
  readonly message: string | null;
  /** The first lines that the program wrote to the console. */
  readonly log: readonly string[];
}
