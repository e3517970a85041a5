import type { Validate } from '../admission/violation.ts';
import type { Sha256 } from '../canonical/fingerprint.ts';
import type { ReceiptStore } from '../receipts/receiptStore.ts';
import type { Cancellation } from './toolContract.ts';

/** A compiled schema, or why it cannot be compiled. */
export type Compiled =
  | { readonly ok: true; readonly validate: Validate }
  | { readonly ok: false; readonly problems: readonly unknown[] };

/** The result of work under a deadline. */
export type Timed<T> =
  | { readonly ended: true; readonly value: T }
  | { readonly ended: false; readonly observedMs: number };

/** The functions that the registry needs from its host. */
export interface RegistryHost {
  /** Compiles a JSON Schema; refuses unknown keywords, because they would not be enforced. */
  readonly compile: (schema: unknown) => Compiled;
  readonly sha256: Sha256;
  /** Keyed digest; only this host has the key. */
  readonly mac: (text: string) => string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Runs `work` and stops waiting after `limitMs`. The work may continue; its cancellation is then set. */
  readonly withDeadline: <T>(
    limitMs: number,
    work: (cancellation: Cancellation) => Promise<T>,
  ) => Promise<Timed<T>>;
  readonly receipts: ReceiptStore;
}
