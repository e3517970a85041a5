import { callError } from '../callError.ts';
import type { CallGate } from '../callGate.ts';
import { visibleTools } from '../modelCatalog.ts';

/** Checks that the tool exists. The error lists only tools that the actor may call. */
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
