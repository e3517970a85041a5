import { fingerprintOf } from '../../canonical/fingerprint.ts';
import { decideRepeat } from '../../receipts/decideRepeat.ts';
import type {
  ReceiptScope,
  ReceiptStore,
  Reservation,
} from '../../receipts/receiptStore.ts';
import { sealed, unsealed } from '../../receipts/seal.ts';
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

type Reserved = Extract<Reservation, { state: 'reserved' }>;

// #region receipt-gate
/**
 * Has this been done already? Key and fingerprint together decide: a new
 * key runs, the same request is answered from its receipt, another request
 * under the same key is a conflict. A key is looked for under the actor and
 * the tool. The contract's version is in the fingerprint, so that a request
 * of the last version is a conflict and no second write.
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
    const scope = { actor: call.actor.id, tool: tool.model.name, key };
    const { contractVersion } = tool.runtime;
    const print = fingerprintOf(
      { tool: scope.tool, contractVersion, arguments: call.arguments },
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
        return runReserved(held, key, print.fingerprint, state, next);
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
      const answer =
        held.state === 'done'
          ? unsealed(held.output, fingerprint, host.mac)
          : null;
      if (answer !== null)
        return { kind: 'done', ...answer, replayed: true };
      const reason =
        decision === 'replay' ? 'receipt_altered' : 'call_not_ended';
      return refusedBy('receipt', unreliable(key, reason));
    }
  },
};

/** Runs the rest of the pipeline and stores its result under the reserved key. */
async function runReserved<Business extends string>(
  reserved: Reserved,
  key: string,
  fingerprint: string,
  { host }: CallState<Business>,
  next: Next<Business>,
): Promise<CallAnswer<Business>> {
  const answer = await next({ unit: reserved.unit });
  if (answer.kind === 'done')
    return (await ended(
      reserved.commit(sealed(answer, fingerprint, host.mac)),
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
