import type { OrderVerdict } from '#exercises/contract.ts';
import type { Compared } from '../compare/gradeComparison.ts';

/** What cases came to, as a finding with the words that tell it. */
export function casesFound({ passed, rows }: OrderVerdict): Compared {
  return {
    finding: { kind: passed ? 'passed' : 'wrong', cases: rows.map(({ id, right }) => ({ id, right })) },
    inputsRun: rows.length,
    words: { cases: Object.fromEntries(rows.map(({ id, words, shows }) => [id, { words, shows }])) },
    message: null,
    log: [],
  };
}
