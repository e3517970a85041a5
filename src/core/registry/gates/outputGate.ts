import { acceptResult } from '../../admission/acceptResult.ts';
import { callError } from '../callError.ts';
import type { OutputGate } from '../callGate.ts';
import { effectOfEnded } from '../effectOfEnded.ts';

/** Checks the output against the tool's output schema. */
export const outputGate: OutputGate<'output'> = {
  id: 'output',
  check: ({ tool, output }) => {
    const answer = acceptResult(tool, JSON.parse(output));
    return answer.ok
      ? null
      : callError(
          'invalid_tool_output',
          { violations: answer.violations },
          { outcome: effectOfEnded(tool) },
        );
  },
};
