import { CORE_VERSION } from '#core/version.ts';
import type { ExerciseMeta } from '#exercises/contract.ts';
import { seedOf } from './seed.ts';
import type { Finding, Report } from './verdict.ts';

/**
 * The report of a run that the host ended before the grader gave a verdict. The page and the command line build it here,
 * so that both give the same bytes.
 * @param seed the seed that was asked for, or null for the one drawn from the text
 */
export function endedReport(
  { id, revision }: ExerciseMeta,
  text: string,
  seed: number | null,
  finding: Finding,
): Report {
  const facts = {
    exercise: id,
    revision,
    seed: seed ?? seedOf(id, revision, text),
    inputsRun: 0,
    core: CORE_VERSION,
  };
  return { verdict: { ...facts, ...finding }, words: { type: 'none' }, message: null, log: [] };
}

/** The finding for a grader that gave no verdict in its time. */
export function noVerdictWithin(graderMs: number): Finding {
  return { kind: 'grader-fault', detail: `no verdict within ${graderMs} ms` };
}
