/** Plain is a textarea and stays one. Editor becomes CodeMirror on first intent. Types adds TypeScript to that. */
export type CodeFieldMode = 'plain' | 'editor' | 'types';

/** What Tab does in the field. Esc and then Tab leaves in both. */
export type TabMode = 'leave' | 'indent';

/** What the field holds. */
export type CodeLanguage = 'typescript' | 'json';

/** A place in the text and what is wrong there. Lines and columns count from 1. */
export interface CodeProblem {
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** Where a reader is in a text: what must survive when one input takes the place of the other. */
export interface FieldPosition {
  readonly anchor: number;
  readonly head: number;
  readonly top: number;
  readonly left: number;
  readonly focused: boolean;
}
