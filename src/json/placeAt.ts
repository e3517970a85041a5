/** A place in a text as people count: lines and columns from 1, a column being a character and not a code unit. */
export interface Place {
  readonly offset: number;
  readonly line: number;
  readonly column: number;
  /** The character that stands there, or null at the end of the text. */
  readonly found: string | null;
}

/** An offset as line and column. */
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
