import type { CallMiddleware, ReceiptScope, ReceiptStore } from '#core';
import { receiptMiddleware } from '#core/registry/middleware/receiptMiddleware.ts';

/** Wraps a store so that its receipts can be altered from outside. */
export function alterable(kept: ReceiptStore): ReceiptStore & { readonly alter: () => void } {
  let altered = false;
  const forged = (output: string): string => (altered ? output.replace('receipt-', 'forged-') : output);
  return {
    ...kept,
    reserve: async (scope, fingerprint) => {
      const held = await kept.reserve(scope, fingerprint);
      return held.state === 'done' ? { ...held, output: forged(held.output) } : held;
    },
    find: async (scope) => {
      const held = await kept.find(scope);
      return held?.state === 'done' ? { ...held, output: forged(held.output) } : held;
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
  const shared = ({ key }: ReceiptScope): ReceiptScope => ({ actor: '', tool: '', key });
  return {
    isAtomic: kept.isAtomic,
    reserve: (scope, fingerprint) => kept.reserve(shared(scope), fingerprint),
    find: (scope) => kept.find(shared(scope)),
    settle: (scope, attempt, output) => kept.settle(shared(scope), attempt, output),
  };
}
