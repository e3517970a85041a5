/** A sentence as data: words, and code that is shown as code whatever characters it has. */
export type Phrase = readonly (string | { readonly code: string })[];

/** Writes a phrase: every value put in is code, everything else is words. */
export function phrase(words: TemplateStringsArray, ...codes: readonly (string | number)[]): Phrase {
  return words.flatMap((text, i) => {
    const code = codes[i];
    const pieces = text === '' ? [] : [text];
    return code === undefined ? pieces : [...pieces, { code: visible(String(code)) }];
  });
}

/** A phrase as plain text, for announcements and titles. */
export function phraseText(pieces: Phrase): string {
  return pieces.map((piece) => (typeof piece === 'string' ? piece : piece.code)).join('');
}

/** Code of bounded length, its control characters written out: what a reader types must not break a sentence. */
function visible(code: string): string {
  const points = Array.from(code);
  const shown = points.length > 40 ? `${points.slice(0, 39).join('')}…` : code;
  return shown.replace(
    /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,
    (found) => `\\u${(found.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  );
}
