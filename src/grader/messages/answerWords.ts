import type { Question } from '#exercises/contract.ts';
import type { Locale } from '#i18n/locale.ts';

/** An answer to a question in words: what the choice is called, or the number with its unit. */
export function answerWords(question: Question, answer: string, locale: Locale): string {
  if ('choices' in question) {
    return question.choices.find(({ id }) => id === answer)?.words[locale] ?? answer;
  }
  return `${answer} ${question.integer.unit[locale]}`.trim();
}
