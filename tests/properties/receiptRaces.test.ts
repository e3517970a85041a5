import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fc, { type Scheduler } from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import {
  callTool,
  memoryReceipts,
  type ReceiptStore,
  type Runtime,
  readReceipt,
  settleReceipt,
  type ToolContract,
} from '#core';
import { sqliteReceipts } from '#receipts/sqliteReceipts.ts';
import { diskReceipts } from '../support/diskReceipts.ts';
import { actor, ledger } from '../support/ledger.ts';
import { gatesWithout, runtimeOf, testHost } from '../support/registryHost.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tool-contracts-races-'));
const opened: { close(): void }[] = [];
afterAll(() => {
  for (const store of opened) store.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

let files = 0;

function sqlite(): ReceiptStore {
  files += 1;
  const store = sqliteReceipts(path.join(folder, `${files}.db`), 'elsewhere');
  opened.push(store);
  return store;
}

const scope = { actor: 'ann', tool: 'enter', key: 'k1' };
const call = {
  tool: 'enter',
  arguments: { text: 'rent', key: 'k1' },
  actor: actor('ann', 'ledger:write'),
};

/** Every step of the store and of the handler takes its turn when the scheduler says so. */
function slowed(scheduler: Scheduler, kept: ReceiptStore): ReceiptStore {
  const later = <T>(what: string, work: () => Promise<T>): Promise<T> =>
    scheduler.schedule(Promise.resolve(), what).then(work);
  return {
    ...kept,
    reserve: (of, print) =>
      later('reserve', async () => {
        const held = await kept.reserve(of, print);
        return held.state === 'reserved'
          ? { ...held, commit: (output) => later('commit', () => held.commit(output)) }
          : held;
      }),
    find: (of) => later('find', () => kept.find(of)),
    settle: (of, attempt, output) => later('settle', () => kept.settle(of, attempt, output)),
  };
}

interface Race {
  /** Whether the open attempt has written before it ended. */
  readonly hasWritten: boolean;
  readonly retries: number;
  readonly settlers: number;
  /** The version of the contract for each retry. */
  readonly versions: readonly number[];
}

/** An attempt that is left open, then repetitions and settlements at once. */
async function run(
  scheduler: Scheduler,
  { hasWritten, retries, settlers, versions }: Race,
  kept: ReceiptStore,
  pipeline?: Runtime['pipeline'],
) {
  const { enter, entries } = ledger();
  let isFirst = true;
  let isOver = false;
  const at = (contractVersion: number, receipts: ReceiptStore) => {
    const tool: ToolContract<'no_such_account'> = {
      ...enter,
      runtime: { ...enter.runtime, contractVersion },
      handler: async (args, context) => {
        if (isFirst) {
          isFirst = false;
          if (hasWritten) await enter.handler(args, context);
          throw new Error('broke');
        }
        // Behind the race nobody moves the scheduler on.
        if (!isOver) await scheduler.schedule(Promise.resolve(), 'handle');
        return enter.handler(args, context);
      },
    };
    const host = testHost({ compile: () => ({ ok: true, validate: () => [] }), receipts });
    return runtimeOf([tool], host, pipeline);
  };
  await callTool(at(1, kept), call);
  const receipts = slowed(scheduler, kept);
  const repeated = Array.from({ length: retries }, async (_, index) => {
    const { result } = await callTool(at(versions[index] ?? 1, receipts), call);
    return result.ok ? (result.replayed ? 'replayed' : 'ok') : result.error.code;
  });
  const settled = Array.from({ length: settlers }, async () => {
    const runtime = at(1, receipts);
    const read = await readReceipt(runtime.host, scope);
    if (read?.state !== 'open') return 'nothing open';
    const isWritten = entries.length > 0;
    await scheduler.schedule(Promise.resolve(), 'looked up');
    const { result } = await settleReceipt(
      runtime,
      read.open,
      isWritten ? { found: 'applied', output: { entry: 1 } } : { found: 'not_applied' },
    );
    return result.ok ? result.settled : result.error.code;
  });
  const [answers, settlements] = await scheduler.waitFor(
    Promise.all([Promise.all(repeated), Promise.all(settled)]),
  );
  isOver = true;
  return { answers, settlements, entries, runtime: at(1, kept) };
}

const race: fc.Arbitrary<Race> = fc.record({
  hasWritten: fc.boolean(),
  retries: fc.integer({ min: 1, max: 4 }),
  settlers: fc.integer({ min: 1, max: 3 }),
  versions: fc.array(fc.constantFrom(1, 1, 2), { minLength: 4, maxLength: 4 }),
});

const stores = { memory: memoryReceipts, disk: () => diskReceipts(new Map()), sqlite };

describe.each(Object.entries(stores))('settlements against repetitions, receipts in %s', (name, open) => {
  const numRuns = name === 'sqlite' ? 40 : 1_000;

  it('write at most once, settle an attempt once, and never say done of what is not there', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), race, async (scheduler, given) => {
        const { answers, settlements, entries, runtime } = await run(scheduler, given, open());
        expect(entries.length).toBeLessThanOrEqual(1);
        expect(settlements.filter((one) => one === 'applied' || one === 'not_applied').length).toBe(1);
        const wrote = answers.filter((answer) => answer === 'ok').length;
        expect(wrote).toBe(given.hasWritten ? 0 : entries.length);
        for (const answer of answers) {
          expect(['ok', 'replayed', 'outcome_unknown', 'idempotency_conflict']).toContain(answer);
          if (answer === 'ok' || answer === 'replayed') expect(entries).toHaveLength(1);
        }
        // Whatever has happened, the next repetition is no dead end: it runs, is replayed, or names another request.
        const { result } = await callTool(runtime, call);
        expect(result.ok ? 'ok' : result.error.code).not.toBe('outcome_unknown');
        expect(entries).toHaveLength(1);
      }),
      { numRuns },
    );
  });
});

it('without the gate for receipts a race writes more than once', async () => {
  const checked = await fc.check(
    fc.asyncProperty(fc.scheduler(), race, async (scheduler, given) => {
      const { entries } = await run(scheduler, given, memoryReceipts(), gatesWithout('receipt'));
      expect(entries.length).toBeLessThanOrEqual(1);
    }),
  );
  expect(checked.failed).toBe(true);
});

it('a call that is under way cannot be settled', async () => {
  for (const open of Object.values(stores)) {
    const kept = open();
    const held = await kept.reserve(scope, 'print');
    const found = await kept.find(scope);
    expect(found?.state).toBe('in_flight');
    expect(await kept.settle(scope, found?.attempt ?? '', null)).toBe(false);
    if (held.state === 'reserved') await held.commit('{}');
    expect((await kept.find(scope))?.state).toBe('done');
  }
});
