import type { CodeProblem } from '../codeFieldTypes.ts';

/** One name offered at the cursor. */
export interface TypeCompletion {
  readonly label: string;
  readonly kind: string;
}

/** Names that fit at a place; `from` is where the word begun there starts. */
export interface TypeCompletions {
  readonly from: number;
  readonly options: readonly TypeCompletion[];
}

/** What TypeScript knows of the name at a place. */
export interface TypeInfo {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** What the page asks the worker. `file` names one field of the page. */
export type TypesQuestion =
  | {
      readonly kind: 'open';
      readonly ambient: string;
      readonly messages: Readonly<Record<string, string>> | null;
    }
  | { readonly kind: 'check'; readonly text: string }
  | { readonly kind: 'info'; readonly text: string; readonly position: number }
  | { readonly kind: 'complete'; readonly text: string; readonly position: number }
  | { readonly kind: 'close' };

/** What the worker answers to each question. */
export interface TypesAnswers {
  readonly open: null;
  readonly check: readonly CodeProblem[];
  readonly info: TypeInfo | null;
  readonly complete: TypeCompletions | null;
  readonly close: null;
}

/** A question on its way. */
export interface TypesRequest {
  readonly id: number;
  readonly file: string;
  readonly question: TypesQuestion;
}

/** An answer on its way. */
export type TypesReply =
  | { readonly id: number; readonly ok: true; readonly answer: TypesAnswers[keyof TypesAnswers] }
  | { readonly id: number; readonly ok: false; readonly message: string };
