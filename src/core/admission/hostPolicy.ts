import type { Gate } from '../gates/runGates.ts';

/** A call as the host's policy sees it. Who asks is the policy's own knowledge, never one of the arguments. */
export interface ProposedCall {
  readonly tool: string;
  readonly arguments: unknown;
}

/** The host's own decision on one proposed call, from its session and its rules. */
export type HostPolicy = (call: ProposedCall) => 'granted' | 'denied';

/** A proposed call with the policy that decides on it. */
export interface PolicedCall extends ProposedCall {
  readonly policy: HostPolicy;
}

/**
 * Why the permission gate refused: the policy said no, or it gave no decision (it threw, or answered with anything
 * else, a promise for instance).
 */
export interface PermissionRefusal {
  readonly code: 'permission_denied' | 'permission_undecided';
}

// #region permission-gate
/**
 * The permission gate. It fails closed: only the literal answer `granted`
 * lets a call pass, so that a policy that is broken, or asynchronous by
 * mistake and therefore truthy, grants nothing.
 */
export const permissionGate: Gate<
  'permission',
  PolicedCall,
  PermissionRefusal
> = {
  id: 'permission',
  check: ({ tool, arguments: args, policy }) => {
    const decision = decide(policy, { tool, arguments: args });
    if (decision === 'granted') return null;
    return decision === 'denied'
      ? { code: 'permission_denied' }
      : { code: 'permission_undecided' };
  },
};
// #endregion permission-gate

function decide(policy: HostPolicy, call: ProposedCall): unknown {
  try {
    return policy(call);
  } catch {
    return null;
  }
}
