import { type CallError, nextStepOf } from '../registry/callError.ts';

/** How the last write attempt ended for its caller. */
export type WriteEnd =
  | { readonly kind: 'done' }
  /** A time-out, or a closed connection. */
  | { readonly kind: 'no_answer' }
  | {
      readonly kind: 'error';
      readonly error: Pick<
        CallError<string>,
        'code' | 'category' | 'retryable' | 'outcome'
      >;
    };

/** The caller's knowledge after a write attempt. */
export interface AfterWrite {
  readonly end: WriteEnd;
  /** The result of a look-up since then; null if there was none. */
  readonly found: 'written' | 'not_written' | null;
  /** Whether the host knows that the tool keeps receipts under this key as long as the writes. A server's hint does not count. */
  readonly keepsReceipts: boolean;
  /**
   * Who can settle a receipt that does not state the end of its attempt: somebody else; this host, which keeps the
   * receipts itself; or nobody any more, since this host has settled it as found.
   */
  readonly settling: 'not_ours' | 'ours' | 'settled';
  /** Whether the wanted write is the attempted one or another one. */
  readonly wants: 'same' | 'another';
  /** How many times the host may still send. */
  readonly attemptsLeft: number;
}

/**
 * The next step: look up first; settle the receipt as found; resend the same request under the same key; send the
 * repaired request under the same key; send under a new key; or send nothing.
 */
export type AfterWriteStep =
  | 'look_up'
  | 'settle'
  | 'same_key'
  | 'repaired_same_key'
  | 'new_key'
  | 'stop';

/** The reason for the step. */
export type AfterWriteReason =
  | 'it_stands'
  | 'another_intention'
  | 'may_stand'
  | 'receipt_answers'
  | 'receipt_open'
  | 'receipt_not_ours'
  | 'not_there'
  | 'nothing_ran'
  | 'nothing_reserved'
  | 'key_taken'
  | 'not_yours'
  | 'attempts_used_up';

/** The next step after a write attempt, with its reason. */
export interface AfterWriteDecision {
  readonly step: AfterWriteStep;
  readonly reason: AfterWriteReason;
}

// #region next-after-write
/**
 * The next step after an attempt to write. What may stand is looked up
 * before anything is sent, and an open receipt is settled as found; only
 * then do errors and attempts decide.
 *
 * The key stays for as long as the intended write is the same one, repaired
 * arguments included: a call that was refused has reserved nothing. A
 * repetition under the key is itself a look-up where the tool is known to
 * keep receipts.
 */
export function nextAfterWrite(after: AfterWrite): AfterWriteDecision {
  const { end, found, keepsReceipts, settling, wants, attemptsLeft } =
    after;
  const isOpen = leavesReceiptOpen(after);
  if (isOpen && found !== null && settling === 'ours')
    return { step: 'settle', reason: 'receipt_open' };
  if (end.kind === 'done' || found === 'written')
    return wants === 'same'
      ? { step: 'stop', reason: 'it_stands' }
      : { step: 'new_key', reason: 'another_intention' };
  const next = end.kind === 'error' ? nextStepOf(end.error) : null;
  if (next === null || next === 'look_up_first') {
    if (found === 'not_written')
      return isOpen && settling === 'not_ours' && wants === 'same'
        ? { step: 'stop', reason: 'receipt_not_ours' }
        : sendAgain(after, 'same_key', 'not_there');
    const answers = next === null && keepsReceipts && wants === 'same';
    return answers && attemptsLeft > 0
      ? { step: 'same_key', reason: 'receipt_answers' }
      : { step: 'look_up', reason: 'may_stand' };
  }
  switch (next) {
    case 'retry_within_limits':
      return sendAgain(after, 'same_key', 'nothing_ran');
    case 'reconcile':
      return wants === 'same'
        ? { step: 'look_up', reason: 'key_taken' }
        : { step: 'new_key', reason: 'another_intention' };
    case 'repair_arguments':
    case 'check_the_id':
    case 'choose_listed_tool':
      return sendAgain(after, 'repaired_same_key', 'nothing_reserved');
    case 'get_permission':
    case 'ask_for_approval':
    case 'raise_alarm':
      return { step: 'stop', reason: 'not_yours' };
  }
}

/**
 * Whether the receipt says of this attempt that its end is unknown, so that
 * every repetition is refused. After a time-out the attempt may yet end.
 */
function leavesReceiptOpen({ end, keepsReceipts }: AfterWrite): boolean {
  return (
    keepsReceipts &&
    end.kind === 'error' &&
    end.error.outcome !== 'not_executed' &&
    end.error.category !== 'dependency'
  );
}
// #endregion next-after-write

function sendAgain(
  { wants, attemptsLeft }: AfterWrite,
  step: 'same_key' | 'repaired_same_key',
  reason: 'not_there' | 'nothing_ran' | 'nothing_reserved',
): AfterWriteDecision {
  if (wants === 'another')
    return { step: 'new_key', reason: 'another_intention' };
  return attemptsLeft > 0
    ? { step, reason }
    : { step: 'stop', reason: 'attempts_used_up' };
}
