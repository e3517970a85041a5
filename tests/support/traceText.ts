import type { GateRun } from '#core/index.ts';

/** A run on one line: what each gate said, then where and why it stopped. */
export function traceText(run: GateRun<string, unknown>): string {
  const steps = run.trace.map(({ gate, verdict }) => `${gate}:${marks[verdict]}`).join(' ');
  return run.passed ? `${steps} | passed` : `${steps} | ${run.stoppedAt} ${JSON.stringify(run.refusal)}`;
}

const marks = { passed: 'yes', refused: 'no', not_reached: '-' } as const;
