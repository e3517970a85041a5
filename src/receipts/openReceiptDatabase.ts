import { compareVersionedReceipts, readVersionedScope } from '#core';
import type { StoredReceipt } from './foundReceipt.ts';

/** The object store of the receipts. */
export const RECEIPT_STORE = 'receipts';

/** A row of the first version, whose key held the contract's version. */
interface FirstRow extends Omit<StoredReceipt, 'attempt'> {
  readonly page: string;
}

const VERSION = 2;

/**
 * Opens the database of receipts. Receipts of its first version are kept under the scope of today: the same request is
 * replayed, the request of another version is a conflict.
 *
 * @throws DOMException if the browser refuses storage
 * @throws Error if a page with an earlier release has the database open
 */
export function openReceiptDatabase(name: string, factory: IDBFactory): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open(name, VERSION);
    let isRefused = false;
    request.onupgradeneeded = ({ oldVersion }) => {
      if (oldVersion === 0) request.result.createObjectStore(RECEIPT_STORE);
      else if (request.transaction !== null) rescope(request.transaction.objectStore(RECEIPT_STORE));
    };
    request.onblocked = () => {
      isRefused = true;
      reject(new Error(`"${name}" is open in a page with an earlier release. Close that page.`));
    };
    request.onsuccess = () => {
      const database = request.result;
      // A later release is not held up.
      database.onversionchange = () => database.close();
      if (isRefused) database.close();
      else resolve(database);
    };
    request.onerror = () => reject(request.error);
  });
}

/** Moves every row to the key of today; where two versions have written under one key, one receipt stays. */
function rescope(store: IDBObjectStore): void {
  const rows: { readonly stored: string; readonly row: FirstRow }[] = [];
  const request = store.openCursor();
  request.onsuccess = () => {
    const cursor = request.result;
    if (cursor !== null) {
      rows.push({ stored: String(cursor.key), row: cursor.value });
      cursor.continue();
      return;
    }
    store.clear();
    const old = rows.flatMap(({ stored, row: { page, ...row } }) => {
      const versioned = readVersionedScope(stored);
      return versioned === null
        ? []
        : [{ ...versioned, isDone: row.state === 'done', row: { ...row, attempt: page } }];
    });
    // The one that stays comes last and replaces the others.
    for (const { key, row } of old.sort(compareVersionedReceipts)) store.put(row, key);
  };
}
