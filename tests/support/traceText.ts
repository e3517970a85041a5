import type { GateRun } from '#core';

/** A run on one line: what each gate said, then where and why it stopped. */
export function traceText(run: GateRun<string, unknown>): string {
  const steps = run.trace.map(({ gate, outcome }) => `${gate}:${marks[outcome]}`).join(' ');
  return run.passed ? `${steps} | passed` : `${steps} | ${run.stoppedAt} ${JSON.stringify(run.refusal)}`;
}

const marks = { allowed: 'yes', refused: 'no', 'not-reached': '-' } as const;
