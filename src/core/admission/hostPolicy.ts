import type { Gate } from '../gates/runGates.ts';

/** The input of a host policy. The policy knows the caller's identity from the session, never from the arguments. */
export interface ProposedCall {
  readonly tool: string;
  readonly arguments: unknown;
}

/** Decides on one proposed call, from the host's session and rules. */
export type HostPolicy = (call: ProposedCall) => 'granted' | 'denied';

/** A proposed call with the policy that decides on it. */
export interface PolicedCall extends ProposedCall {
  readonly policy: HostPolicy;
}

/**
 * Why the permission gate refused: the policy denied the call, or returned no decision (it threw, or returned another
 * value, such as a promise).
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
