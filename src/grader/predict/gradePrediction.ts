import { field } from '#core/value/fields.ts';
import type { PredictExercise } from '#exercises/contract.ts';
import { parseJson } from '#json/parseJson.ts';
import type { Compared } from '../compare/gradeComparison.ts';
import { invalidSubmission } from '../invalidSubmission.ts';
import { gradeRows } from '../questions/gradeRows.ts';
import { drawRound } from './drawRound.ts';

/** The seed that a sheet of predictions names, or null where it names none. */
export function seedOfSheet(text: string): number | null {
  const parsed = parseJson(text);
  const seed = parsed.ok ? field(parsed.value, 'seed') : null;
  return typeof seed === 'number' && Number.isSafeInteger(seed) && seed >= 0 ? seed : null;
}

/**
 * Judges a sheet of predictions: `{ "seed": N, "answers": [{ question: answer, … }, …] }`, one answer a situation of the
 * round that the seed draws. All right is passed; a situation without an answer is not right. A sheet that names no seed
 * answers no round.
 */
export function gradePrediction(exercise: PredictExercise, text: string, seed: number): Compared {
  const parsed = parseJson(text);
  if (!parsed.ok) return invalidSubmission('json', parsed.line, parsed.column, parsed.found);
  const answers = field(parsed.value, 'answers');
  if (!Array.isArray(answers) || seedOfSheet(text) === null)
    return invalidSubmission('submission', 1, 1, 'an object with "seed" and "answers", a list');
  return gradeRows(
    exercise,
    drawRound(exercise, seed).map((situation, index) => ({ situation, given: answers[index] })),
  );
}
