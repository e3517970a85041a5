/** The stored fingerprint and state of an earlier request. */
export interface HeldReceipt {
  readonly fingerprint: string;
  /** `unknown`: the call started and its effect is not known. */
  readonly state: 'done' | 'unknown';
}

/** How to handle a request: run it, answer it from the receipt, refuse it, or look up its effect first. */
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
