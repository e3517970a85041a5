import { approvalProblem } from '../approval.ts';
import { callError } from '../callError.ts';
import { type CallGate, refusedBy } from '../callGate.ts';

/** Has somebody approved exactly this call? */
export const approvalGate: CallGate = {
  id: 'approval',
  guard: async ({ call, tool, host }, next) => {
    if (tool?.runtime.approval !== 'required') return next();
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
      ? next()
      : refusedBy(
          'approval',
          callError('approval_required', {
            tool: tool.model.name,
            effect: tool.runtime.effect,
            problem,
          }),
        );
  },
};
