import type { WrongAnswer } from './contract.ts';

/**
 * The wrong answer that holds the misconception with this id.
 * @throws RangeError where the list has none
 */
export function wrongAnswerOf<Input extends readonly unknown[]>(
  wrongAnswers: readonly WrongAnswer<Input>[],
  id: string,
): WrongAnswer<Input> {
  const found = wrongAnswers.find(({ misconception }) => misconception.id === id);
  if (found === undefined) throw new RangeError(`There is no wrong answer "${id}".`);
  return found;
}
