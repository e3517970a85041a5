import { type ReceiptScope, type ReceiptStore, type Reservation, scopeKey } from '#core';

interface Row {
  readonly fingerprint: string;
  readonly state: 'in_flight' | 'done' | 'unknown';
  readonly output: string;
  /** The id of the page that holds a key in flight. */
  readonly page: string;
}

const STORE = 'receipts';

/**
 * Opens a receipt store in IndexedDB, which survives a reload and a crash of the page.
 *
 * The write and its receipt share no transaction. A key that another page left in flight is reported as `unknown`,
 * because that page may still be running.
 *
 * @param factory the browser's `indexedDB`
 * @throws DOMException if the browser refuses storage
 */
export async function indexedDbReceipts(
  name: string,
  factory: IDBFactory = indexedDB,
): Promise<ReceiptStore & { close(): void }> {
  const database = await opened(factory, name);
  const page = crypto.randomUUID();
  const running = new Map<string, { readonly fingerprint: string; readonly settled: Promise<void> }>();

  const put = (key: string, row: Row): Promise<void> =>
    inTransaction(database, (store) => {
      store.put(row, key);
    });

  return {
    isAtomic: false,
    reserve: async (scope: ReceiptScope, fingerprint: string): Promise<Reservation> => {
      const key = scopeKey(scope);
      const held = running.get(key);
      if (held !== undefined) return { state: 'in_flight', ...held };
      let settle = (): void => {};
      const settled = new Promise<void>((resolve) => {
        settle = resolve;
      });
      running.set(key, { fingerprint, settled });
      const end = (): void => {
        running.delete(key);
        settle();
      };
      let row: Row | undefined;
      try {
        row = await takeKey(database, key, { fingerprint, state: 'in_flight', output: '', page });
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
        commit: (output) => put(key, { fingerprint, state: 'done', output, page }).finally(end),
        release: () =>
          inTransaction(database, (store) => {
            store.delete(key);
          }).finally(end),
        leaveUnknown: () => put(key, { fingerprint, state: 'unknown', output: '', page }).finally(end),
      };
    },
    close: () => database.close(),
  };
}

function opened(factory: IDBFactory, name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open(name, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(STORE);
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Inserts the row if the key is free, else returns the stored row, in one transaction. */
function takeKey(database: IDBDatabase, key: string, row: Row): Promise<Row | undefined> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(STORE, 'readwrite', { durability: 'strict' });
    const store = transaction.objectStore(STORE);
    const request: IDBRequest<Row | undefined> = store.get(key);
    request.onsuccess = () => {
      if (request.result === undefined) store.put(row, key);
    };
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error);
  });
}

/** Makes one change; resolves when it is durable. */
function inTransaction(database: IDBDatabase, change: (store: IDBObjectStore) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(STORE, 'readwrite', { durability: 'strict' });
    change(transaction.objectStore(STORE));
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}
