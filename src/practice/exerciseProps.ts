import type { ComponentChildren } from 'preact';
import type { ExerciseMeta } from '#exercises/contract.ts';
import type { Locale } from '#i18n/locale.ts';

/** What the site gives every exercise on a page. */
export interface ExerciseProps {
  readonly meta: ExerciseMeta;
  readonly locale: Locale;
  /** The folder that holds the realm pages, with a slash at its end. */
  readonly sandbox: string;
  /** The address of the exercise, with its anchor. */
  readonly link: string;
  /** The points it exercises, with their addresses. */
  readonly points: readonly { readonly id: string; readonly href: string }[];
  /** The task in words, drawn by the site. */
  readonly children?: ComponentChildren;
}
