import type { Misconception, WrongAnswer } from '#exercises/contract.ts';
import { type Answer, sameAnswer } from '../answer.ts';
import { answerOf } from './answerOf.ts';

/** A misconception that explains less than this part of the differences is not the cause worth naming. */
const LEAST_PART = 1 / 3;

/** An input that was tried, with the answers of the reference and of the learner. */
export interface Tried<Input> {
  readonly input: Input;
  readonly expected: Answer;
  readonly received: Answer;
}

/**
 * The misconception that the learner's answers show, or null.
 *
 * One is named only when the answers equal the stored wrong answer's on every input tried on which that one differs
 * from the reference. Where several fit, the one that explains the most differences is named; where it explains few of
 * them, none is: a program that accepts everything shares answers with many a subtle one.
 */
export function misconceptionOf<Input extends readonly unknown[]>(
  wrongAnswers: readonly WrongAnswer<Input>[],
  tried: readonly Tried<Input>[],
): { readonly misconception: Misconception; readonly explains: (input: Input) => boolean } | null {
  let best: { readonly wrong: WrongAnswer<Input>; readonly explained: ReadonlySet<Input> } | null = null;
  for (const wrong of wrongAnswers) {
    const explained = explainedBy(wrong, tried);
    if (explained !== null && explained.size > (best?.explained.size ?? 0)) best = { wrong, explained };
  }
  const differences = tried.filter(({ expected, received }) => !sameAnswer(expected, received)).length;
  if (best === null || best.explained.size < differences * LEAST_PART) return null;
  const { wrong, explained } = best;
  return { misconception: wrong.misconception, explains: (input) => explained.has(input) };
}

/** The inputs on which the wrong answer differs from the reference, or null where the learner's does not follow it there. */
function explainedBy<Input extends readonly unknown[]>(
  { rule }: WrongAnswer<Input>,
  tried: readonly Tried<Input>[],
): ReadonlySet<Input> | null {
  const explained = new Set<Input>();
  for (const { input, expected, received } of tried) {
    const answer = answerOf(rule, input);
    if (sameAnswer(answer, expected)) continue;
    if (!sameAnswer(answer, received)) return null;
    explained.add(input);
  }
  return explained;
}
