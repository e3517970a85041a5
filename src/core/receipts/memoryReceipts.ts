import type { ReceiptStore, Reservation } from './receiptStore.ts';
import { scopeKey } from './scopeKey.ts';

/** One receipt: the request's fingerprint, the attempt that left it, and its state. */
type Receipt = {
  readonly fingerprint: string;
  readonly attempt: string;
} & (
  | { readonly state: 'in_flight'; readonly settled: Promise<void> }
  | { readonly state: 'done'; readonly output: string }
  | { readonly state: 'unknown' }
);

// #region memory-receipts
/**
 * Receipts in memory. They do not survive a restart: after one, a repeated
 * key is a new key, and the write happens again.
 */
export function memoryReceipts(): ReceiptStore {
  const receipts = new Map<string, Receipt>();
  let attempts = 0;
  const nextAttempt = (): string => {
    attempts += 1;
    return String(attempts);
  };

  const reserve = (key: string, fingerprint: string): Reservation => {
    const held = receipts.get(key);
    if (held !== undefined) return held;
    const print = { fingerprint, attempt: nextAttempt() };
    let settle = (): void => {};
    const settled = new Promise<void>((resolve) => {
      settle = resolve;
    });
    receipts.set(key, { ...print, state: 'in_flight', settled });
    const end = async (receipt: Receipt | null): Promise<void> => {
      if (receipt === null) receipts.delete(key);
      else receipts.set(key, receipt);
      settle();
    };
    return {
      state: 'reserved',
      unit: null,
      commit: (output) => end({ ...print, state: 'done', output }),
      release: () => end(null),
      leaveUnknown: () => end({ ...print, state: 'unknown' }),
    };
  };

  return {
    isAtomic: false,
    // Looked up and taken in one step: there is no await in between.
    reserve: async (scope, fingerprint) =>
      reserve(scopeKey(scope), fingerprint),
    find: async (scope) => receipts.get(scopeKey(scope)) ?? null,
    settle: async (scope, attempt, output) => {
      const key = scopeKey(scope);
      const held = receipts.get(key);
      if (held?.attempt !== attempt || held.state === 'in_flight')
        return false;
      const { fingerprint } = held;
      const print = { fingerprint, attempt: nextAttempt() };
      if (output === null) receipts.delete(key);
      else receipts.set(key, { ...print, state: 'done', output });
      return true;
    },
  };
}
// #endregion memory-receipts
