import type { CatalogExercise } from '#exercises/contract.ts';
import { parseJson } from '#json/parseJson.ts';
import type { Compared } from '../compare/gradeComparison.ts';
import { invalidSubmission } from '../invalidSubmission.ts';
import { casesFound } from './casesFound.ts';

/** Judges a catalogue of tools, a JSON text, by the exercise's cases. */
export function gradeCatalog(exercise: CatalogExercise, text: string): Compared {
  const parsed = parseJson(text);
  return parsed.ok
    ? casesFound(exercise.judge(parsed.value))
    : invalidSubmission('json', parsed.line, parsed.column, parsed.found);
}
