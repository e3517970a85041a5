import type { Compared } from './compare/gradeComparison.ts';

/** The outcome for a submission that is not of the form which the exercise takes; `detail` as in the verdict. */
export function invalidSubmission(
  code: 'json' | 'submission',
  line: number,
  column: number,
  detail: string,
): Compared {
  return {
    finding: { kind: 'compile-error', code, line, column, detail },
    inputsRun: 0,
    words: {},
    message: null,
    log: [],
  };
}
