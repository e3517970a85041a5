import type { ExerciseMeta } from '#exercises/contract.ts';
import { seedOf } from '#grader/seed.ts';
import type { Verdict } from '#grader/verdict.ts';
import type { RunRecord } from '#store';

/** Whether a seed was chosen by somebody, for example with a link, instead of computed from the text. */
export function isForeignSeed(
  { id, revision }: Pick<ExerciseMeta, 'id' | 'revision'>,
  text: string,
  seed: number | null,
): boolean {
  return seed !== null && seed !== seedOf(id, revision, text);
}

/** What the history keeps of a run that has ended. A pass under a foreign seed is kept and does not count. */
export function runRecord(
  text: string,
  { kind, seed }: Pick<Verdict, 'kind' | 'seed'>,
  isForeign: boolean,
): { readonly text: string } & RunRecord {
  return { text, verdict: kind, seed, ...(isForeign && { foreignSeed: true }) };
}
