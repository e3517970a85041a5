import type { CallGate, ReceiptStore } from '#core/index.ts';
import { receiptGate } from '#core/registry/gates/receiptGate.ts';

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

/** The gate for receipts as one that compares the key alone: whatever comes under a known key is taken for a repetition. */
export const keyOnlyReceiptGate: CallGate = {
  id: 'receipt',
  guard: (state, next) => receiptGate.guard({ ...state, host: { ...state.host, sha256: () => 'any' } }, next),
};

/** Receipts under the bare key: every actor and every tool share one set of names. */
export function withoutScope(kept: ReceiptStore): ReceiptStore {
  return {
    isAtomic: kept.isAtomic,
    reserve: (scope, fingerprint) =>
      kept.reserve({ ...scope, actor: '', tool: '', contractVersion: 1 }, fingerprint),
  };
}
