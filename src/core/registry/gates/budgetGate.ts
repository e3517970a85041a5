import { utf8Length } from '../../value/utf8Length.ts';
import { callError } from '../callError.ts';
import type { OutputGate } from '../callGate.ts';
import { effectOfEnded } from '../effectOfEnded.ts';

/** Checks the output against the tool's byte budget. */
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
