import { randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { type ReceiptScope, type ReceiptStore, type Reservation, scopeKey } from '#core/index.ts';

/** Receipts in a database file. */
export interface SqliteReceipts extends ReceiptStore {
  /** The database, for a handler that keeps its own tables there. */
  readonly database: DatabaseSync;
  close(): void;
}

/**
 * Where a handler's writes go: `inside` the same database, through the reservation's `unit`, so that write and receipt
 * are one transaction; or `elsewhere`, where a crash between the two leaves a key that nobody knows the outcome of.
 */
export type EffectPlace = 'inside' | 'elsewhere';

interface Row {
  readonly fingerprint: string;
  readonly state: 'in_flight' | 'done' | 'unknown';
  readonly output: string;
}

type Settled = Pick<Extract<Reservation, { state: 'reserved' }>, 'commit' | 'release' | 'leaveUnknown'>;

/**
 * Opens receipts that survive a restart. One process has the file at a time: what an earlier process left in flight is
 * `unknown` from now on (`elsewhere`), or was never there (`inside`, where it was rolled back with its write).
 *
 * @throws Error of SQLite, where the file cannot be opened
 */
export function sqliteReceipts(file: string, effects: EffectPlace): SqliteReceipts {
  const database = new DatabaseSync(file);
  // A commit that has been answered is on the disk, and not only on its way there.
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
  /** A database has one transaction at a time; whoever wants the next waits for it. */
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

  /** Ends a reservation by one change of the database, whatever becomes of it. */
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
      // Rolled back, the write has not happened: there is nothing left to be unknown.
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
