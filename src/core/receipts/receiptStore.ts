/** What a receipt belongs to: a key means something only for one actor, one tool and one version of its contract. */
export interface ReceiptScope {
  readonly actor: string;
  readonly tool: string;
  readonly contractVersion: number;
  readonly key: string;
}

/**
 * What a store answers to a call that wants to use a key.
 *
 * - `reserved`: the key is this call's. It must be settled by exactly one of the members.
 * - `in_flight`: another call holds it; `settled` resolves when that call has ended, however it ended.
 * - `done`: a call has ended well; its output is kept as text, which nobody can change by holding it.
 * - `unknown`: a call began and nobody knows whether it took effect. The key stays taken until somebody looks.
 */
export type Reservation =
  | {
      readonly state: 'reserved';
      /** What the handler writes through where the write and the receipt share a transaction; else null. */
      readonly unit: unknown;
      /** The write took effect; the store keeps this text as it is. */
      commit(output: string): Promise<void>;
      /** Nothing took effect: the key is free again. */
      release(): Promise<void>;
      /** Nobody knows. */
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

/** Where receipts are kept. A port: in memory, in a file's database, in a browser's. */
export interface ReceiptStore {
  /**
   * Whether a handler's write and its receipt become visible together or not at all. Where they do, a handler that fails
   * after writing has written nothing; where they do not, nobody knows.
   */
  readonly isAtomic: boolean;
  /** Takes the key where it is free; atomic, so that of two callers at once only one gets it. */
  reserve(scope: ReceiptScope, fingerprint: string): Promise<Reservation>;
}
