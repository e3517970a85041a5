/** What a receipt says of the request that it belongs to. */
export interface HeldReceipt {
  readonly fingerprint: string;
  /** `unknown`: the call began, and nobody knows whether it took effect. */
  readonly state: 'done' | 'unknown';
}

/** What is to be done with a request: run it, answer from the receipt, refuse it, or find out first. */
export type RepeatDecision = 'run' | 'replay' | 'conflict' | 'look_up';

// #region decide-repeat
/**
 * Key and fingerprint decide together. `held` is what is kept under the
 * request's key, or null where the key is new.
 */
export function decideRepeat(
  held: HeldReceipt | null,
  fingerprint: string,
): RepeatDecision {
  if (held === null) return 'run';
  if (held.fingerprint !== fingerprint) return 'conflict';
  return held.state === 'done' ? 'replay' : 'look_up';
}
// #endregion decide-repeat
