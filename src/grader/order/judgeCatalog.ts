import type { CatalogExercise } from '#exercises/contract.ts';
import type { Compared } from '../compare/judgeComparison.ts';
import { parseJson } from '#json/parseJson.ts';
import { refused } from '../refused.ts';
import { casesFound } from './casesFound.ts';

/** Judges a catalogue of tools, a JSON text, by the exercise's cases. */
export function judgeCatalog(exercise: CatalogExercise, text: string): Compared {
  const parsed = parseJson(text);
  return parsed.ok
    ? casesFound(exercise.judge(parsed.value))
    : refused('json', parsed.line, parsed.column, parsed.found);
}
