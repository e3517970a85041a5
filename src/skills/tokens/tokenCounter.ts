/** Counts the tokens of texts by one public vocabulary. Another model's tokenizer counts otherwise. */
export interface TokenCounter {
  readonly vocabulary: 'o200k_base';
  /** How many tokens a text makes: 0 or more. Markers such as `<|endoftext|>` count as the text that they are. */
  readonly count: (text: string) => number;
}

/**
 * How many characters of one kind may follow each other before they are cut for counting. The library's time grows with
 * the square of such a run, and no word is that long; each cut may add a token.
 */
const LONGEST_RUN = 400;

const runs = new RegExp(
  ['[\\p{L}\\p{M}]', '\\s', '[^\\s\\p{L}\\p{M}\\p{N}]']
    .map((kind) => `${kind}{${LONGEST_RUN}}(?=${kind})`)
    .join('|'),
  'gu',
);

/**
 * Loads the vocabulary o200k_base (`gpt-tokenizer`), a megabyte that a page fetches only when somebody asks for counts.
 */
export async function loadTokenCounter(): Promise<TokenCounter> {
  const { countTokens } = await import('gpt-tokenizer/encoding/o200k_base');
  // Without this the library throws at a text that spells one of its markers.
  const options = { disallowedSpecial: new Set<string>() };
  return {
    vocabulary: 'o200k_base',
    count: (text) => cutRuns(text).reduce((total, part) => total + countTokens(part, options), 0),
  };
}

/** A text in parts that are quick to count: itself, unless something in it runs on and on. */
export function cutRuns(text: string): readonly string[] {
  const cuts = Array.from(text.matchAll(runs), ({ index, 0: run }) => index + run.length);
  return [0, ...cuts].map((from, i) => text.slice(from, cuts[i]));
}
