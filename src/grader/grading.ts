import type { Finding, Report } from './verdict.ts';

/** What grading found, before the facts of the run are added. */
export interface Grading extends Omit<Report, 'verdict'> {
  readonly finding: Finding;
  readonly inputsRun: number;
}

/** A grading that holds a finding and nothing beside it. */
export function gradingOf(finding: Finding, inputsRun = 0): Grading {
  return { finding, inputsRun, words: { type: 'none' }, message: null, log: [] };
}
