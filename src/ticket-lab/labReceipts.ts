import type { CallMiddleware, ReceiptStore } from '#core';
import { receiptMiddleware } from '#core/registry/middleware/receiptMiddleware.ts';

/** Wraps a store so that its receipts can be altered from outside. */
export function alterable(kept: ReceiptStore): ReceiptStore & { readonly alter: () => void } {
  let altered = false;
  return {
    isAtomic: kept.isAtomic,
    reserve: async (scope, fingerprint) => {
      const held = await kept.reserve(scope, fingerprint);
      return altered && held.state === 'done'
        ? { ...held, output: held.output.replace('receipt-', 'forged-') }
        : held;
    },
    alter: () => {
      altered = true;
    },
  };
}

/** The receipt middleware without fingerprints: every request under a known key counts as a repetition. */
export const keyOnlyReceipts: CallMiddleware<'receipt'> = {
  id: 'receipt',
  handle: (state, next) =>
    receiptMiddleware.handle({ ...state, host: { ...state.host, sha256: () => 'any' } }, next),
};

/** Wraps a store so that all actors and tools share one namespace of keys. */
export function withoutScope(kept: ReceiptStore): ReceiptStore {
  return {
    isAtomic: kept.isAtomic,
    reserve: (scope, fingerprint) =>
      kept.reserve({ ...scope, actor: '', tool: '', contractVersion: 1 }, fingerprint),
  };
}
