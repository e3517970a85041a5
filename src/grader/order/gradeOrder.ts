import type { OrderExercise } from '#exercises/contract.ts';
import { parseJson } from '#json/parseJson.ts';
import type { Compared } from '../compare/gradeComparison.ts';
import { invalidSubmission } from '../invalidSubmission.ts';
import { casesFound } from './casesFound.ts';
import { readOrder } from './readOrder.ts';

/** Judges an order of steps: `{ "order": [step, …] }`, each step once. What it does is the exercise's to say. */
export async function gradeOrder(exercise: OrderExercise, text: string): Promise<Compared> {
  const parsed = parseJson(text);
  if (!parsed.ok) return invalidSubmission('json', parsed.line, parsed.column, parsed.found);
  const steps = exercise.steps.map(({ id }) => id);
  const order = readOrder(parsed.value, steps);
  if (order === null) {
    return invalidSubmission(
      'submission',
      1,
      1,
      `an object with "order", a list of each of these once: ${steps.join(', ')}`,
    );
  }
  return casesFound(await exercise.judge(order));
}
