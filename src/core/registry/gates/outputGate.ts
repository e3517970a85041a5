import { sortViolations } from '../../admission/violation.ts';
import { callError } from '../callError.ts';
import { type CallGate, refusedBy } from '../callGate.ts';

/** Is the result what the tool promised? A null that the schema does not allow is a broken promise like any other. */
export const outputGate: CallGate = {
  id: 'output',
  guard: async ({ tool }, next) => {
    const answer = await next();
    if (answer.kind === 'refused' || tool?.validateOutput == null)
      return answer;
    const output: unknown = JSON.parse(answer.output);
    const violations = sortViolations(tool.validateOutput(output));
    return violations.length === 0
      ? answer
      : refusedBy(
          'output',
          callError(
            'invalid_tool_output',
            { violations },
            {
              outcome:
                tool.runtime.effect === 'write'
                  ? 'applied'
                  : 'not_executed',
            },
          ),
        );
  },
};
