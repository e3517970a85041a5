import type { DatabaseSync } from 'node:sqlite';
import { compareVersionedReceipts, readVersionedScope } from '#core';

interface StoredRow {
  readonly scope: string;
  readonly state: string;
}

/**
 * Brings a file that an earlier release has written to the form of today, in one transaction: a scope without the
 * contract's version, and an id of the attempt instead of the process. Does nothing to every other file.
 *
 * A receipt of the old form stays a receipt. Its fingerprint holds the version, so the same request is replayed, and the
 * request of another version is a conflict. Where two versions have written under one key, one receipt stays; the key
 * is taken in any case.
 */
export function upgradeSqliteReceipts(database: DatabaseSync): void {
  const columns = database.prepare("SELECT name FROM pragma_table_info('receipts')").all();
  if (!columns.some(({ name }) => name === 'process')) return;
  database.exec('BEGIN IMMEDIATE');
  try {
    database.exec('ALTER TABLE receipts RENAME COLUMN process TO attempt');
    rescope(database);
    database.exec('COMMIT');
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

function rescope(database: DatabaseSync): void {
  const rows = database.prepare('SELECT scope, state FROM receipts').all() as unknown as StoredRow[];
  const old = rows.flatMap(({ scope, state }) => {
    const versioned = readVersionedScope(scope);
    return versioned === null ? [] : [{ scope, isDone: state === 'done', ...versioned }];
  });
  // The one that stays comes last and replaces the others.
  const replace = database.prepare('UPDATE OR REPLACE receipts SET scope = ? WHERE scope = ?');
  for (const { key, scope } of old.sort(compareVersionedReceipts)) replace.run(key, scope);
}
