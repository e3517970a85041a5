import { utf8Length } from '../../value/utf8Length.ts';
import { callError } from '../callError.ts';
import { type CallGate, refusedBy } from '../callGate.ts';

/** Is the result small enough to be put before a model? */
export const budgetGate: CallGate = {
  id: 'budget',
  guard: async ({ tool }, next) => {
    const answer = await next();
    if (answer.kind === 'refused' || tool === undefined) return answer;
    const { outputBudgetBytes, effect } = tool.runtime;
    const bytes = utf8Length(answer.output);
    return bytes <= outputBudgetBytes
      ? answer
      : refusedBy(
          'budget',
          callError(
            'output_too_large',
            { bytes, budget_bytes: outputBudgetBytes },
            { outcome: effect === 'write' ? 'applied' : 'not_executed' },
          ),
        );
  },
};
