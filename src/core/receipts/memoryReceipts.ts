import { canonicalJson } from '../canonical/canonicalJson.ts';
import type {
  ReceiptScope,
  ReceiptStore,
  Reservation,
} from './receiptStore.ts';

/** One receipt: the request's fingerprint and its state. */
type Receipt = { readonly fingerprint: string } & (
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

  const reserve = (key: string, fingerprint: string): Reservation => {
    const held = receipts.get(key);
    if (held !== undefined) return held;
    let settle = (): void => {};
    const settled = new Promise<void>((resolve) => {
      settle = resolve;
    });
    receipts.set(key, { fingerprint, state: 'in_flight', settled });
    const end = async (receipt: Receipt | null): Promise<void> => {
      if (receipt === null) receipts.delete(key);
      else receipts.set(key, receipt);
      settle();
    };
    return {
      state: 'reserved',
      unit: null,
      commit: (output) => end({ fingerprint, state: 'done', output }),
      release: () => end(null),
      leaveUnknown: () => end({ fingerprint, state: 'unknown' }),
    };
  };

  return {
    isAtomic: false,
    // Looked up and taken in one step: there is no await in between.
    reserve: async (scope, fingerprint) =>
      reserve(scopeKey(scope), fingerprint),
  };
}
// #endregion memory-receipts

/**
 * Encodes a scope as one text; different scopes have different texts.
 * @throws TypeError if a name in it is not well-formed
 */
export function scopeKey(scope: ReceiptScope): string {
  const { actor, tool, contractVersion, key } = scope;
  const canonical = canonicalJson([actor, tool, contractVersion, key]);
  if (!canonical.ok)
    throw new TypeError(`scope: ${canonical.problem} at ${canonical.path}`);
  return canonical.text;
}
