import path from 'node:path';
import { exerciseMetas } from '#exercises';
import { projectRoot } from './generate/generatedFile.ts';
import { storedWrongAnswers } from './storedWrongAnswers.ts';
import { wrongAnswerText } from './wrongAnswerText.ts';

/**
 * The text of a stored wrong answer, for a command that was asked for it by ids.
 * @returns the text, or a sentence that names the ids that there are
 */
export async function wrongSubmission(
  exercise: string,
  id: string,
): Promise<{ readonly ok: true; readonly text: string } | { readonly ok: false; readonly problem: string }> {
  if (!exerciseMetas.some((meta) => meta.id === exercise))
    return { ok: false, problem: `There is no exercise "${exercise}".` };
  const folder = path.join(projectRoot, 'src/exercises', exercise);
  const answers = await storedWrongAnswers(folder);
  if (answers.length === 0) return { ok: false, problem: `${exercise} has no stored wrong answers.` };
  const answer = answers.find((one) => one.id === id);
  if (answer !== undefined) return { ok: true, text: await wrongAnswerText(folder, answer) };
  const ids = answers.map((one) => one.id).join(', ');
  return { ok: false, problem: `${exercise} has no wrong answer "${id}". There are: ${ids}.` };
}
