import type { LocalizedText } from '#i18n/localizedText.ts';
import type { SchemaProblem } from '#schema/schemaProblems.ts';

/** The shape that a submission should have, with the facts that a sentence about it needs. */
export type SubmissionShape =
  /** A list of inputs, at most so many. */
  | { readonly shape: 'inputs'; readonly most: number }
  /** One input of a hunt; the exercise says what an input is. */
  | { readonly shape: 'input'; readonly words: LocalizedText }
  | { readonly shape: 'predictions' }
  | { readonly shape: 'decisions' }
  /** Each of these steps once. */
  | { readonly shape: 'order'; readonly steps: readonly string[] };

/** Why a submission cannot be graded, told apart by `code`, with its facts. */
export type CompileProblem =
  /** The compiler's own (English) message. */
  | { readonly code: 'syntax'; readonly message: string }
  | { readonly code: 'import' }
  | { readonly code: 'too-long'; readonly length: number; readonly limit: number }
  /** Nested deeper, or more work to read and to judge, than any answer needs. Found by counting, never by an engine's limit. */
  | { readonly code: 'too-deep' }
  /** The character that cannot stand there; empty at the end of the text. */
  | { readonly code: 'json'; readonly found: string }
  | { readonly code: 'schema'; readonly problem: SchemaProblem }
  | { readonly code: 'submission'; readonly expected: SubmissionShape };

/** A problem and its place in the text; line and column count from 1. */
export type CompileError = CompileProblem & { readonly line: number; readonly column: number };

/** A reason why a submission cannot be graded. */
export type CompileErrorCode = CompileProblem['code'];

/** What stands at the place of a schema problem, as one text; empty where the code says all. */
export function schemaFact(problem: SchemaProblem): string {
  switch (problem.code) {
    case 'unknown_keyword':
      return problem.keyword;
    case 'unknown_format':
      return problem.format;
    case 'invalid_keyword':
      return problem.detail;
    case 'not_a_schema':
      return '';
  }
}
