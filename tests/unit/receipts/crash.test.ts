import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'tool-contracts-crash-'));
afterAll(() => fs.rmSync(root, { recursive: true, force: true }));

/** Every step between the call and its answer at which the process can end. */
const steps = [
  'before the reservation',
  'after the reservation',
  'before the write',
  'after the write',
  'before the commit',
  'after the commit',
  'before the answer',
] as const;

/** Calls in a process of their own: what each was answered, or null where the process was killed. */
function callIn(folder: string, place: string, calls: number, killAt = ''): readonly string[] | null {
  const args = ['tests/support/crash/worker.ts', folder, place, String(calls), killAt];
  const run = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (run.signal === 'SIGKILL') return null;
  expect(run.stderr).toBe('');
  return JSON.parse(run.stdout);
}

/** What the call is answered twice after a restart, where the process of the first one was killed at a step. */
function afterCrash(place: string, killAt: string): readonly string[] | null {
  const folder = fs.mkdtempSync(path.join(root, 'run-'));
  expect(callIn(folder, place, 1, killAt), 'the process was to be killed').toBeNull();
  return callIn(folder, place, 2);
}

/** Two processes a test, on a machine that may be busy. */
const LIMIT_MS = 60_000;

describe('a write that shares its transaction with the receipt happens once, wherever the process dies', () => {
  it.each(
    steps.map(
      (step) =>
        [step, step === 'after the commit' || step === 'before the answer' ? 'replayed 1' : 'ok 1'] as const,
    ),
  )('killed %s: the repetition is answered %s', (step, answer) => {
    expect(afterCrash('inside', step)).toEqual([answer, 'replayed 1']);
  });
});

describe('a write elsewhere never happens twice, and where nobody knows, nobody says done', () => {
  it.each([
    ['before the reservation', ['ok 1', 'replayed 1']],
    ['after the reservation', ['outcome_unknown 0', 'outcome_unknown 0']],
    ['before the write', ['outcome_unknown 0', 'outcome_unknown 0']],
    ['after the write', ['outcome_unknown 1', 'outcome_unknown 1']],
    ['before the commit', ['outcome_unknown 1', 'outcome_unknown 1']],
    ['after the commit', ['replayed 1', 'replayed 1']],
    ['before the answer', ['replayed 1', 'replayed 1']],
  ])(
    'killed %s: the repetitions are answered %j',
    (step, answers) => {
      expect(afterCrash('elsewhere', step)).toEqual(answers);
    },
    LIMIT_MS,
  );
});
