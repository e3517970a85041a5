import { fingerprintOf } from '../../canonical/fingerprint.ts';
import { decideRepeat } from '../../receipts/decideRepeat.ts';
import type {
  ReceiptScope,
  ReceiptStore,
  Reservation,
} from '../../receipts/receiptStore.ts';
import { field } from '../../value/fields.ts';
import { type CallError, callError } from '../callError.ts';
import {
  type CallAnswer,
  type CallMiddleware,
  type CallState,
  type Next,
  refusedBy,
} from '../callMiddleware.ts';
import { canonicalViolations } from '../canonicalViolations.ts';
import type { RegistryHost } from '../host.ts';

type Reserved = Extract<Reservation, { state: 'reserved' }>;

// #region receipt-gate
/**
 * Has this been done already? Key and fingerprint together decide: a new
 * key runs, the same request is answered from its receipt, another request
 * under the same key is a conflict.
 */
export const receiptMiddleware: CallMiddleware<'receipt'> = {
  id: 'receipt',
  handle: async (state, next) => {
    const { call, tool, host } = state;
    const name = tool?.runtime.idempotencyKey ?? null;
    if (tool === undefined || name === null) return next();
    const key = field(call.arguments, name);
    // The gate for arguments demands the key; without that gate nothing tells one call from its repetition.
    if (typeof key !== 'string') return next();
    const scope = {
      actor: call.actor.id,
      tool: tool.model.name,
      contractVersion: tool.runtime.contractVersion,
      key,
    };
    const print = fingerprintOf(
      { ...scope, arguments: call.arguments },
      host.sha256,
    );
    if (!print.ok)
      return refusedBy(
        'receipt',
        callError('invalid_arguments', {
          violations: canonicalViolations(call.arguments),
        }),
      );
    for (;;) {
      const held = await reserve(host.receipts, scope, print.fingerprint);
      if (held === null)
        return refusedBy('receipt', callError('receipts_unavailable', {}));
      if (held.state === 'reserved')
        return settle(held, key, print.fingerprint, state, next);
      const isSame = held.fingerprint === print.fingerprint;
      if (held.state === 'in_flight' && isSame) {
        // The same request is under way: its answer is ours, or the key is free again.
        await held.settled;
        continue;
      }
      const { fingerprint } = held;
      const decision = decideRepeat(
        { fingerprint, state: held.state === 'done' ? 'done' : 'unknown' },
        print.fingerprint,
      );
      if (decision === 'conflict')
        return refusedBy(
          'receipt',
          callError('idempotency_conflict', { idempotency_key: key }),
        );
      const output =
        held.state === 'done'
          ? unsealed(held.output, fingerprint, host)
          : null;
      if (output !== null) return { kind: 'done', output, replayed: true };
      const reason =
        decision === 'replay' ? 'receipt_altered' : 'call_not_ended';
      return refusedBy('receipt', unreliable(key, reason));
    }
  },
};

/** Runs the rest of the pipeline and stores its result under the reserved key. */
async function settle<Business extends string>(
  reserved: Reserved,
  key: string,
  fingerprint: string,
  { host }: CallState<Business>,
  next: Next<Business>,
): Promise<CallAnswer<Business>> {
  const answer = await next({ unit: reserved.unit });
  if (answer.kind === 'done')
    return (await ended(
      reserved.commit(sealed(answer.output, fingerprint, host)),
    ))
      ? answer
      : refusedBy('receipt', unreliable(key, 'receipt_not_stored'));
  if (answer.error.outcome === 'not_executed') {
    await ended(reserved.release());
    return answer;
  }
  if (host.receipts.isAtomic) {
    // Write and receipt share a transaction, and this one is not committed: nothing took effect.
    await ended(reserved.release());
    const { code, category, retryable, details } = answer.error;
    const undone = {
      outcome: 'not_executed',
      nextStep: 'raise_alarm',
    } as const;
    return {
      ...answer,
      error: { code, category, retryable, details, ...undone },
    };
  }
  await ended(reserved.leaveUnknown());
  return answer;
}
// #endregion receipt-gate

/** Reserves the key; null if the store fails, in which case nothing is run. */
async function reserve(
  receipts: ReceiptStore,
  scope: ReceiptScope,
  fingerprint: string,
): Promise<Reservation | null> {
  try {
    return await receipts.reserve(scope, fingerprint);
  } catch {
    return null;
  }
}

/** Whether a change of the store succeeded. A key that could not be freed stays taken, which is safe. */
async function ended(work: Promise<void>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch {
    return false;
  }
}

/** Creates the error for a key whose effect no receipt states. */
function unreliable(
  key: string,
  reason: 'call_not_ended' | 'receipt_altered' | 'receipt_not_stored',
): CallError {
  return callError(
    'outcome_unknown',
    { idempotency_key: key, reason },
    { outcome: 'unknown' },
  );
}

/** Prefixes an output with a MAC, so that an altered receipt is detected. */
function sealed(
  output: string,
  fingerprint: string,
  { mac }: Pick<RegistryHost, 'mac'>,
): string {
  return `${mac(`receipt ${fingerprint} ${output}`)} ${output}`;
}

function unsealed(
  stored: string,
  fingerprint: string,
  host: Pick<RegistryHost, 'mac'>,
): string | null {
  const output = stored.slice(stored.indexOf(' ') + 1);
  return sealed(output, fingerprint, host) === stored ? output : null;
}
