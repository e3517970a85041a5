import type { Comparison } from '#exercises/contract.ts';
import type { Answer } from '../answer.ts';
import { answerOf } from './answerOf.ts';
import { type DrawnInput, inputText } from './drawInputs.ts';

/** The most inputs in one question, and the most questions that are asked about the smaller inputs of one input. */
const BATCH = 48;
const BATCHES = 8;

/**
 * The most questions that one search asks. The budget is a number and no time, so that a program has the same
 * counterexample on a slow machine as on a fast one. Asked each up to its deadline, they end within the grader's time.
 */
export const SHRINK_QUESTIONS = 48;

/** The smallest input found that still fails, and how many steps led to it. */
export interface Shrunk<Input> {
  readonly smallest: DrawnInput<Input>;
  readonly steps: number;
}

/**
 * Looks for a smaller input on which the submission still fails.
 *
 * Smaller inputs are asked about in batches, since a question to another realm costs more than the answer; the first of
 * a batch that fails is the next to be made smaller. Ends where none fails, or when the questions are used up.
 *
 * @param fails for a batch of inputs with what is expected of each, whether each fails; null where no answer came
 */
export async function shrinkInput<Input extends readonly unknown[]>(
  { inputs, reference }: Comparison<Input>,
  start: DrawnInput<Input>,
  fails: (
    batch: readonly DrawnInput<Input>[],
    expected: readonly Answer[],
  ) => Promise<readonly boolean[] | null>,
): Promise<Shrunk<Input>> {
  let smallest = start;
  let steps = 0;
  let questions = 0;
  const seen = new Set([start.text]);
  while (smallest.value !== null) {
    const { value } = smallest;
    const smaller = inputs.shrink(value.value, value.context);
    let next: DrawnInput<Input> | undefined;
    // One stream can hold many candidates; they come smallest first, and are asked about a batch at a time.
    for (let batches = 0; batches < BATCHES && next === undefined; batches += 1) {
      const batch: DrawnInput<Input>[] = [];
      for (const candidate of smaller.take(BATCH)) {
        const text = inputText(candidate.value);
        if (seen.has(text)) continue;
        seen.add(text);
        batch.push({ input: candidate.value, text, case: null, value: candidate });
      }
      if (batch.length === 0) break;
      if (questions >= SHRINK_QUESTIONS) return { smallest, steps };
      questions += 1;
      const answers = await fails(
        batch,
        batch.map(({ input }) => answerOf(reference, input)),
      );
      if (answers === null) return { smallest, steps };
      next = batch.find((_, index) => answers[index]);
    }
    if (next === undefined) break;
    smallest = next;
    steps += 1;
  }
  return { smallest, steps };
}
