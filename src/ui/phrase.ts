import { visibleText } from '#i18n/visibleText.ts';

/** A sentence as data: words, and code that is shown as code whatever characters it has. */
export type Phrase = readonly (string | { readonly code: string })[];

/** How much of a code is shown: what a reader types must not break a sentence. */
const LONGEST_CODE = 40;

/** Writes a phrase: every value put in is code, everything else is words. */
export function phrase(words: TemplateStringsArray, ...codes: readonly (string | number)[]): Phrase {
  return words.flatMap((text, i) => {
    const code = codes[i];
    const pieces = text === '' ? [] : [text];
    return code === undefined ? pieces : [...pieces, { code: visibleText(String(code), LONGEST_CODE) }];
  });
}

/** A phrase as plain text, for announcements and titles. */
export function phraseText(pieces: Phrase): string {
  return pieces.map((piece) => (typeof piece === 'string' ? piece : piece.code)).join('');
}
