import { callError } from '../callError.ts';
import type { CallGate } from '../callGate.ts';
import { visibleTools } from '../modelCatalog.ts';

/** Is there a tool of this name? Only tools that the actor may call are named in the answer. */
export const toolGate: CallGate<'tool'> = {
  id: 'tool',
  check: ({ call, registry, tool }) =>
    tool !== undefined
      ? null
      : callError('tool_not_found', {
          tool: call.tool,
          available_tools: visibleTools(registry.values(), call.actor),
        }),
};
