import { itemKey, keyPrefix } from './itemKey.ts';
import type { StoragePort } from './storagePort.ts';

/** Whether everything passed to the store is on disk, or some of it is only in this page's memory. */
export type StoreStatus =
  | { readonly kind: 'saved' }
  | { readonly kind: 'memory-only'; readonly reason: 'blocked' | 'full' };

/** A storage that never throws. Values that cannot be written to disk are kept in memory; `status` reports it. */
export interface SafeStorage {
  /** Returns the newest value: the one in memory if it has not been written to disk. */
  readonly read: (key: string) => string | null;
  /** Returns the value on disk, even if a newer one is in memory. */
  readonly readDisk: (key: string) => string | null;
  /** Writes to disk, or to memory if that fails. Returns whether the value is on disk. */
  readonly write: (key: string, value: string) => boolean;
  /** Keeps a value in memory without writing it, because the value on disk must not be overwritten yet. */
  readonly hold: (key: string, value: string) => void;
  readonly remove: (key: string) => void;
  readonly keys: () => readonly string[];
  /** Whether the newest value of a key is on disk. */
  readonly isOnDisk: (key: string) => boolean;
  /** Moves an unreadable value, unchanged, to a quarantine key. Returns whether its former key is free. */
  readonly quarantine: (key: string, raw: string, time: number) => boolean;
  /** Retries writing the values in memory to disk, except held values. */
  readonly retry: () => void;
  readonly status: () => StoreStatus;
}

/** Wraps a storage port. */
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
      // The original is removed only after the copy is on disk.
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

/** Browsers report a full storage in three ways. */
function isQuotaError(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const name: unknown = Reflect.get(error, 'name');
  return (
    name === 'QuotaExceededError' ||
    name === 'NS_ERROR_DOM_QUOTA_REACHED' ||
    Reflect.get(error, 'code') === 22
  );
}
