import type { Exercise } from '#exercises/contract.ts';
import { askedInputs } from './compare/drawInputs.ts';
import { parseSubmission } from './parse/parseSubmission.ts';
import { seedOf } from './seed.ts';

/**
 * Makes the inputs that a text would be graded on, so that grading it finds them ready. Does nothing for a text that
 * cannot be read, or for an exercise that asks no inputs.
 */
export function prepareInputs(exercise: Exercise, text: string): void {
  const parsed = parseSubmission(exercise, text);
  if (!parsed.ok) return;
  const { submission } = parsed;
  const seed = seedOf(exercise.id, exercise.revision, text);
  if (submission.kind === 'program') askedInputs(submission.exercise, seed, submission.literals);
  else if (submission.kind === 'schema') askedInputs(submission.exercise, seed, submission.literals);
}
