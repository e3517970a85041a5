/** The prefix of every key of the store. A later format gets a new number and does not change these keys. */
export const keyPrefix = 'tool-contracts:v1:';

/** The kinds of stored items; each item has its own key. */
export type ItemKind = 'draft' | 'history' | 'reading' | 'preference' | 'running' | 'quarantine';

const kinds: ReadonlySet<string> = new Set<ItemKind>([
  'draft',
  'history',
  'reading',
  'preference',
  'running',
  'quarantine',
]);

/** Builds the key of an item. Parts are escaped, so that a separator inside a part does not split it. */
export function itemKey(kind: ItemKind, ...parts: readonly string[]): string {
  return keyPrefix + [kind, ...parts.map(encodeURIComponent)].join(':');
}

/** Parses a key; returns null if it is not a key of the store. */
export function parseItemKey(
  key: string,
): { readonly kind: ItemKind; readonly parts: readonly string[] } | null {
  if (!key.startsWith(keyPrefix)) return null;
  const [kind, ...parts] = key.slice(keyPrefix.length).split(':');
  if (kind === undefined || !isKind(kind)) return null;
  try {
    return { kind, parts: parts.map(decodeURIComponent) };
  } catch {
    return null;
  }
}

function isKind(text: string): text is ItemKind {
  return kinds.has(text);
}
