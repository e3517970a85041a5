import { describe, expect, it } from 'vitest';
import {
  callTool,
  type LookUp,
  memoryReceipts,
  nextAfterWrite,
  type OpenAttempt,
  type ReceiptStore,
  readReceipt,
  registerTools,
  settleReceipt,
  type ToolContract,
  type WriteEnd,
} from '#core';
import { actor, ledger } from '../../../support/ledger.ts';
import { lineOf, runtimeOf, testHost } from '../../../support/registryHost.ts';

const call = {
  tool: 'enter',
  arguments: { text: 'rent', key: 'k1' },
  actor: actor('ann', 'ledger:write'),
};
const scope = { actor: 'ann', tool: 'enter', key: 'k1' };

/** A registry with an attempt that broke, after or before it wrote. */
async function afterBreak({
  wrote,
  receipts = memoryReceipts(),
}: {
  readonly wrote: boolean;
  readonly receipts?: ReceiptStore;
}) {
  const { enter, entries } = ledger();
  let isFirst = true;
  const tool: ToolContract<'no_such_account'> = {
    ...enter,
    handler: (given, context) => {
      if (!isFirst) return enter.handler(given, context);
      isFirst = false;
      if (wrote) enter.handler(given, context);
      throw new Error('the connection broke');
    },
  };
  const runtime = runtimeOf([tool], testHost({ receipts }));
  await callTool(runtime, call);
  return { runtime, entries, open: await openOf(runtime) };
}

async function openOf({ host }: Parameters<typeof settleReceipt>[0]): Promise<OpenAttempt> {
  const read = await readReceipt(host, scope);
  if (read?.state !== 'open') throw new Error(`not open: ${read?.state}`);
  return read.open;
}

/** How a call ends for its caller. */
async function ended(runtime: Parameters<typeof callTool>[0]): Promise<WriteEnd> {
  const { result } = await callTool(runtime, call);
  return result.ok ? { kind: 'done' } : { kind: 'error', error: result.error };
}

const written: LookUp = { found: 'applied', output: { entry: 1 } };
const absent: LookUp = { found: 'not_applied' };

describe('an unknown outcome is settled by the host that keeps the receipt', () => {
  it('as applied, and a repetition gets the output found; the trace tells that no tool vouches for it', async () => {
    const { runtime, entries, open } = await afterBreak({ wrote: true });
    expect(await lineOf(runtime, call)).toBe('outcome_unknown unknown');
    expect(await settleReceipt(runtime, open, written)).toEqual({
      result: { ok: true, settled: 'applied' },
      trace: ['tool', 'budget', 'output', 'receipt'].map((gate) => ({ gate, outcome: 'allowed' })),
    });
    const { result, trace, handlerRan } = await callTool(runtime, call);
    expect(result).toEqual({ ok: true, output: { entry: 1 }, replayed: true });
    expect(trace.find(({ gate }) => gate === 'receipt')).toEqual({
      gate: 'receipt',
      outcome: 'allowed',
      origin: 'look_up',
    });
    expect(handlerRan).toBe(false);
    expect(entries).toEqual(['rent']);
  });

  it('as not applied, and the key is free: the repetition runs, and its own receipt has no such mark', async () => {
    const { runtime, entries, open } = await afterBreak({ wrote: false });
    expect(await settleReceipt(runtime, open, absent)).toEqual({
      result: { ok: true, settled: 'not_applied' },
      trace: [{ gate: 'receipt', outcome: 'allowed' }],
    });
    expect(await lineOf(runtime, call)).toBe('ok {"entry":1}');
    const { trace } = await callTool(runtime, call);
    expect(trace.find(({ gate }) => gate === 'receipt')).toEqual({ gate: 'receipt', outcome: 'allowed' });
    expect(entries).toEqual(['rent']);
  });

  it('KeeperHub#1922, idempot-js#185: the handler threw, nothing is written, one further write is possible', async () => {
    const { runtime, entries, open } = await afterBreak({ wrote: false });
    const end: WriteEnd = await ended(runtime);
    const usual = { end, keepsReceipts: true, wants: 'same', attemptsLeft: 1 } as const;
    const steps = (
      [
        { found: null, settling: 'ours' },
        { found: 'not_written', settling: 'ours' },
        { found: 'not_written', settling: 'settled' },
      ] as const
    ).map((known) => nextAfterWrite({ ...usual, ...known }).step);
    expect(steps).toEqual(['look_up', 'settle', 'same_key']);
    expect((await settleReceipt(runtime, open, absent)).result.ok).toBe(true);
    expect(await ended(runtime)).toEqual({ kind: 'done' });
    expect(await lineOf(runtime, call)).toBe('replayed {"entry":1}');
    expect(entries).toEqual(['rent']);
  });

  it('a call whose answer came too late is under way until it ends, and cannot be settled before', async () => {
    const { enter, entries } = ledger();
    let finish = (): void => {};
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    let working: Promise<unknown> = Promise.resolve();
    const host = testHost({
      withDeadline: async (_limit, work) => {
        working = work({ cancelled: true });
        return { ended: false, observedMs: 900 };
      },
    });
    const slow: ToolContract<'no_such_account'> = {
      ...enter,
      handler: async (...given) => {
        await finished;
        return enter.handler(...given);
      },
    };
    expect(await lineOf(runtimeOf([slow], host), call)).toBe('tool_timeout unknown');
    await expect.poll(() => readReceipt(host, scope)).toEqual({ state: 'in_flight' });
    const attempt = (await host.receipts.find(scope))?.attempt ?? '';
    const given = { scope, attempt, fingerprint: 'whatever' };
    expect((await settleReceipt(runtimeOf([slow], host), given, absent)).result).toMatchObject({
      error: { code: 'receipt_changed' },
    });
    finish();
    await working;
    expect(await readReceipt(host, scope)).toEqual({ state: 'done' });
    expect(entries).toEqual(['rent']);
  });

  it('another request under the settled key stays a conflict', async () => {
    const { runtime, open } = await afterBreak({ wrote: true });
    await settleReceipt(runtime, open, written);
    const other = { ...call, arguments: { text: 'food', key: 'k1' } };
    expect(await lineOf(runtime, other)).toBe('idempotency_conflict not_executed');
  });

  it.each<readonly [what: string, output: unknown, code: string, gate: string]>([
    ['breaks the output contract', { entry: 'one' }, 'invalid_tool_output', 'output'],
    ['is no JSON', { entry: undefined }, 'invalid_tool_output', 'budget'],
    ['exceeds the budget', { entry: 1, more: 'x'.repeat(1_000) }, 'output_too_large', 'budget'],
  ])(
    'an output that %s is not stored, since every repetition would get it',
    async (_what, output, code, gate) => {
      const { runtime, open } = await afterBreak({ wrote: true });
      const { result, trace } = await settleReceipt(runtime, open, { found: 'applied', output });
      expect(result).toMatchObject({ ok: false, error: { code } });
      expect(trace.at(-1)?.outcome === 'refused' || trace.some((step) => step.outcome === 'refused')).toBe(
        true,
      );
      expect(trace.find((step) => step.outcome === 'refused')?.gate).toBe(gate);
      expect(await lineOf(runtime, call)).toBe('outcome_unknown unknown');
    },
  );

  it('of a tool that the registry does not have, an output cannot be checked; that nothing stands needs no tool', async () => {
    const { runtime, open } = await afterBreak({ wrote: false });
    const { host } = runtime;
    const registration = registerTools([], host);
    if (!registration.ok) throw new Error('empty');
    const bare = { registry: registration.registry, host };
    expect((await settleReceipt(bare, open, written)).result).toMatchObject({
      error: { code: 'tool_not_found' },
    });
    expect((await settleReceipt(bare, open, absent)).result).toEqual({ ok: true, settled: 'not_applied' });
  });

  it('belongs to the attempt that was looked up: a second settlement, or one of a later attempt, changes nothing', async () => {
    const { runtime, open } = await afterBreak({ wrote: false });
    await settleReceipt(runtime, open, absent);
    expect((await settleReceipt(runtime, open, written)).result).toMatchObject({
      error: { code: 'receipt_changed', outcome: 'not_executed', details: { idempotency_key: 'k1' } },
    });
    await callTool(runtime, call);
    expect((await settleReceipt(runtime, open, absent)).result).toMatchObject({
      error: { code: 'receipt_changed' },
    });
    expect(await lineOf(runtime, call)).toBe('replayed {"entry":1}');
  });

  it('mends a receipt that was altered in its store, which else would refuse for ever', async () => {
    const kept = memoryReceipts();
    let isAltered = false;
    const altered = <Held>(held: Held): Held => {
      const { output } = held as { readonly output?: string };
      return isAltered && output !== undefined ? { ...held, output: output.replace('1', '9') } : held;
    };
    const receipts: ReceiptStore = {
      ...kept,
      reserve: async (...given) => altered(await kept.reserve(...given)),
      find: async (...given) => altered(await kept.find(...given)),
    };
    const { enter, entries } = ledger();
    const runtime = runtimeOf([enter], testHost({ receipts }));
    await callTool(runtime, call);
    expect(await readReceipt(runtime.host, scope)).toEqual({ state: 'done' });
    isAltered = true;
    expect(await lineOf(runtime, call)).toBe('outcome_unknown unknown');
    const open = await openOf(runtime);
    isAltered = false;
    expect((await settleReceipt(runtime, open, written)).result.ok).toBe(true);
    expect(await lineOf(runtime, call)).toBe('replayed {"entry":1}');
    expect(entries).toEqual(['rent']);
  });

  it('a mark of settlement cannot be put on a receipt, nor taken from one', async () => {
    const kept = memoryReceipts();
    let change = (output: string): string => output;
    const receipts: ReceiptStore = {
      ...kept,
      reserve: async (...given) => {
        const held = await kept.reserve(...given);
        return held.state === 'done' ? { ...held, output: change(held.output) } : held;
      },
    };
    const { runtime, open } = await afterBreak({ wrote: true, receipts });
    await settleReceipt(runtime, open, written);
    change = (output) => output.replace(/^settled /, '');
    expect(await lineOf(runtime, call)).toBe('outcome_unknown unknown');
    const own = runtimeOf([ledger().enter], testHost({ receipts }));
    const second = { ...call, arguments: { text: 'food', key: 'k2' } };
    change = (output) => output;
    await callTool(own, second);
    change = (output) => `settled ${output}`;
    expect(await lineOf(own, second)).toBe('outcome_unknown unknown');
  });

  it('says so where the store cannot be asked', async () => {
    const { runtime, open } = await afterBreak({ wrote: true });
    const broken = () => Promise.reject(new Error('disk'));
    const host = testHost({ receipts: { ...memoryReceipts(), find: broken, settle: broken } });
    expect(await readReceipt(host, scope)).toBeNull();
    expect((await settleReceipt({ ...runtime, host }, open, absent)).result).toMatchObject({
      error: { code: 'receipts_unavailable' },
    });
  });

  it('is no argument of a tool: a call that asks for it is refused and settles nothing', async () => {
    const { runtime } = await afterBreak({ wrote: false });
    const asking = { ...call, arguments: { ...call.arguments, settle: 'not_applied' } };
    expect(await lineOf(runtime, asking)).toBe('invalid_arguments not_executed');
    expect(await lineOf(runtime, call)).toBe('outcome_unknown unknown');
  });
});

it('reads what stands under a key: free, under way, done', async () => {
  const { enter } = ledger();
  let read: unknown;
  const host = testHost();
  const tool: ToolContract<'no_such_account'> = {
    ...enter,
    handler: async (given, context) => {
      read = await readReceipt(host, scope);
      return enter.handler(given, context);
    },
  };
  const runtime = runtimeOf([tool], host);
  expect(await readReceipt(host, scope)).toEqual({ state: 'free' });
  await callTool(runtime, call);
  expect(read).toEqual({ state: 'in_flight' });
  expect(await readReceipt(host, scope)).toEqual({ state: 'done' });
});
