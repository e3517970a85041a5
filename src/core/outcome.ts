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
