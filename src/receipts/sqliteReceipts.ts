import { randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { type ReceiptScope, type ReceiptStore, type Reservation, scopeKey } from '#core';

/** A receipt store in a SQLite file. */
export interface SqliteReceipts extends ReceiptStore {
  /** The database, for handlers with tables of their own in it. */
  readonly database: DatabaseSync;
  close(): void;
}

/**
 * Where a handler writes: `inside` the same database through the reservation's `unit`, in one transaction with the
 * receipt; or `elsewhere`, where a crash between write and receipt leaves the effect unknown.
 */
export type EffectPlace = 'inside' | 'elsewhere';

interface Row {
  readonly fingerprint: string;
  readonly state: 'in_flight' | 'done' | 'unknown';
  readonly output: string;
}

type Settled = Pick<Extract<Reservation, { state: 'reserved' }>, 'commit' | 'release' | 'leaveUnknown'>;

/**
 * Opens a receipt store that survives a restart. Only one process may use the file at a time. Keys that an earlier
 * process left in flight become `unknown` (`elsewhere`) or are gone (`inside`, rolled back with their write).
 *
 * @throws Error of SQLite if the file cannot be opened
 */
export function sqliteReceipts(file: string, effects: EffectPlace): SqliteReceipts {
  const database = new DatabaseSync(file);
  // A commit returns only after it is durable.
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000');
  database.exec(
    'CREATE TABLE IF NOT EXISTS receipts (scope TEXT PRIMARY KEY, fingerprint TEXT NOT NULL, state TEXT NOT NULL, output TEXT NOT NULL, process TEXT NOT NULL) STRICT',
  );
  const process = randomUUID();
  database
    .prepare("UPDATE receipts SET state = 'unknown' WHERE state = 'in_flight' AND process <> ?")
    .run(process);
  const find = database.prepare('SELECT fingerprint, state, output FROM receipts WHERE scope = ?');
  const put = database.prepare('INSERT OR REPLACE INTO receipts VALUES (?, ?, ?, ?, ?)');
  const drop = database.prepare('DELETE FROM receipts WHERE scope = ?');

  const running = new Map<string, { readonly fingerprint: string; readonly settled: Promise<void> }>();
  /** Resolves when the current transaction ends: a database has one at a time. */
  let turn: Promise<void> = Promise.resolve();

  const begin = (scope: string, fingerprint: string): (() => void) => {
    let settle = (): void => {};
    const settled = new Promise<void>((resolve) => {
      settle = resolve;
    });
    running.set(scope, { fingerprint, settled });
    return () => {
      running.delete(scope);
      settle();
    };
  };

  /** Ends a reservation after one change of the database, even if the change fails. */
  const ending =
    (end: () => void, change: () => void): (() => Promise<void>) =>
    async () => {
      try {
        change();
      } finally {
        end();
      }
    };

  const reserveElsewhere = (scope: string, fingerprint: string): Settled => {
    put.run(scope, fingerprint, 'in_flight', '', process);
    const end = begin(scope, fingerprint);
    return {
      commit: (output) => ending(end, () => put.run(scope, fingerprint, 'done', output, process))(),
      release: ending(end, () => drop.run(scope)),
      leaveUnknown: ending(end, () => put.run(scope, fingerprint, 'unknown', '', process)),
    };
  };

  const reserveInside = async (scope: string, fingerprint: string): Promise<Settled> => {
    const end = begin(scope, fingerprint);
    const before = turn;
    let pass = (): void => {};
    turn = new Promise<void>((resolve) => {
      pass = resolve;
    });
    await before;
    const over = (): void => {
      end();
      pass();
    };
    try {
      database.exec('BEGIN IMMEDIATE');
    } catch (error) {
      over();
      throw error;
    }
    const rollBack = ending(over, () => database.exec('ROLLBACK'));
    return {
      commit: (output) =>
        ending(over, () => {
          try {
            put.run(scope, fingerprint, 'done', output, process);
            database.exec('COMMIT');
          } catch (error) {
            if (database.isTransaction) database.exec('ROLLBACK');
            throw error;
          }
        })(),
      release: rollBack,
      // A rollback undoes the write, so its effect is known.
      leaveUnknown: rollBack,
    };
  };

  return {
    database,
    isAtomic: effects === 'inside',
    reserve: async (scope: ReceiptScope, fingerprint: string): Promise<Reservation> => {
      const key = scopeKey(scope);
      const held = running.get(key);
      if (held !== undefined) return { state: 'in_flight', ...held };
      const row = find.get(key) as unknown as Row | undefined;
      if (row?.state === 'done') return { state: 'done', fingerprint: row.fingerprint, output: row.output };
      if (row !== undefined) return { state: 'unknown', fingerprint: row.fingerprint };
      const settled =
        effects === 'inside' ? await reserveInside(key, fingerprint) : reserveElsewhere(key, fingerprint);
      return { state: 'reserved', unit: effects === 'inside' ? database : null, ...settled };
    },
    close: () => database.close(),
  };
}
