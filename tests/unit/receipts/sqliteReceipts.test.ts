import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { callTool, fingerprintOf, readReceipt, settleReceipt } from '#core';
import { type EffectPlace, type SqliteReceipts, sqliteReceipts } from '#receipts/sqliteReceipts.ts';
import { actor, ledger } from '../../support/ledger.ts';
import { lineOf, runtimeOf, testHost } from '../../support/registryHost.ts';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'tool-contracts-sqlite-'));
const opened: SqliteReceipts[] = [];
afterEach(() => {
  for (const store of opened.splice(0)) store.close();
});
afterAll(() => fs.rmSync(root, { recursive: true, force: true }));

let files = 0;

function newFile(): string {
  files += 1;
  return path.join(root, `${files}.db`);
}

function open(file: string, place: EffectPlace = 'elsewhere'): SqliteReceipts {
  const store = sqliteReceipts(file, place);
  opened.push(store);
  return store;
}

const args = { text: 'rent', key: 'k1' };
const call = { tool: 'enter', arguments: args, actor: actor('ann', 'ledger:write') };
const scope = { actor: 'ann', tool: 'enter', key: 'k1' };
const { sha256, mac } = testHost();

/** The fingerprint of the call, under a version of the contract. */
function print(contractVersion: number): string {
  const made = fingerprintOf({ tool: 'enter', contractVersion, arguments: args }, sha256);
  return made.ok ? made.fingerprint : '';
}

/** A receipt as the earlier release has stored it. */
type OldReceipt = readonly [version: number, state: 'done' | 'unknown' | 'in_flight'];

/** A file of the earlier release: the version stands in the scope, and a process in the last column. */
function oldFile(...receipts: readonly OldReceipt[]): string {
  const file = newFile();
  const database = new DatabaseSync(file);
  database.exec(
    'CREATE TABLE receipts (scope TEXT PRIMARY KEY, fingerprint TEXT NOT NULL, state TEXT NOT NULL, output TEXT NOT NULL, process TEXT NOT NULL) STRICT',
  );
  for (const [version, state] of receipts) {
    const output = state === 'done' ? '{"entry":7}' : '';
    const stored = state === 'done' ? `${mac(`receipt ${print(version)} ${output}`)} ${output}` : '';
    database
      .prepare('INSERT INTO receipts VALUES (?, ?, ?, ?, ?)')
      .run(JSON.stringify(['ann', 'enter', version, 'k1']), print(version), state, stored, 'a process');
  }
  database.close();
  return file;
}

describe('a receipt with the version in its scope never leads to a second write', () => {
  it.each<readonly [receipts: readonly OldReceipt[], version: number, line: string]>([
    [[[1, 'done']], 1, 'replayed {"entry":7}'],
    [[[1, 'done']], 2, 'idempotency_conflict not_executed'],
    [[[1, 'unknown']], 1, 'outcome_unknown unknown'],
    [[[1, 'in_flight']], 1, 'outcome_unknown unknown'],
    [[[1, 'in_flight']], 2, 'idempotency_conflict not_executed'],
    [
      [
        [1, 'done'],
        [2, 'done'],
      ],
      2,
      'replayed {"entry":7}',
    ],
    [
      [
        [2, 'done'],
        [1, 'done'],
      ],
      2,
      'replayed {"entry":7}',
    ],
    [
      [
        [2, 'done'],
        [1, 'done'],
      ],
      1,
      'idempotency_conflict not_executed',
    ],
    // The one that says done stays: the other could be settled as not applied, which would free the key.
    [
      [
        [1, 'done'],
        [2, 'unknown'],
      ],
      2,
      'idempotency_conflict not_executed',
    ],
    [
      [
        [1, 'done'],
        [2, 'unknown'],
      ],
      1,
      'replayed {"entry":7}',
    ],
  ])('%j, asked again under version %i: %s', async (receipts, version, line) => {
    const file = oldFile(...receipts);
    const { enter, entries } = ledger();
    const tool = { ...enter, runtime: { ...enter.runtime, contractVersion: version } };
    for (let start = 0; start < 2; start += 1) {
      const store = open(file);
      expect(await lineOf(runtimeOf([tool], testHost({ receipts: store })), call)).toBe(line);
      opened.pop();
      store.close();
    }
    expect(entries).toEqual([]);
  });

  it('and one that is open is settled like any other', async () => {
    const receipts = open(oldFile([1, 'unknown']));
    const { enter, entries } = ledger();
    const runtime = runtimeOf([enter], testHost({ receipts }));
    const read = await readReceipt(runtime.host, scope);
    if (read?.state !== 'open') throw new Error('not open');
    await settleReceipt(runtime, read.open, { found: 'not_applied' });
    expect(await lineOf(runtime, call)).toBe('ok {"entry":1}');
    expect(await lineOf(runtime, call)).toBe('replayed {"entry":1}');
    expect(entries).toEqual(['rent']);
  });

  it('keys that only look like old ones are left alone', async () => {
    const receipts = open(newFile());
    const odd = { actor: '["ann","enter",1,"k1"]', tool: '', key: '1' };
    const held = await receipts.reserve(odd, 'p');
    if (held.state === 'reserved') await held.commit('out');
    expect((await receipts.find(odd))?.state).toBe('done');
    expect(await receipts.find(scope)).toBeNull();
  });
});

describe('a settlement is durable, and belongs to one attempt', () => {
  it('survives a restart', async () => {
    const file = newFile();
    const first = open(file);
    const held = await first.reserve(scope, print(1));
    if (held.state === 'reserved') await held.leaveUnknown();
    const attempt = (await first.find(scope))?.attempt ?? '';
    expect(await first.settle(scope, attempt, 'found')).toBe(true);
    expect(await open(file).find(scope)).toMatchObject({ state: 'done', output: 'found' });
  });

  it.each(['found', null])('is refused a second time, and of another attempt (%j)', async (output) => {
    const receipts = open(newFile());
    const leave = async () => {
      const held = await receipts.reserve(scope, print(1));
      if (held.state === 'reserved') await held.leaveUnknown();
      return (await receipts.find(scope))?.attempt ?? '';
    };
    const first = await leave();
    expect(await receipts.settle(scope, first, null)).toBe(true);
    expect(await receipts.settle(scope, first, output)).toBe(false);
    const second = await leave();
    expect(second).not.toBe(first);
    expect(await receipts.settle(scope, first, output)).toBe(false);
    expect((await receipts.find(scope))?.state).toBe('unknown');
    expect(await receipts.settle(scope, second, output)).toBe(true);
  });

  it('does not join the transaction of another call, which may be rolled back', async () => {
    const file = newFile();
    const before = open(file);
    const left = await before.reserve(scope, print(1));
    if (left.state === 'reserved') await left.leaveUnknown();
    opened.pop();
    before.close();
    const receipts = open(file, 'inside');
    const attempt = (await receipts.find(scope))?.attempt ?? '';
    const other = await receipts.reserve({ ...scope, key: 'k2' }, 'p');
    const settled = receipts.settle(scope, attempt, 'found');
    if (other.state === 'reserved') await other.release();
    expect(await settled).toBe(true);
    expect(await receipts.find(scope)).toMatchObject({ state: 'done', output: 'found' });
  });

  it('of a call under way in the same transaction is refused', async () => {
    const receipts = open(newFile(), 'inside');
    const held = await receipts.reserve(scope, 'p');
    const found = await receipts.find(scope);
    expect(found?.state).toBe('in_flight');
    const settled = receipts.settle(scope, found?.attempt ?? '', 'found');
    if (held.state === 'reserved') await held.release();
    expect(await settled).toBe(false);
    expect(await receipts.find(scope)).toBeNull();
  });
});

it('a call whose receipt was settled by another holder of the file stores none over it', async () => {
  const file = newFile();
  const receipts = open(file);
  const { enter } = ledger();
  let settleMeanwhile = async (): Promise<void> => {};
  const tool = {
    ...enter,
    handler: async (...given: Parameters<typeof enter.handler>) => {
      await settleMeanwhile();
      return enter.handler(...given);
    },
  };
  settleMeanwhile = async () => {
    // Only one process may use the file; a second one takes the running attempt for a dead one.
    const second = open(file);
    const attempt = (await second.find(scope))?.attempt ?? '';
    await second.settle(scope, attempt, 'found');
  };
  const { result } = await callTool(runtimeOf([tool], testHost({ receipts })), call);
  expect(result).toMatchObject({
    error: { code: 'outcome_unknown', details: { reason: 'receipt_not_stored' } },
  });
  expect(await receipts.find(scope)).toMatchObject({ state: 'done', output: 'found' });
});
