import { callError } from '../callError.ts';
import { type CallGate, refusedBy } from '../callGate.ts';
import { visibleTools } from '../modelCatalog.ts';

/** Is there a tool of this name? Only tools that the actor may call are named in the answer. */
export const toolGate: CallGate = {
  id: 'tool',
  guard: async ({ call, registry, tool }, next) =>
    tool !== undefined
      ? next()
      : refusedBy(
          'tool',
          callError('tool_not_found', {
            tool: call.tool,
            available_tools: visibleTools(registry.values(), call.actor),
          }),
        ),
};
