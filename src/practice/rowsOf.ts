import type { SheetRow, Verdict } from '#grader/verdict.ts';

/** The rows of the sheet that a verdict tells of; none where it is of something else. */
export function rowsOf(verdict: Verdict | undefined): readonly SheetRow[] {
  const isOfSheet = verdict !== undefined && (verdict.kind === 'passed' || verdict.kind === 'wrong');
  return isOfSheet ? (verdict.rows ?? []) : [];
}
