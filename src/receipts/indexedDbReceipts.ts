import { type FoundReceipt, type ReceiptScope, type ReceiptStore, type Reservation, scopeKey } from '#core';
import { foundReceipt, type StoredReceipt } from './foundReceipt.ts';
import { openReceiptDatabase, RECEIPT_STORE } from './openReceiptDatabase.ts';

/**
 * Opens a receipt store in IndexedDB, which survives a reload and a crash of the page.
 *
 * The write and its receipt share no transaction. A key that another page left in flight is reported as `unknown`,
 * because that page may still be running. Where it is settled while that page runs, that page can store no receipt any
 * more; what it writes is beyond this store. So be sure that the page is gone before you look.
 *
 * @param factory the browser's `indexedDB`
 * @throws DOMException if the browser refuses storage
 * @throws Error if a page with an earlier release has the database open
 */
export async function indexedDbReceipts(
  name: string,
  factory: IDBFactory = indexedDB,
): Promise<ReceiptStore & { close(): void }> {
  const database = await openReceiptDatabase(name, factory);
  const running = new Map<
    string,
    { readonly fingerprint: string; readonly attempt: string; readonly settled: Promise<void> }
  >();

  /** Replaces the row of an attempt, or deletes it; false if another attempt's row, or none, stands there. */
  const replace = (key: string, attempt: string, row: StoredReceipt | null): Promise<boolean> =>
    inTransaction<boolean>(database, 'readwrite', (store, answer) => {
      const request: IDBRequest<StoredReceipt | undefined> = store.get(key);
      request.onsuccess = () => {
        const isOwn = request.result?.attempt === attempt;
        if (isOwn && row === null) store.delete(key);
        if (isOwn && row !== null) store.put(row, key);
        answer(isOwn);
      };
    });

  /** @throws Error if the attempt's row is gone */
  const leave = async (key: string, row: StoredReceipt): Promise<void> => {
    if (!(await replace(key, row.attempt, row)))
      throw new Error('The receipt belongs to another attempt by now.');
  };

  return {
    isAtomic: false,
    reserve: async (scope: ReceiptScope, fingerprint: string): Promise<Reservation> => {
      const key = scopeKey(scope);
      const held = running.get(key);
      if (held !== undefined) return { state: 'in_flight', ...held };
      const attempt = crypto.randomUUID();
      let settle = (): void => {};
      const settled = new Promise<void>((resolve) => {
        settle = resolve;
      });
      running.set(key, { fingerprint, attempt, settled });
      const end = (): void => {
        running.delete(key);
        settle();
      };
      let row: StoredReceipt | undefined;
      try {
        row = await takeKey(database, key, { fingerprint, state: 'in_flight', output: '', attempt });
      } catch (error) {
        end();
        throw error;
      }
      if (row !== undefined) {
        end();
        return row.state === 'done'
          ? { state: 'done', fingerprint: row.fingerprint, output: row.output }
          : { state: 'unknown', fingerprint: row.fingerprint };
      }
      return {
        state: 'reserved',
        unit: null,
        commit: (output) => leave(key, { fingerprint, state: 'done', output, attempt }).finally(end),
        release: async () => {
          await replace(key, attempt, null).finally(end);
        },
        leaveUnknown: () => leave(key, { fingerprint, state: 'unknown', output: '', attempt }).finally(end),
      };
    },
    find: async (scope): Promise<FoundReceipt | null> => {
      const key = scopeKey(scope);
      const held = running.get(key);
      if (held !== undefined)
        return { state: 'in_flight', fingerprint: held.fingerprint, attempt: held.attempt };
      const row = await inTransaction<StoredReceipt | undefined>(database, 'readonly', (store, answer) => {
        const request: IDBRequest<StoredReceipt | undefined> = store.get(key);
        request.onsuccess = () => answer(request.result);
      });
      return row === undefined ? null : foundReceipt(row);
    },
    settle: async (scope, attempt, output): Promise<boolean> => {
      const key = scopeKey(scope);
      if (running.has(key)) return false;
      if (output === null) return replace(key, attempt, null);
      return inTransaction<boolean>(database, 'readwrite', (store, answer) => {
        const request: IDBRequest<StoredReceipt | undefined> = store.get(key);
        request.onsuccess = () => {
          const row = request.result;
          const isOwn = row?.attempt === attempt;
          if (isOwn)
            store.put(
              { ...row, state: 'done', output, attempt: crypto.randomUUID() } satisfies StoredReceipt,
              key,
            );
          answer(isOwn);
        };
      });
    },
    close: () => database.close(),
  };
}

/** Inserts the row if the key is free, else returns the stored row, in one transaction. */
function takeKey(database: IDBDatabase, key: string, row: StoredReceipt): Promise<StoredReceipt | undefined> {
  return inTransaction<StoredReceipt | undefined>(database, 'readwrite', (store, answer) => {
    const request: IDBRequest<StoredReceipt | undefined> = store.get(key);
    request.onsuccess = () => {
      if (request.result === undefined) store.put(row, key);
      answer(request.result);
    };
  });
}

/** Does work in one transaction; resolves with its answer when that is durable. */
function inTransaction<T>(
  database: IDBDatabase,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore, answer: (value: T) => void) => void,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(RECEIPT_STORE, mode, { durability: 'strict' });
    let answer: () => void = () => reject(new Error('The work gave no answer.'));
    work(transaction.objectStore(RECEIPT_STORE), (value) => {
      answer = () => resolve(value);
    });
    transaction.oncomplete = () => answer();
    transaction.onabort = () => reject(transaction.error);
  });
}
