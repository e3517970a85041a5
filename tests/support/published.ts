import type { Exercise } from '#exercises/contract.ts';
import { gradeSubmission } from '#grader/gradeSubmission.ts';
import type { RealmHost } from '#grader/realm.ts';
import type { Report, Verdict, VerdictKind } from '#grader/verdict.ts';
import { verdictJson } from '#grader/verdictJson.ts';

/** A verdict as a program reads it that runs the grade command. */
export type Published = Readonly<Record<string, unknown>> & {
  readonly kind: VerdictKind;
  readonly seed: number;
};

/** A verdict in its published form. */
export function published(verdict: Verdict): Published {
  return JSON.parse(verdictJson(verdict));
}

/** A report whose verdict is in its published form. */
export type PublishedReport = Omit<Report, 'verdict'> & { readonly verdict: Published };

/** Grades a submission on a host, and gives the report with its verdict in the published form. */
export async function gradeOn(
  host: RealmHost,
  exercise: Exercise,
  text: string,
  seed?: number,
): Promise<PublishedReport> {
  const report = await gradeSubmission({ exercise, text, ...(seed === undefined ? {} : { seed }) }, host);
  return { ...report, verdict: published(report.verdict) };
}

/** The same for a submission that needs no realm; where one is opened all the same, it is an error. */
export function gradeWithoutRealm(exercise: Exercise, text: string, seed?: number): Promise<PublishedReport> {
  const open = (): never => {
    throw new Error('A realm was opened.');
  };
  return gradeOn({ open }, exercise, text, seed);
}
