import type { CaseOutcome } from '#exercises/contract.ts';
import { type Grading, gradingOf } from '../grading.ts';

/** Grades a catalogue or an order by the outcomes of its cases: all right is passed. */
export function gradeCases(outcomes: readonly CaseOutcome[]): Grading {
  const evidence = { type: 'cases', cases: outcomes.map(({ id, right }) => ({ id, right })) } as const;
  const kind = outcomes.every(({ right }) => right) ? 'passed' : 'wrong';
  return {
    ...gradingOf({ kind, evidence }, outcomes.length),
    words: {
      type: 'cases',
      cases: Object.fromEntries(outcomes.map(({ id, words, shows }) => [id, { words, shows }])),
    },
  };
}
