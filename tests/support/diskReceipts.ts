import { type FoundReceipt, type ReceiptStore, type Reservation, scopeKey } from '#core';

/** What a disk holds of a receipt. */
export interface DiskRow {
  readonly fingerprint: string;
  readonly state: 'in_flight' | 'done' | 'unknown';
  readonly output: string;
  readonly attempt: string;
}

let attempts = 0;

/** An id that no other attempt has, on whichever disk. */
function nextAttempt(): string {
  attempts += 1;
  return `attempt-${attempts}`;
}

/** Receipts on a disk that outlives the process: what an earlier process left in flight is unknown to the next. */
export function diskReceipts(disk: Map<string, DiskRow>): ReceiptStore {
  for (const [key, row] of disk) if (row.state === 'in_flight') disk.set(key, { ...row, state: 'unknown' });
  const running = new Map<string, Promise<void>>();
  return {
    isAtomic: false,
    reserve: async (scope, fingerprint): Promise<Reservation> => {
      const key = scopeKey(scope);
      const row = disk.get(key);
      const settled = running.get(key);
      if (row !== undefined && settled !== undefined)
        return { state: 'in_flight', fingerprint: row.fingerprint, settled };
      if (row?.state === 'done') return { ...row, state: 'done' };
      if (row !== undefined) return { state: 'unknown', fingerprint: row.fingerprint };
      let settle = (): void => {};
      running.set(
        key,
        new Promise<void>((resolve) => {
          settle = resolve;
        }),
      );
      const print = { fingerprint, attempt: nextAttempt() };
      disk.set(key, { ...print, state: 'in_flight', output: '' });
      const end = async (left: DiskRow | null): Promise<void> => {
        if (left === null) disk.delete(key);
        else disk.set(key, left);
        running.delete(key);
        settle();
      };
      return {
        state: 'reserved',
        unit: null,
        commit: (output) => end({ ...print, state: 'done', output }),
        release: () => end(null),
        leaveUnknown: () => end({ ...print, state: 'unknown', output: '' }),
      };
    },
    find: async (scope): Promise<FoundReceipt | null> => {
      const key = scopeKey(scope);
      const row = disk.get(key);
      return row === undefined
        ? null
        : ({ ...row, state: running.has(key) ? 'in_flight' : row.state } as FoundReceipt);
    },
    settle: async (scope, attempt, output) => {
      const key = scopeKey(scope);
      const row = disk.get(key);
      if (running.has(key) || row?.attempt !== attempt) return false;
      if (output === null) disk.delete(key);
      else disk.set(key, { fingerprint: row.fingerprint, attempt: nextAttempt(), state: 'done', output });
      return true;
    },
  };
}
