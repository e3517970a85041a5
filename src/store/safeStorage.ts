import { itemKey, keyPrefix } from './itemKey.ts';
import type { StoragePort } from './storagePort.ts';

/** Whether all that was given to the store is on disk. If not, it lives in this page's memory alone. */
export type StoreStatus =
  | { readonly kind: 'saved' }
  | { readonly kind: 'memory-only'; readonly reason: 'blocked' | 'full' };

/** A storage that never throws: what it cannot keep on disk it keeps in memory, and says so. */
export interface SafeStorage {
  /** The newest value: the one in memory if it is still waiting for the disk. */
  readonly read: (key: string) => string | null;
  /** What is on disk, whatever waits in memory. */
  readonly readDisk: (key: string) => string | null;
  /** Writes to disk, or to memory if that fails. Answers whether it is on disk. */
  readonly write: (key: string, value: string) => boolean;
  /** Holds a value in memory without trying the disk, because what stands there must not be overwritten yet. */
  readonly hold: (key: string, value: string) => void;
  readonly remove: (key: string) => void;
  readonly keys: () => readonly string[];
  /** Whether the newest value of a key is on disk. */
  readonly isOnDisk: (key: string) => boolean;
  /** Moves an unreadable value out of the way, kept as it is. Answers whether its key is free now. */
  readonly quarantine: (key: string, raw: string, time: number) => boolean;
  /** Tries again to bring what waits in memory to disk, except held values. */
  readonly retry: () => void;
  readonly status: () => StoreStatus;
}

/** Opens a storage over a storage. */
export function openSafeStorage(port: StoragePort): SafeStorage {
  const waiting = new Map<string, { readonly value: string; readonly held: boolean }>();
  let reason: 'blocked' | 'full' = 'blocked';
  let readable = true;
  let quarantined = 0;

  const attempt = <Result>(action: () => Result): Result | null => {
    try {
      return action();
    } catch (error) {
      reason = isQuotaError(error) ? 'full' : 'blocked';
      return null;
    }
  };
  const toDisk = (key: string, value: string) =>
    attempt(() => {
      port.set(key, value);
      return true;
    }) ?? false;

  const storage: SafeStorage = {
    read: (key) => waiting.get(key)?.value ?? storage.readDisk(key),
    readDisk: (key) => {
      readable = false;
      return attempt(() => {
        const value = port.get(key);
        readable = true;
        return value;
      });
    },
    write: (key, value) => {
      const done = toDisk(key, value);
      if (done) waiting.delete(key);
      else waiting.set(key, { value, held: false });
      return done;
    },
    hold: (key, value) => {
      waiting.set(key, { value, held: true });
    },
    remove: (key) => {
      waiting.delete(key);
      attempt(() => port.remove(key));
    },
    keys: () => {
      const onDisk = attempt(() => port.keys()) ?? [];
      return [...new Set([...onDisk, ...waiting.keys()])].filter((key) => key.startsWith(keyPrefix));
    },
    isOnDisk: (key) => !waiting.has(key) && storage.readDisk(key) !== null,
    quarantine: (key, raw, time) => {
      quarantined += 1;
      const place = itemKey('quarantine', `${time}-${quarantined}`, key.slice(keyPrefix.length));
      // Removed only once the copy is known to be on disk; until then the unreadable original stays where it is.
      if (!toDisk(place, raw)) return false;
      attempt(() => port.remove(key));
      return true;
    },
    retry: () => {
      for (const [key, { value, held }] of waiting) {
        if (!held && toDisk(key, value)) waiting.delete(key);
      }
    },
    status: () => (waiting.size === 0 && readable ? { kind: 'saved' } : { kind: 'memory-only', reason }),
  };
  return storage;
}

/** Browsers name a full storage in three ways. */
function isQuotaError(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const name: unknown = Reflect.get(error, 'name');
  return (
    name === 'QuotaExceededError' ||
    name === 'NS_ERROR_DOM_QUOTA_REACHED' ||
    Reflect.get(error, 'code') === 22
  );
}
