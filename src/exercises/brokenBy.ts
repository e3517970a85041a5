import type { LocalizedText } from '#i18n/localizedText.ts';
import type { Rule, WrongAnswer } from './contract.ts';
import { wrongAnswerOf } from './wrongAnswerOf.ts';

/** A broken implementation that a hunt has its learner expose. */
interface Broken<Input extends readonly unknown[]> {
  readonly id: string;
  readonly rule: Rule<Input>;
  readonly fault: LocalizedText;
}

/**
 * The broken implementations of a hunt, taken from the stored wrong answers of another exercise. The fault of each is
 * its belief, as a sentence.
 * @param idsByLetter to each letter that the learner sees, the id of the misconception that stands behind it
 * @throws RangeError where there is no wrong answer with such an id
 */
export function brokenBy<Input extends readonly unknown[]>(
  wrongAnswers: readonly WrongAnswer<Input>[],
  idsByLetter: Readonly<Record<string, string>>,
): readonly Broken<Input>[] {
  return Object.entries(idsByLetter).map(([letter, id]) => {
    const { rule, misconception } = wrongAnswerOf(wrongAnswers, id);
    return { id: letter, rule, fault: asStatement(misconception.belief) };
  });
}

function asStatement(belief: LocalizedText): LocalizedText {
  return { en: `It holds that ${belief.en}.`, zh: `它${belief.zh}。` };
}
