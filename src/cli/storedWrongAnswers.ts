import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { StoredWrongAnswer } from '#exercises/storedWrongAnswer.ts';

/** The file in an exercise's folder that lists its wrong answers. */
export const WRONG_ANSWERS_FILE = 'wrongAnswers.ts';

/**
 * The wrong answers stored for an exercise, in the order of their file; none where it has no such file.
 * @param folder the exercise's folder
 */
export async function storedWrongAnswers(folder: string): Promise<readonly StoredWrongAnswer[]> {
  const file = path.resolve(folder, WRONG_ANSWERS_FILE);
  if (!existsSync(file)) return [];
  return (await import(/* @vite-ignore */ pathToFileURL(file).href)).wrongAnswers;
}
