import type { Validate } from '../admission/violation.ts';
import type { Sha256 } from '../canonical/fingerprint.ts';
import type { ReceiptStore } from '../receipts/receiptStore.ts';
import type { Cancellation } from './toolContract.ts';

/** A schema made into a check, or why it cannot be used. */
export type Compiled =
  | { readonly ok: true; readonly validate: Validate }
  | { readonly ok: false; readonly problems: readonly unknown[] };

/** How work under a deadline came out. */
export type Timed<T> =
  | { readonly ended: true; readonly value: T }
  | { readonly ended: false; readonly observedMs: number };

/** What the registry needs from where it runs. */
export interface RegistryHost {
  /** Refuses unknown keywords: a rule that is not enforced is no rule. */
  readonly compile: (schema: unknown) => Compiled;
  readonly sha256: Sha256;
  /** A keyed digest that only this host can make: what it signs, it has issued. */
  readonly mac: (text: string) => string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Runs `work` and stops waiting after `limitMs`. The work itself may go on; it learns of it by its cancellation. */
  readonly withDeadline: <T>(
    limitMs: number,
    work: (cancellation: Cancellation) => Promise<T>,
  ) => Promise<Timed<T>>;
  readonly receipts: ReceiptStore;
}
