import type { VerdictKind } from '#grader/verdict.ts';

/** The kinds of verdict that no program brings about by itself, and what does; a test of the same name each. */
export const scenarios = {
  cancelled: 'a reader ends a run that is under way',
  'grader-fault': 'the judge cannot be loaded',
  unsupported: 'the browser starts no worker inside the frame',
} as const satisfies Partial<Record<VerdictKind, string>>;
