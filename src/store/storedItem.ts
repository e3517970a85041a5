import type { SafeStorage } from './safeStorage.ts';

/**
 * Reads and validates an item. An unreadable item is moved to quarantine unchanged, and the result is null, as for a
 * missing item.
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

/** Parses and validates the JSON text of an item; returns null if it is not JSON or not such an item. */
export function parseItem<Item>(raw: string, parse: (data: unknown) => Item | null): Item | null {
  try {
    return parse(JSON.parse(raw));
  } catch {
    return null;
  }
}
