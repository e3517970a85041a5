/**
 * What came of a call, a step or a row, the same five words in every trace, mark, diagram and table: it may go on, it
 * was stopped, nobody can know, a person or a look-up has to settle it, it was never asked.
 */
export type Outcome =
  | 'allowed'
  | 'refused'
  | 'unknown'
  | 'verify'
  | 'not-reached';

/** The five outcomes, in the order in which legends list them. */
export const outcomes = [
  'allowed',
  'refused',
  'unknown',
  'verify',
  'not-reached',
] as const satisfies readonly Outcome[];
