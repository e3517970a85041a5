import type { FoundReceipt } from '#core';

/** A receipt as a store on disk keeps it, beside its key. */
export interface StoredReceipt {
  readonly fingerprint: string;
  readonly state: 'in_flight' | 'done' | 'unknown';
  readonly output: string;
  /** The id of the attempt that left it. */
  readonly attempt: string;
}

/**
 * What a stored receipt says to whoever looks it up. One that was left in flight is unknown: the process or the page that
 * wrote it is gone, or its own list of running attempts would have answered.
 */
export function foundReceipt({ fingerprint, state, output, attempt }: StoredReceipt): FoundReceipt {
  return state === 'done'
    ? { state, fingerprint, attempt, output }
    : { state: 'unknown', fingerprint, attempt };
}
