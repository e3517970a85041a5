import type { Comparison } from '#exercises/contract.ts';
import { isSimpler, simplerInputs, simplicityOf } from '#exercises/walk/simplerInputs.ts';
import { answerOf } from './answerOf.ts';
import { type AskedInput, inputText } from './drawInputs.ts';

/** The most inputs in one question. */
const BATCH = 256;

/**
 * The most questions that one search asks. The budget is a number and no time, so that a program has the same
 * counterexample on a slow machine as on a fast one. Asked each up to its deadline, they end within the grader's time.
 */
export const SHRINK_QUESTIONS = 48;

/** The smallest input found that still fails, and how many steps led to it. */
export interface Shrunk<Input> {
  readonly smallest: AskedInput<Input>;
  readonly steps: number;
}

/**
 * Looks for a simpler input on which the submission still fails, until none of the simplifications of an input does.
 *
 * They are asked about in batches, since a question to another realm costs more than the answer; the simplest of a batch
 * that fails is the next to be made simpler. The search ends before that where its questions are used up. An input that
 * was made from a named case keeps its name.
 *
 * @param fails for a batch of inputs, whether each fails; null where no answer came
 */
export async function shrinkInput<Input extends readonly unknown[]>(
  { walk, reference }: Pick<Comparison<Input>, 'walk' | 'reference'>,
  start: AskedInput<Input>,
  fails: (batch: readonly AskedInput<Input>[]) => Promise<readonly boolean[] | null>,
): Promise<Shrunk<Input>> {
  let smallest = start;
  let steps = 0;
  let questions = 0;
  const seen = new Set([start.text]);
  for (;;) {
    let next: AskedInput<Input> | undefined;
    const candidates = candidatesOf(smallest.input, walk.allows, seen);
    for (let from = 0; from < candidates.length && next === undefined; from += BATCH) {
      if (questions >= SHRINK_QUESTIONS) return { smallest, steps };
      questions += 1;
      const batch = candidates.slice(from, from + BATCH).map(({ input, text }) => {
        seen.add(text);
        return { input, text, case: start.case, expected: answerOf(reference, input) };
      });
      const answers = await fails(batch);
      if (answers === null) return { smallest, steps };
      next = batch.find((_, index) => answers[index]);
    }
    if (next === undefined) return { smallest, steps };
    smallest = next;
    steps += 1;
  }
}

/** The simplifications of an input that nothing was asked about yet, the simplest first. */
function candidatesOf<Input extends readonly unknown[]>(
  input: Input,
  allows: (input: readonly unknown[]) => boolean,
  seen: ReadonlySet<string>,
): readonly { readonly input: Input; readonly text: string }[] {
  const known = new Set(seen);
  return simplerInputs(input)
    .filter(allows)
    .map((candidate) => ({ input: candidate, simplicity: simplicityOf(candidate) }))
    .sort((a, b) =>
      isSimpler(a.simplicity, b.simplicity) ? -1 : isSimpler(b.simplicity, a.simplicity) ? 1 : 0,
    )
    .flatMap(({ input: candidate }) => {
      const text = inputText(candidate);
      if (known.has(text)) return [];
      known.add(text);
      return [{ input: candidate, text }];
    });
}
