import { callError } from '../callError.ts';
import type { CallGate } from '../callGate.ts';
import type { ToolCall } from '../callMiddleware.ts';
import type { ToolContract } from '../toolContract.ts';

/** Checks that the actor may access the resource. A missing resource and a foreign one have the same error. */
export const resourceGate: CallGate<'resource'> = {
  id: 'resource',
  check: ({ call, tool }) =>
    tool === undefined || mayTouch(tool, call)
      ? null
      : callError('not_found_or_not_allowed', {}),
};

/** Fails closed: a check that throws denies access. */
function mayTouch(
  { resource }: Pick<ToolContract<string>, 'resource'>,
  call: ToolCall,
): boolean {
  if (resource === undefined) return true;
  try {
    return resource(call.arguments, call.actor) === 'allowed';
  } catch {
    return false;
  }
}
