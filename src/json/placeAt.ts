/** A range of a text: from the first offset up to, and without, the second. */
export type Range = readonly [start: number, end: number];

/** A position in a text as people count: lines and columns from 1; a column is a character, not a code unit. */
export interface Place {
  readonly offset: number;
  readonly line: number;
  readonly column: number;
  /** The character at the position, or null at the end of the text. */
  readonly found: string | null;
}

/** Converts an offset to line and column. Only `\n` ends a line. */
export function placeAt(text: string, offset: number): Place {
  const lines = text.slice(0, offset).split('\n');
  const point = text.codePointAt(offset);
  return {
    offset,
    line: lines.length,
    column: Array.from(lines.at(-1) ?? '').length + 1,
    found: point === undefined ? null : String.fromCodePoint(point),
  };
}
