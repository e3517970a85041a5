import { canonicalJson } from '../canonical/canonicalJson.ts';
import type { ReceiptScope } from './receiptStore.ts';

/**
 * Encodes a scope as one text; different scopes have different texts.
 * @throws TypeError if a name in it is not well-formed
 */
export function scopeKey({ actor, tool, key }: ReceiptScope): string {
  const canonical = canonicalJson([actor, tool, key]);
  if (!canonical.ok)
    throw new TypeError(`scope: ${canonical.problem} at ${canonical.path}`);
  return canonical.text;
}

/** A receipt as it was stored when a scope still held the contract's version. */
export interface VersionedScope {
  /** The text of its scope today. */
  readonly key: string;
  readonly contractVersion: number;
}

/**
 * Reads the text of a scope that holds the contract's version, `[actor, tool, version, key]`; null for every other text.
 * A store that finds such receipts keeps them under the scope of today, so that a repetition still meets them.
 */
export function readVersionedScope(stored: string): VersionedScope | null {
  let parts: unknown;
  try {
    parts = JSON.parse(stored);
  } catch {
    return null;
  }
  if (!Array.isArray(parts) || parts.length !== 4) return null;
  const [actor, tool, contractVersion, key]: readonly unknown[] = parts;
  return typeof actor === 'string' &&
    typeof tool === 'string' &&
    typeof contractVersion === 'number' &&
    typeof key === 'string'
    ? { key: scopeKey({ actor, tool, key }), contractVersion }
    : null;
}

/**
 * The receipt that stays where two versions of a contract have written under one key. A receipt that says done beats one
 * that does not, because that one could be settled and its key be freed; among equals the last version's stays.
 */
export function compareVersionedReceipts(
  a: { readonly isDone: boolean; readonly contractVersion: number },
  b: { readonly isDone: boolean; readonly contractVersion: number },
): number {
  return (
    Number(a.isDone) - Number(b.isDone) ||
    a.contractVersion - b.contractVersion
  );
}
