import type { ComponentChildren } from 'preact';
import type { ExerciseHead } from '#exercises/contract.ts';

/** What the site gives every exercise on a page. */
export interface ExerciseProps {
  readonly head: ExerciseHead;
  readonly locale: 'en' | 'zh';
  /** The folder that holds the realm pages, with a slash at its end. */
  readonly sandbox: string;
  /** The address of the exercise, with its anchor. */
  readonly link: string;
  /** The points it exercises, with their addresses. */
  readonly points: readonly { readonly id: string; readonly href: string }[];
  /** The task in words, drawn by the site. */
  readonly children?: ComponentChildren;
}
