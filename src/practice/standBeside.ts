import type { Question } from '#exercises/contract.ts';
import type { Locale } from '#i18n/locale.ts';

/** The most questions that stand beside an item, and the longest choice that a narrow list shows whole, in letters. */
const MOST_QUESTIONS = 2;
const LONGEST_CHOICE = 16;

/** Whether the questions about an item are short enough to stand beside it, as columns; else they stand below it. */
export function standBeside(questions: readonly Question[], locale: Locale): boolean {
  if (questions.length > MOST_QUESTIONS) return false;
  const choices = questions.flatMap((question) => ('choices' in question ? question.choices : []));
  return choices.every(({ words }) => widthOf(words[locale]) <= LONGEST_CHOICE);
}

/** How wide a text is, in letters: a Chinese character takes the room of two. */
function widthOf(text: string): number {
  return Array.from(text).reduce(
    (sum, character) => sum + (/\p{Script=Han}|[\u3000-\u303f\uff00-\uffef]/u.test(character) ? 2 : 1),
    0,
  );
}
