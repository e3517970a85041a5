import { randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { type FoundReceipt, type ReceiptScope, type ReceiptStore, type Reservation, scopeKey } from '#core';
import { foundReceipt, type StoredReceipt } from './foundReceipt.ts';
import { upgradeSqliteReceipts } from './upgradeSqliteReceipts.ts';

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

type Reserved = Pick<Extract<Reservation, { state: 'reserved' }>, 'commit' | 'release' | 'leaveUnknown'>;

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
  upgradeSqliteReceipts(database);
  database.exec(
    'CREATE TABLE IF NOT EXISTS receipts (scope TEXT PRIMARY KEY, fingerprint TEXT NOT NULL, state TEXT NOT NULL, output TEXT NOT NULL, attempt TEXT NOT NULL) STRICT',
  );
  database.exec("UPDATE receipts SET state = 'unknown' WHERE state = 'in_flight'");
  const select = database.prepare('SELECT fingerprint, state, output, attempt FROM receipts WHERE scope = ?');
  const insert = database.prepare('INSERT INTO receipts VALUES (?, ?, ?, ?, ?)');
  const update = database.prepare(
    'UPDATE receipts SET state = ?, output = ?, attempt = ? WHERE scope = ? AND attempt = ?',
  );
  const drop = database.prepare('DELETE FROM receipts WHERE scope = ? AND attempt = ?');

  const running = new Map<
    string,
    { readonly fingerprint: string; readonly attempt: string; readonly settled: Promise<void> }
  >();
  /** Resolves when the current transaction ends: a database has one at a time. */
  let turn: Promise<void> = Promise.resolve();

  const begin = (scope: string, fingerprint: string, attempt: string): (() => void) => {
    let settle = (): void => {};
    const settled = new Promise<void>((resolve) => {
      settle = resolve;
    });
    running.set(scope, { fingerprint, attempt, settled });
    return () => {
      running.delete(scope);
      settle();
    };
  };

  /** Waits until no transaction is open; the caller must call the result when its own work is over. */
  const takeTurn = async (): Promise<() => void> => {
    const before = turn;
    let pass = (): void => {};
    turn = new Promise<void>((resolve) => {
      pass = resolve;
    });
    await before;
    return pass;
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

  const reserveElsewhere = (scope: string, fingerprint: string): Reserved => {
    const attempt = randomUUID();
    insert.run(scope, fingerprint, 'in_flight', '', attempt);
    const end = begin(scope, fingerprint, attempt);
    const leave = (state: StoredReceipt['state'], output: string): void => {
      if (update.run(state, output, attempt, scope, attempt).changes === 0)
        throw new Error('The receipt belongs to another attempt by now.');
    };
    return {
      commit: (output) => ending(end, () => leave('done', output))(),
      release: ending(end, () => drop.run(scope, attempt)),
      leaveUnknown: ending(end, () => leave('unknown', '')),
    };
  };

  const reserveInside = async (scope: string, fingerprint: string): Promise<Reserved> => {
    const attempt = randomUUID();
    const end = begin(scope, fingerprint, attempt);
    const pass = await takeTurn();
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
            insert.run(scope, fingerprint, 'done', output, attempt);
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
      const row = select.get(key) as unknown as StoredReceipt | undefined;
      if (row?.state === 'done') return { state: 'done', fingerprint: row.fingerprint, output: row.output };
      if (row !== undefined) return { state: 'unknown', fingerprint: row.fingerprint };
      const reserved =
        effects === 'inside' ? await reserveInside(key, fingerprint) : reserveElsewhere(key, fingerprint);
      return { state: 'reserved', unit: effects === 'inside' ? database : null, ...reserved };
    },
    find: async (scope): Promise<FoundReceipt | null> => {
      const key = scopeKey(scope);
      const held = running.get(key);
      if (held !== undefined)
        return { state: 'in_flight', fingerprint: held.fingerprint, attempt: held.attempt };
      const row = select.get(key) as unknown as StoredReceipt | undefined;
      return row === undefined ? null : foundReceipt(row);
    },
    settle: async (scope, attempt, output): Promise<boolean> => {
      const key = scopeKey(scope);
      // The change must not join the transaction of a call that may yet be rolled back.
      const pass = effects === 'inside' ? await takeTurn() : () => {};
      try {
        if (running.has(key)) return false;
        const { changes } =
          output === null ? drop.run(key, attempt) : update.run('done', output, randomUUID(), key, attempt);
        return changes !== 0;
      } finally {
        pass();
      }
    },
    close: () => database.close(),
  };
}
