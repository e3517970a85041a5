import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { applyEdits, type EditProblem } from '#exercises/applyEdits.ts';
import type { StoredWrongAnswer } from '#exercises/storedWrongAnswer.ts';

/**
 * The text of a stored wrong answer: a program, or a schema as JSON.
 * @param folder the exercise's folder
 * @throws Error naming exercise, wrong answer and edit, where an edit cannot be made
 */
export async function wrongAnswerText(folder: string, answer: StoredWrongAnswer): Promise<string> {
  const read = (file: string): Promise<string> => readFile(path.join(folder, file), 'utf8');
  if ('program' in answer) return read(answer.program);
  const edited = applyEdits(await read(answer.of), answer.edits);
  if (edited.ok) return edited.text;
  const { problem } = edited;
  throw new Error(
    `${path.basename(folder)}, wrong answer "${answer.id}", edit ${problem.edit + 1} of ${answer.edits.length}: ${
      sentences[problem.code]
    } ${answer.of}: ${JSON.stringify(answer.edits[problem.edit]?.from)} (found ${problem.found} times)`,
  );
}

const sentences: Readonly<Record<EditProblem['code'], string>> = {
  'not-found': 'its "from" does not occur in',
  ambiguous: 'its "from" occurs more than once, and no "occurrence" is named, in',
  'no-such-occurrence': 'its "occurrence" is not there in',
  overlap: 'it overlaps an earlier edit in',
  'no-change': 'it changes nothing in',
};
