import type { Outcome } from '#core';
import type { Locale } from '#i18n/locale.ts';
import type { LocalizedText } from '#i18n/localizedText.ts';

/** Words, in which back quotes mark code; or code as a whole, in which nothing is special. */
export type Piece = { readonly text: string } | { readonly code: string };

/** A cell: what it says, in one language, with a few words on a line in front and notes on lines behind. */
export type Cell = (Piece | { readonly outcome: Outcome; readonly words: string }) & {
  readonly label?: string | undefined;
  /** Reasons, as codes or sentences. */
  readonly notes?: readonly Piece[];
};

/** How a table computes and writes its rows: all that it needs beside the rows themselves. */
export interface TableSpec<Row> {
  /** What the table shows, for who does not see it. */
  readonly caption: LocalizedText;
  readonly head: readonly LocalizedText[];
  /** A cell a column. All rows are passed along, since what they have in common need not stand in each. */
  readonly cells: (row: Row, locale: Locale, rows: readonly Row[]) => readonly Cell[];
  /** A line under the table. */
  readonly foot?: (rows: readonly Row[], locale: Locale) => string | null;
  /** A name for a row, by which it is found on the page. */
  readonly id?: (row: Row) => string;
}
