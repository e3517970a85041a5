import type { CallMiddleware, ReceiptStore } from '#core/index.ts';
import { receiptMiddleware } from '#core/registry/middleware/receiptMiddleware.ts';

/** A store whose receipts somebody can alter behind the registry's back. */
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

/** The receipt step as one that compares the key alone: whatever comes under a known key is taken for a repetition. */
export const keyOnlyReceipts: CallMiddleware<'receipt'> = {
  id: 'receipt',
  handle: (state, next) =>
    receiptMiddleware.handle({ ...state, host: { ...state.host, sha256: () => 'any' } }, next),
};

/** Receipts under the bare key: every actor and every tool share one set of names. */
export function withoutScope(kept: ReceiptStore): ReceiptStore {
  return {
    isAtomic: kept.isAtomic,
    reserve: (scope, fingerprint) =>
      kept.reserve({ ...scope, actor: '', tool: '', contractVersion: 1 }, fingerprint),
  };
}
