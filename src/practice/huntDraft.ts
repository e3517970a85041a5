import type { HuntInput } from '#grader/verdict.ts';

/**
 * The inputs of a hunt as the learner typed them, from the stored text of the list. They are kept as texts, because
 * `3.0` read and written again would be `3`. What is no list of texts is an empty list.
 */
export function readTexts(stored: string): readonly string[] {
  try {
    const list: unknown = JSON.parse(stored);
    return Array.isArray(list)
      ? list.filter((text): text is string => typeof text === 'string' && isJson(text))
      : [];
  } catch {
    return [];
  }
}

/** The stored text of a list of inputs. */
export function writeTexts(texts: readonly string[]): string {
  return JSON.stringify(texts);
}

/** The submission that the grader reads: one JSON list of the inputs as they were typed. */
export function submissionOf(texts: readonly string[]): string {
  return `[${texts.join(',\n')}]`;
}

/** Whether a text is JSON. */
export function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** The parts of an input that were enough, each with all the implementations that it exposes by itself. */
export function enoughOf({
  enough,
}: HuntInput): readonly { readonly part: string; readonly letters: readonly string[] }[] {
  const parts = [...new Set(Object.values(enough))];
  return parts.map((part) => ({
    part,
    letters: Object.keys(enough).filter((letter) => enough[letter] === part),
  }));
}
