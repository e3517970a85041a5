import { describe, expect, it } from 'vitest';
import {
  callPipeline,
  callTool,
  type HandlerAnswer,
  memoryReceipts,
  type ReceiptStore,
  type ToolContract,
} from '#core';
import { actor, ledger } from '../../../support/ledger.ts';
import { approve, gatesWithout, lineOf, runtimeOf, testHost } from '../../../support/registryHost.ts';

const writer = actor('ann', 'ledger:write');
const args = { text: 'rent', key: 'k1' };
const call = { tool: 'enter', arguments: args, actor: writer };

describe('callTool asks its gates in order and stops at the first that refuses', () => {
  it('runs the handler once every gate has let the call pass', async () => {
    const { enter, entries } = ledger();
    const { result, trace, handlerRan } = await callTool(runtimeOf([enter]), call);
    expect(result).toEqual({ ok: true, output: { entry: 1 }, replayed: false });
    expect(trace.map(({ gate, outcome }) => `${gate} ${outcome}`)).toEqual(
      callPipeline.map(({ id }) => `${id} allowed`),
    );
    expect(handlerRan).toBe(true);
    expect(entries).toEqual(['rent']);
  });

  const { enter } = ledger();
  const strict: ToolContract<'no_such_account'> = {
    ...enter,
    runtime: { ...enter.runtime, approval: 'required' },
    resource: (given) => ((given as { text: string }).text === 'theirs' ? 'hidden' : 'allowed'),
  };

  it.each([
    [
      'an unknown tool beats bad arguments and missing permissions',
      'entre',
      { text: 1 },
      [],
      'tool_not_found',
    ],
    ['bad arguments beat a missing permission', 'enter', { text: 1 }, [], 'invalid_arguments'],
    ['a missing permission beats a missing approval', 'enter', args, ['ledger:read'], 'permission_denied'],
    [
      'a missing approval beats a hidden thing',
      'enter',
      { text: 'theirs', key: 'k' },
      ['ledger:write'],
      'approval_required',
    ],
  ])('%s', async (_rule, tool, given, permissions, code) => {
    const { result, handlerRan, trace } = await callTool(runtimeOf([strict]), {
      tool,
      arguments: given,
      actor: actor('ann', ...permissions),
    });
    expect(result.ok ? 'ok' : result.error.code).toBe(code);
    expect(handlerRan).toBe(false);
    const refused = trace.filter((step) => step.outcome === 'refused');
    expect(refused).toHaveLength(1);
    expect(refused[0]?.refusal).toEqual(result.ok ? null : result.error);
  });

  it('names only tools that the actor may call when it does not know one', async () => {
    const { enter, read } = ledger();
    const { result } = await callTool(runtimeOf([enter, read]), { ...call, tool: 'entre' });
    expect(result).toMatchObject({ error: { details: { tool: 'entre', available_tools: ['enter'] } } });
  });

  it('gives one answer for a thing that is not there and one that is not theirs, and for a check that throws', async () => {
    const tools = ['hidden', 'throws'].map((how) => ({
      ...enter,
      model: { ...enter.model, name: how },
      resource: () => {
        if (how === 'throws') throw new Error('the owner table is gone');
        return 'hidden' as const;
      },
    }));
    const runtime = runtimeOf(tools);
    const answers = await Promise.all(
      tools.map(async ({ model }) => (await callTool(runtime, { ...call, tool: model.name })).result),
    );
    expect(answers[0]).toMatchObject({ error: { code: 'not_found_or_not_allowed', details: {} } });
    expect(answers[1]).toEqual(answers[0]);
  });

  it('refuses arguments that a parser may have rounded, naming the place', async () => {
    const { read } = ledger();
    const loose = { ...read, model: { ...read.model, inputSchema: { type: 'object' } } };
    const { result } = await callTool(runtimeOf([loose]), {
      tool: 'read',
      arguments: JSON.parse('{"a": [1, 12345678901234567890]}'),
      actor: actor('ann', 'ledger:read'),
    });
    expect(result).toMatchObject({
      error: {
        code: 'invalid_arguments',
        details: { violations: [{ path: '/a/1', keyword: 'unsafe_integer' }] },
      },
    });
  });
});

describe('callTool contains whatever a handler does', () => {
  const { enter, read } = ledger();
  const writing = (handler: () => unknown) => ({ ...enter, handler: handler as () => HandlerAnswer<never> });
  const reading = (handler: () => unknown) => ({ ...read, handler: handler as () => HandlerAnswer<never> });
  const boom = () => {
    throw new RangeError('secret of the server');
  };

  it.each([
    ['a write that throws may have written', writing(boom), 'handler_exception unknown'],
    ['a read that throws has changed nothing', reading(boom), 'handler_exception not_executed'],
    [
      'a write that breaks its promise has taken effect',
      writing(() => ({ ok: true, output: { entry: '1' } })),
      'invalid_tool_output applied',
    ],
    [
      'a null where an object was promised is a broken promise',
      writing(() => ({ ok: true, output: null })),
      'invalid_tool_output applied',
    ],
    ['an answer that is no result is none', writing(() => 'done'), 'invalid_tool_output applied'],
    [
      'an output that is not JSON is none',
      reading(() => ({ ok: true, output: { at: new Date(0).getDay } })),
      'invalid_tool_output not_executed',
    ],
    [
      'an output larger than its budget is held back',
      reading(() => ({ ok: true, output: 'x'.repeat(999) })),
      'output_too_large not_executed',
    ],
    [
      'an output of exactly the budget passes',
      reading(() => ({ ok: true, output: 'x'.repeat(998) })),
      `ok "${'x'.repeat(998)}"`,
    ],
    [
      'a refusal of the tool’s own passes through',
      writing(() => ({ ok: false, code: 'no_such_account', category: 'not_found', details: {} })),
      'no_such_account not_executed',
    ],
  ])('%s', async (_rule, tool, line) => {
    const isRead = tool.runtime.effect === 'read';
    const made = {
      tool: tool.model.name,
      arguments: isRead ? {} : args,
      actor: actor('ann', 'ledger:read', 'ledger:write'),
    };
    expect(await lineOf(runtimeOf([tool]), made)).toBe(line);
  });

  it('tells of an exception its class and never its message', async () => {
    const { result } = await callTool(runtimeOf([writing(boom)]), call);
    expect(result).toMatchObject({ error: { details: { exception_type: 'RangeError' } } });
    expect(JSON.stringify(result)).not.toContain('secret');
  });

  it('hands out copies: a result read before a write does not show it, and nobody can change what another holds', async () => {
    const { enter, read } = ledger();
    const runtime = runtimeOf([enter, read]);
    const reader = { tool: 'read', arguments: {}, actor: actor('ann', 'ledger:read') };
    const before = await callTool(runtime, reader);
    await callTool(runtime, call);
    expect(before.result).toMatchObject({ output: { entries: [] } });
    const first = await callTool(runtime, call);
    if (first.result.ok) (first.result.output as { entry: number }).entry = 99;
    expect(await lineOf(runtime, call)).toBe('replayed {"entry":1}');
  });

  it('works on a copy of the arguments, so that changing them under way changes nothing', async () => {
    const { enter, entries } = ledger();
    const given = { ...args };
    const running = callTool(runtimeOf([enter]), { ...call, arguments: given });
    given.text = 'something else';
    await running;
    expect(entries).toEqual(['rent']);
  });
});

describe('the gate for receipts', () => {
  it.each([
    ['the same request is answered from its receipt', args, 'replayed {"entry":1}', 1],
    ['the order of the fields does not matter', { key: 'k1', text: 'rent' }, 'replayed {"entry":1}', 1],
    [
      'another request under the same key is a conflict',
      { text: 'food', key: 'k1' },
      'idempotency_conflict not_executed',
      1,
    ],
    ['another key writes again, even with the same text', { text: 'rent', key: 'k2' }, 'ok {"entry":2}', 2],
  ])('%s', async (_rule, second, line, written) => {
    const { enter, entries } = ledger();
    const runtime = runtimeOf([enter]);
    await callTool(runtime, call);
    expect(await lineOf(runtime, { ...call, arguments: second })).toBe(line);
    expect(entries).toHaveLength(written);
    expect(await lineOf(runtime, call)).toBe('replayed {"entry":1}');
  });

  it('keeps apart what two actors or two tools call by one key', async () => {
    const { enter, entries } = ledger();
    const twin = { ...enter, model: { ...enter.model, name: 'enter_too' } };
    const runtime = runtimeOf([enter, twin]);
    await callTool(runtime, call);
    expect(await lineOf(runtime, { ...call, actor: actor('bob', 'ledger:write') })).toBe('ok {"entry":2}');
    expect(await lineOf(runtime, { ...call, tool: 'enter_too' })).toBe('ok {"entry":3}');
    expect(entries).toHaveLength(3);
  });

  it.each([1, 2, 3])(
    'a retry after a version bump is a conflict and never a second write (version 2 to %i)',
    async (version) => {
      const { enter, entries } = ledger();
      const host = testHost();
      const at = (contractVersion: number) =>
        runtimeOf([{ ...enter, runtime: { ...enter.runtime, contractVersion } }], host);
      await callTool(at(2), call);
      const line = version === 2 ? 'replayed {"entry":1}' : 'idempotency_conflict not_executed';
      expect(await lineOf(at(version), call)).toBe(line);
      expect(await lineOf(at(2), call)).toBe('replayed {"entry":1}');
      expect(entries).toEqual(['rent']);
    },
  );

  it('a call refused for its arguments has reserved nothing, and is repaired under the same key', async () => {
    const { enter, entries } = ledger();
    const host = testHost();
    const runtime = runtimeOf([enter], host);
    expect(await lineOf(runtime, { ...call, arguments: { text: 5, key: 'k1' } })).toBe(
      'invalid_arguments not_executed',
    );
    expect(await host.receipts.find({ actor: 'ann', tool: 'enter', key: 'k1' })).toBeNull();
    expect(await lineOf(runtime, call)).toBe('ok {"entry":1}');
    expect(entries).toEqual(['rent']);
  });

  it('asks permission and approval of a repetition too', async () => {
    const { enter } = ledger();
    const approved = { ...enter, runtime: { ...enter.runtime, approval: 'required' as const } };
    const host = testHost();
    const runtime = runtimeOf([approved], host);
    expect(await lineOf(runtime, { ...call, approval: approve(call, host) })).toBe('ok {"entry":1}');
    expect(await lineOf(runtime, call)).toBe('approval_required not_executed');
    expect(await lineOf(runtime, { ...call, approval: approve(call, host) })).toBe('replayed {"entry":1}');
  });

  it('frees the key where the tool itself refused', async () => {
    const { enter } = ledger();
    let refusing = true;
    const tool: ToolContract<'no_such_account'> = {
      ...enter,
      handler: (given, context) =>
        refusing
          ? { ok: false, code: 'no_such_account', category: 'not_found', details: {} }
          : enter.handler(given, context),
    };
    const runtime = runtimeOf([tool]);
    expect(await lineOf(runtime, call)).toBe('no_such_account not_executed');
    refusing = false;
    expect(await lineOf(runtime, { ...call, arguments: { text: 'food', key: 'k1' } })).toBe('ok {"entry":1}');
  });

  it('does not run a write again that failed after it may have written', async () => {
    const { enter, entries } = ledger();
    const tool: ToolContract<never> = {
      ...enter,
      handler: (given) => {
        entries.push((given as { text: string }).text);
        throw new Error('the connection broke');
      },
    };
    const runtime = runtimeOf([tool]);
    expect(await lineOf(runtime, call)).toBe('handler_exception unknown');
    expect(await lineOf(runtime, call)).toBe('outcome_unknown unknown');
    expect(entries).toEqual(['rent']);
  });

  it('makes a second caller wait while the first is under way, and gives it the same answer', async () => {
    const { enter, entries } = ledger();
    let finish = (): void => {};
    const gate = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const slow: ToolContract<'no_such_account'> = {
      ...enter,
      handler: async (given, context) => {
        await gate;
        return enter.handler(given, context);
      },
    };
    const runtime = runtimeOf([slow]);
    const both = [lineOf(runtime, call), lineOf(runtime, call)];
    expect(await lineOf(runtime, { ...call, arguments: { text: 'food', key: 'k1' } })).toBe(
      'idempotency_conflict not_executed',
    );
    finish();
    expect(await Promise.all(both)).toEqual(['ok {"entry":1}', 'replayed {"entry":1}']);
    expect(entries).toEqual(['rent']);
  });

  it('runs nothing where the receipts cannot be asked, and knows nothing where one cannot be stored', async () => {
    const { enter, entries } = ledger();
    const gone = { ...memoryReceipts(), reserve: () => Promise.reject(new Error('disk')) };
    expect(await lineOf(runtimeOf([enter], testHost({ receipts: gone })), call)).toBe(
      'receipts_unavailable not_executed',
    );
    expect(entries).toEqual([]);
    const full = {
      ...memoryReceipts(),
      reserve: async () => ({
        state: 'reserved' as const,
        unit: null,
        commit: () => Promise.reject(new Error('disk')),
        release: async () => {},
        leaveUnknown: async () => {},
      }),
    };
    expect(await lineOf(runtimeOf([enter], testHost({ receipts: full })), call)).toBe(
      'outcome_unknown unknown',
    );
    expect(entries).toEqual(['rent']);
  });

  it('does not answer from a receipt that was altered in its store', async () => {
    const { enter, entries } = ledger();
    const kept = memoryReceipts();
    const altered: ReceiptStore = {
      ...kept,
      reserve: async (scope, fingerprint) => {
        const held = await kept.reserve(scope, fingerprint);
        return held.state === 'done' ? { ...held, output: held.output.replace('1', '9') } : held;
      },
    };
    const runtime = runtimeOf([enter], testHost({ receipts: altered }));
    await callTool(runtime, call);
    expect(await callTool(runtime, call)).toMatchObject({
      result: {
        error: { code: 'outcome_unknown', details: { idempotency_key: 'k1', reason: 'receipt_altered' } },
      },
    });
    expect(entries).toEqual(['rent']);
  });

  it('taken out, lets every repetition write', async () => {
    const { enter, entries } = ledger();
    const runtime = runtimeOf([enter], testHost(), gatesWithout('receipt'));
    await callTool(runtime, call);
    await callTool(runtime, call);
    expect(entries).toEqual(['rent', 'rent']);
  });
});

describe('the gate for the deadline', () => {
  const late = testHost({
    withDeadline: async (_limit, work) => {
      await work({ cancelled: true });
      return { ended: false, observedMs: 900 };
    },
  });

  it('leaves the outcome of a write unknown, and a repetition is answered by what the write did after all', async () => {
    const { enter, entries } = ledger();
    const receipts = late.receipts;
    expect(await lineOf(runtimeOf([enter], late), call)).toBe('tool_timeout unknown');
    expect(await lineOf(runtimeOf([enter], testHost({ receipts })), call)).toBe('replayed {"entry":1}');
    expect(entries).toEqual(['rent']);
  });

  it('calls a read retryable only where its contract says so', async () => {
    const { read } = ledger();
    const transient = { ...read, runtime: { ...read.runtime, retry: 'transient' as const } };
    const asked = { tool: 'read', arguments: {}, actor: actor('ann', 'ledger:read') };
    for (const [tool, retryable, nextStep] of [
      [read, false, 'raise_alarm'],
      [transient, true, 'retry_within_limits'],
    ] as const) {
      const { result } = await callTool(runtimeOf([tool], late), asked);
      expect(result).toMatchObject({
        error: { code: 'tool_timeout', retryable, nextStep, details: { timeout_ms: 500, observed_ms: 900 } },
      });
    }
  });
});
