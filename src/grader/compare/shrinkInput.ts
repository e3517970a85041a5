import type { Comparison } from '#exercises/contract.ts';
import { answerOf } from './answerOf.ts';
import { type DrawnInput, inputText } from './drawInputs.ts';

/** How many smaller inputs are asked about at once, and how many times. */
const BATCH = 48;
const ROUNDS = 60;

/** The smallest input found that still fails, and how many steps led to it. */
export interface Shrunk<Input> {
  readonly smallest: DrawnInput<Input>;
  readonly steps: number;
}

/**
 * Looks for a smaller input on which the submission still fails.
 *
 * Smaller inputs are asked about in batches, since a question to another realm costs more than the answer; the first of
 * a batch that fails is the next to be made smaller. Ends where none fails, or after a fixed number of rounds.
 *
 * @param fails for a batch of inputs with what is expected of each, whether each fails; null where no answer came
 */
export async function shrinkInput<Input extends readonly unknown[]>(
  { inputs, reference }: Comparison<Input>,
  start: DrawnInput<Input>,
  fails: (
    batch: readonly DrawnInput<Input>[],
    expected: readonly string[],
  ) => Promise<readonly boolean[] | null>,
): Promise<Shrunk<Input>> {
  let smallest = start;
  let steps = 0;
  const seen = new Set([start.text]);
  for (let round = 0; round < ROUNDS && smallest.value !== null; round += 1) {
    const { value } = smallest;
    const smaller = inputs.shrink(value.value, value.context);
    let next: DrawnInput<Input> | undefined;
    // One stream can hold many candidates; they come smallest first, and are asked about a batch at a time.
    for (let asked = 0; asked < 8 && next === undefined; asked += 1) {
      const batch: DrawnInput<Input>[] = [];
      for (const candidate of smaller.take(BATCH)) {
        const text = inputText(candidate.value);
        if (seen.has(text)) continue;
        seen.add(text);
        batch.push({ input: candidate.value, text, case: null, value: candidate });
      }
      if (batch.length === 0) break;
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
