import type { Gate } from '../gates/runGates.ts';

/** A call as the host's policy sees it. Who asks is the policy's own knowledge, never one of the arguments. */
export interface ProposedCall {
  readonly tool: string;
  readonly arguments: unknown;
}

/** The host's own judgement of one proposed call, from its session and its rules. */
export type HostPolicy = (call: ProposedCall) => 'granted' | 'denied';

/**
 * Why the permission gate refused: the policy said no, or it gave no decision (it threw, or answered with anything
 * else, a promise for instance).
 */
export type PermissionRefusal =
  | 'permission_denied'
  | 'permission_undecided';

// #region permission-gate
/**
 * The permission gate. It fails closed: only the literal answer `granted`
 * lets a call pass, so that a policy that is broken, or asynchronous by
 * mistake and therefore truthy, grants nothing.
 */
export function permissionGate<Call>(
  tool: string,
  policy: HostPolicy,
  argumentsOf: (call: Call) => unknown,
): Gate<'permission', Call, PermissionRefusal> {
  return {
    id: 'permission',
    check: (call) => {
      const decision = decide(policy, {
        tool,
        arguments: argumentsOf(call),
      });
      if (decision === 'granted') return null;
      return decision === 'denied'
        ? 'permission_denied'
        : 'permission_undecided';
    },
  };
}
// #endregion permission-gate

function decide(policy: HostPolicy, call: ProposedCall): unknown {
  try {
    return policy(call);
  } catch {
    return null;
  }
}
