import { canonicalJson } from '../canonical/canonicalJson.ts';
import { field, hasExactlyFields } from '../value/fields.ts';
import type { RegistryHost } from './host.ts';

/** The call that an approval covers. */
export interface ApprovedCall {
  readonly tool: string;
  readonly contractVersion: number;
  readonly actor: string;
  readonly arguments: unknown;
}

/** An approval as it is sent with a call. Only the issuing host can compute its `mac`. */
export interface Approval {
  readonly approver: string;
  /** Milliseconds since 1970; the approval is invalid from this moment on. */
  readonly expiresAt: number;
  readonly mac: string;
}

/** Why an approval is not valid for a call. */
export type ApprovalProblem =
  | 'absent'
  | 'not_an_approval'
  | 'for_another_call'
  | 'expired';

// #region approval
/**
 * Approves one call: this tool, this actor, these arguments, until then.
 * @throws TypeError where the arguments have no canonical text, so that nobody could say what was approved
 */
export function issueApproval(
  approved: ApprovedCall,
  { approver, expiresAt }: Pick<Approval, 'approver' | 'expiresAt'>,
  host: Pick<RegistryHost, 'mac' | 'sha256'>,
): Approval {
  const text = approvalText(approved, approver, expiresAt, host);
  if (text === null)
    throw new TypeError('the arguments have no canonical text');
  return { approver, expiresAt, mac: host.mac(text) };
}

/**
 * What is wrong with an approval for this call, or null where it holds.
 * `"no"`, `true` and every other thing that is merely truthy is not one.
 */
export function approvalProblem(
  approval: unknown,
  call: ApprovedCall,
  host: Pick<RegistryHost, 'mac' | 'sha256' | 'now'>,
): ApprovalProblem | null {
  if (approval === undefined || approval === null) return 'absent';
  if (!hasExactlyFields(approval, ['approver', 'expiresAt', 'mac']))
    return 'not_an_approval';
  const approver = field(approval, 'approver');
  const expiresAt = field(approval, 'expiresAt');
  if (typeof approver !== 'string' || typeof expiresAt !== 'number')
    return 'not_an_approval';
  const text = approvalText(call, approver, expiresAt, host);
  if (text === null || field(approval, 'mac') !== host.mac(text))
    return 'for_another_call';
  return host.now() < expiresAt ? null : 'expired';
}
// #endregion approval

function approvalText(
  { tool, contractVersion, actor, arguments: args }: ApprovedCall,
  approver: string,
  expiresAt: number,
  { sha256 }: Pick<RegistryHost, 'sha256'>,
): string | null {
  const canonical = canonicalJson(args, 'exact');
  if (!canonical.ok) return null;
  const text = canonicalJson([
    'approval',
    1,
    tool,
    contractVersion,
    actor,
    sha256(canonical.text),
    approver,
    expiresAt,
  ]);
  return text.ok ? text.text : null;
}
