import type { Question } from '#exercises/contract.ts';

/** An answer to a question in words: what the choice is called, or the number with its unit. */
export function answerWords(question: Question, answer: string, locale: 'en' | 'zh'): string {
  if ('choices' in question) {
    return question.choices.find(({ id }) => id === answer)?.words[locale] ?? answer;
  }
  return `${answer} ${question.integer.unit[locale]}`.trim();
}
