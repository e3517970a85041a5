/** Counts the tokens of texts by one public vocabulary. Tokenizers of other models give other counts. */
export interface TokenCounter {
  readonly vocabulary: 'o200k_base';
  /** The number of tokens of a text. Markers such as `<|endoftext|>` are counted as plain text. */
  readonly count: (text: string) => number;
}

/**
 * The maximum run of characters of one kind that is counted in one piece. The library's time grows with the square of such
 * a run; each cut may add a token.
 */
const LONGEST_RUN = 400;

const runs = new RegExp(
  ['[\\p{L}\\p{M}]', '\\s', '[^\\s\\p{L}\\p{M}\\p{N}]']
    .map((kind) => `${kind}{${LONGEST_RUN}}(?=${kind})`)
    .join('|'),
  'gu',
);

/**
 * Loads the vocabulary o200k_base (`gpt-tokenizer`), which is a megabyte; a page loads it on demand.
 */
export async function loadTokenCounter(): Promise<TokenCounter> {
  const { countTokens } = await import('gpt-tokenizer/encoding/o200k_base');
  // Without this the library throws on a text that contains one of its markers.
  const options = { disallowedSpecial: new Set<string>() };
  return {
    vocabulary: 'o200k_base',
    count: (text) => cutRuns(text).reduce((total, part) => total + countTokens(part, options), 0),
  };
}

/** Splits a text after each run of {@link LONGEST_RUN} characters of one kind. */
export function cutRuns(text: string): readonly string[] {
  const cuts = Array.from(text.matchAll(runs), ({ index, 0: run }) => index + run.length);
  return [0, ...cuts].map((from, i) => text.slice(from, cuts[i]));
}
