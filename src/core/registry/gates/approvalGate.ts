import { approvalProblem } from '../approval.ts';
import { callError } from '../callError.ts';
import type { CallGate } from '../callGate.ts';

/** Checks that a valid approval of exactly this call is present, if the tool requires one. */
export const approvalGate: CallGate<'approval'> = {
  id: 'approval',
  check: ({ call, tool, host }) => {
    if (tool?.runtime.approval !== 'required') return null;
    const problem = approvalProblem(
      call.approval,
      {
        tool: tool.model.name,
        contractVersion: tool.runtime.contractVersion,
        actor: call.actor.id,
        arguments: call.arguments,
      },
      host,
    );
    return problem === null
      ? null
      : callError('approval_required', {
          tool: tool.model.name,
          effect: tool.runtime.effect,
          problem,
        });
  },
};
