import { callError } from '../callError.ts';
import { type CallGate, refusedBy } from '../callGate.ts';

/** May this actor use this tool at all? Writing does not include reading. */
export const permissionGate: CallGate = {
  id: 'permission',
  guard: async ({ call, tool }, next) => {
    const needed = tool?.runtime.permission;
    return needed === undefined || call.actor.permissions.has(needed)
      ? next()
      : refusedBy(
          'permission',
          callError('permission_denied', { required_permission: needed }),
        );
  },
};
