import { Random } from 'fast-check';
import { xorshift128plus } from 'pure-rand/generator/xorshift128plus';
import type { PredictExercise } from '#exercises/contract.ts';

/** How many situations are drawn for each that is taken. */
const DRAWN_FOR_EACH = 30;

/**
 * The situations of one round, drawn from the seed. Of those drawn, the next taken is one whose answer the round has
 * least of, so that no answer is right most of the time.
 */
export function drawRound<Situation>(
  exercise: PredictExercise<Situation>,
  seed: number,
): readonly Situation[] {
  const random = new Random(xorshift128plus(seed));
  const drawn: { readonly situation: Situation; readonly answer: string; readonly text: string }[] = [];
  for (let i = 0; i < exercise.roundLength * DRAWN_FOR_EACH; i += 1) {
    const situation = exercise.situations.generate(random, undefined).value;
    drawn.push({
      situation,
      answer: JSON.stringify(exercise.answer(situation)),
      text: JSON.stringify(situation),
    });
  }
  const taken: (typeof drawn)[number][] = [];
  const used = new Set<string>();
  while (taken.length < exercise.roundLength) {
    const often = (answer: string): number => taken.filter((one) => one.answer === answer).length;
    const left = drawn.filter(({ text }) => !used.has(text));
    const next = left.reduce<(typeof drawn)[number] | null>(
      (best, one) => (best === null || often(one.answer) < often(best.answer) ? one : best),
      null,
    );
    if (next === null) break;
    used.add(next.text);
    taken.push(next);
  }
  // Taken as they are, the rare answers would stand where everybody learns to expect them.
  for (let last = taken.length - 1; last > 0; last -= 1) {
    const other = random.nextInt(0, last);
    [taken[last], taken[other]] = [
      taken[other] as (typeof drawn)[number],
      taken[last] as (typeof drawn)[number],
    ];
  }
  return taken.map(({ situation }) => situation);
}
