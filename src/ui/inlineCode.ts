/** A piece of a line of words: plain text, or code that stood between backticks. */
export interface InlinePiece {
  readonly code: boolean;
  readonly text: string;
}

/** Cuts a line of words at its backticks. An odd backtick is an author's mistake and throws, naming the line. */
export function inlinePieces(line: string): readonly InlinePiece[] {
  const parts = line.split('`');
  if (parts.length % 2 === 0) throw new Error(`A backtick is not closed in: ${line}`);
  return parts.map((text, index) => ({ code: index % 2 === 1, text })).filter((piece) => piece.text !== '');
}

/** The same line without its backticks, for titles and attributes. */
export function plainText(line: string): string {
  return inlinePieces(line)
    .map((piece) => piece.text)
    .join('');
}
