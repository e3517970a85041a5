import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'tool-contracts-settle-'));
afterAll(() => fs.rmSync(root, { recursive: true, force: true }));

interface Process {
  readonly calls?: number;
  readonly killAt?: string;
  readonly version?: number;
  /** Settles what is open before it calls. */
  readonly settles?: boolean;
  /** Runs without the gate for receipts. */
  readonly isOpen?: boolean;
}

/** A process of its own on these receipts, whose write goes elsewhere: what it was answered, or null where it was killed. */
function runIn(
  folder: string,
  { calls = 0, killAt = '', version = 1, settles = false, isOpen = false }: Process,
): readonly string[] | null {
  const run = spawnSync(
    process.execPath,
    [
      'tests/support/crash/worker.ts',
      folder,
      'elsewhere',
      String(calls),
      killAt,
      String(version),
      settles ? 'settle' : isOpen ? 'no gate' : '',
    ],
    { encoding: 'utf8' },
  );
  if (run.signal === 'SIGKILL') return null;
  expect(run.stderr).toBe('');
  return JSON.parse(run.stdout);
}

/** A folder in which the first call's process was killed at a step. */
function afterCrash(killAt: string): string {
  const folder = fs.mkdtempSync(path.join(root, 'run-'));
  expect(runIn(folder, { calls: 1, killAt }), 'the process was to be killed').toBeNull();
  return folder;
}

/** Three processes a test, on a machine that may be busy. */
const LIMIT_MS = 60_000;

describe('a write that a crash has left open is settled as found, and is made once in the end', () => {
  it.each([
    ['before the reservation', ['nothing open 0', 'ok 1', 'replayed 1']],
    ['after the reservation', ['not_applied 0', 'ok 1', 'replayed 1']],
    ['before the write', ['not_applied 0', 'ok 1', 'replayed 1']],
    ['after the write', ['applied 1', 'replayed 1', 'replayed 1']],
    ['before the commit', ['applied 1', 'replayed 1', 'replayed 1']],
    ['after the commit', ['nothing open 1', 'replayed 1', 'replayed 1']],
    ['before the answer', ['nothing open 1', 'replayed 1', 'replayed 1']],
  ])(
    'killed %s: settlement and two repetitions are answered %j',
    (step, answers) => {
      expect(runIn(afterCrash(step), { calls: 2, settles: true })).toEqual(answers);
    },
    LIMIT_MS,
  );
});

describe('a crash of the settling process leaves the receipt open or settled, and nothing between', () => {
  it.each([
    ['before the write', 'before the settlement', ['not_applied 0', 'ok 1']],
    ['before the write', 'after the settlement', ['nothing open 0', 'ok 1']],
    ['after the write', 'before the settlement', ['applied 1', 'replayed 1']],
    ['after the write', 'after the settlement', ['nothing open 1', 'replayed 1']],
  ])(
    'killed %s, then %s: the next process says %j',
    (first, second, answers) => {
      const folder = afterCrash(first);
      expect(runIn(folder, { killAt: second, settles: true })).toBeNull();
      expect(runIn(folder, { calls: 1, settles: true })).toEqual(answers);
    },
    LIMIT_MS,
  );
});

describe('after a crash a new version of the contract writes nothing under the old key', () => {
  it.each([
    ['after the write', ['idempotency_conflict 1', 'idempotency_conflict 1']],
    ['after the commit', ['idempotency_conflict 1', 'idempotency_conflict 1']],
    ['before the write', ['idempotency_conflict 0', 'idempotency_conflict 0']],
  ])(
    'killed %s: the repetitions under version 2 are answered %j',
    (step, answers) => {
      expect(runIn(afterCrash(step), { calls: 2, version: 2 })).toEqual(answers);
    },
    LIMIT_MS,
  );

  it('and once the attempt is settled as not applied, the key is free for the new version', () => {
    const folder = afterCrash('before the write');
    expect(runIn(folder, { calls: 2, version: 2, settles: true })).toEqual([
      'not_applied 0',
      'ok 1',
      'replayed 1',
    ]);
  });
});

it(
  'with the gate for receipts taken out, the same crash ends in two writes and more',
  () => {
    const folder = afterCrash('after the write');
    expect(runIn(folder, { calls: 2, isOpen: true })).toEqual(['ok 2', 'ok 3']);
  },
  LIMIT_MS,
);
