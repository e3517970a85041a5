/**
 * The namespace of a key: one actor and one tool. The version of the tool's contract is no part of it. The fingerprint
 * holds the version, so that a key of the last version is found again and its repetition is a conflict.
 */
export interface ReceiptScope {
  readonly actor: string;
  readonly tool: string;
  readonly key: string;
}

/**
 * The result of reserving a key.
 *
 * - `reserved`: the key is free and now held by this call, which must call exactly one of the three methods.
 * - `in_flight`: another call holds the key; `settled` resolves when that call has ended.
 * - `done`: an earlier call succeeded; its output is stored as immutable text.
 * - `unknown`: an earlier call started and its effect is not known. The key stays taken until it is settled.
 */
export type Reservation =
  | {
      readonly state: 'reserved';
      /** The transaction that the write and the receipt share; null if they share none. */
      readonly unit: unknown;
      /** Stores the output as it is: the write took effect. */
      commit(output: string): Promise<void>;
      /** Frees the key: nothing took effect. */
      release(): Promise<void>;
      /** Keeps the key taken: the effect is not known. */
      leaveUnknown(): Promise<void>;
    }
  | {
      readonly state: 'in_flight';
      readonly fingerprint: string;
      readonly settled: Promise<void>;
    }
  | {
      readonly state: 'done';
      readonly fingerprint: string;
      readonly output: string;
    }
  | { readonly state: 'unknown'; readonly fingerprint: string };

/** What stands under a key, read without taking the key. */
export type FoundReceipt = {
  readonly fingerprint: string;
  /** The id of the attempt that left it. Each reservation and each settlement has an id of its own. */
  readonly attempt: string;
} & (
  | { readonly state: 'in_flight' | 'unknown' }
  | { readonly state: 'done'; readonly output: string }
);

/** Stores receipts. A port with implementations in memory, in SQLite and in IndexedDB. */
export interface ReceiptStore {
  /**
   * Whether a handler's write and its receipt are one transaction. If so, a handler that fails after writing has written
   * nothing; if not, its effect is unknown.
   */
  readonly isAtomic: boolean;
  /** Takes the key if it is free. Atomic: of two concurrent callers only one takes it. */
  reserve(scope: ReceiptScope, fingerprint: string): Promise<Reservation>;
  /** Reads what stands under the key; null if the key is free. */
  find(scope: ReceiptScope): Promise<FoundReceipt | null>;
  /**
   * Replaces what an attempt has left, atomically: by a receipt with this output, or by a free key where it is null.
   * False, with no change, where the attempt is still under way here or something else stands under the key by now.
   */
  settle(
    scope: ReceiptScope,
    attempt: string,
    output: string | null,
  ): Promise<boolean>;
}
