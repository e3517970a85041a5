/** Every key of the store begins like this. A later format gets a new number and leaves these keys alone. */
export const keyPrefix = 'tool-contracts:v1:';

/** The kinds of items, each item under a key of its own. */
export type ItemKind = 'draft' | 'history' | 'reading' | 'preference' | 'running' | 'quarantine';

const kinds: ReadonlySet<string> = new Set<ItemKind>([
  'draft',
  'history',
  'reading',
  'preference',
  'running',
  'quarantine',
]);

/** The key of one item. Parts are escaped, so that no part can pretend to be two. */
export function itemKey(kind: ItemKind, ...parts: readonly string[]): string {
  return keyPrefix + [kind, ...parts.map(encodeURIComponent)].join(':');
}

/** What a key names, or `null` if it is none of ours. */
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
