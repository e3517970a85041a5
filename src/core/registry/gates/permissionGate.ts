import {
  type HostPolicy,
  permissionGate as policyGate,
} from '../../admission/hostPolicy.ts';
import { callError } from '../callError.ts';
import type { CallGate } from '../callGate.ts';
import type { Actor } from '../toolContract.ts';

/**
 * Checks by the permission gate of admission that the actor has the tool's permission. Permission to write does not
 * include permission to read.
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

/** Creates the policy that grants a call if the actor has the permission. */
function policyOf({ permissions }: Actor, needed: string): HostPolicy {
  return () => (permissions.has(needed) ? 'granted' : 'denied');
}
