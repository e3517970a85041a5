import {
  type HostPolicy,
  permissionGate as policyGate,
} from '../../admission/hostPolicy.ts';
import { callError } from '../callError.ts';
import type { CallGate } from '../callGate.ts';
import type { Actor } from '../toolContract.ts';

/**
 * May this actor use this tool at all? Writing does not include reading. Asks the permission gate of admission, with the
 * actor's permissions as the host's policy.
 */
export const permissionGate: CallGate<'permission'> = {
  id: 'permission',
  check: ({ call, tool }) => {
    if (tool === undefined) return null;
    const { permission } = tool.runtime;
    const refusal = policyGate.check({
      tool: call.tool,
      arguments: call.arguments,
      policy: policyOf(call.actor, permission),
    });
    return refusal === null
      ? null
      : callError('permission_denied', { required_permission: permission });
  },
};

/** The policy that grants what the actor holds the permission for. */
function policyOf({ permissions }: Actor, needed: string): HostPolicy {
  return () => (permissions.has(needed) ? 'granted' : 'denied');
}
