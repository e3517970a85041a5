import { utf8Length } from '../../value/utf8Length.ts';
import { callError } from '../callError.ts';
import type { OutputGate } from '../callGate.ts';
import { effectOfEnded } from '../effectOfEnded.ts';

/** Is the result small enough to be put before a model? */
export const budgetGate: OutputGate<'budget'> = {
  id: 'budget',
  check: ({ tool, output }) => {
    const { outputBudgetBytes } = tool.runtime;
    const bytes = utf8Length(output);
    return bytes <= outputBudgetBytes
      ? null
      : callError(
          'output_too_large',
          { bytes, budget_bytes: outputBudgetBytes },
          { outcome: effectOfEnded(tool) },
        );
  },
};
