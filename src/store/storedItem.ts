import type { SafeStorage } from './safeStorage.ts';

/**
 * Reads one item through a guarded parse. An unreadable one goes to quarantine, where it stays as it was; the answer
 * is then `null`, as if there were none.
 */
export function readItem<Item>(
  storage: SafeStorage,
  key: string,
  now: number,
  parse: (data: unknown) => Item | null,
): Item | null {
  const raw = storage.read(key);
  if (raw === null) return null;
  const item = parseItem(raw, parse);
  if (item === null) storage.quarantine(key, raw, now);
  return item;
}

/** Reads JSON text as an item, or `null` if it is not JSON or not such an item. */
export function parseItem<Item>(raw: string, parse: (data: unknown) => Item | null): Item | null {
  try {
    return parse(JSON.parse(raw));
  } catch {
    return null;
  }
}
