import fc, { type AsyncCommand } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callTool, type ReceiptStore, type Runtime, type ToolContract } from '#core';
import { type DiskRow, diskReceipts } from '../support/diskReceipts.ts';
import { actor, ledger } from '../support/ledger.ts';
import { runtimeOf, testHost } from '../support/registryHost.ts';

type Behaviour = 'answers' | 'refuses' | 'throws after writing' | 'answers too late' | 'is never reached';

interface Request {
  readonly who: string;
  readonly key: string;
  readonly text: string;
}

/** What should be: every receipt, and every entry in order. */
interface Model {
  readonly receipts: Map<string, { readonly text: string; readonly state: 'done' | 'unknown' }>;
  readonly entries: string[];
}

/** The registry under test: a disk, the process that runs on it, and how the next handler behaves. */
class World {
  readonly disk = new Map<string, DiskRow>();
  readonly entries: string[] = [];
  behaviour: Behaviour = 'answers';
  runtime: Runtime<'no_such_account'> = this.started();

  /** A process that starts on the disk as it is. */
  started(): Runtime<'no_such_account'> {
    const { enter } = ledger();
    const tool: ToolContract<'no_such_account'> = {
      ...enter,
      handler: (args) => {
        if (this.behaviour === 'refuses')
          return { ok: false, code: 'no_such_account', category: 'not_found', details: {} };
        this.entries.push((args as Request).text);
        if (this.behaviour === 'throws after writing') throw new Error('broke');
        return { ok: true, output: { entry: this.entries.length } };
      },
    };
    const host = testHost({
      compile: () => ({ ok: true, validate: () => [] }),
      receipts: diskReceipts(this.disk),
      withDeadline: async (_limit, work) => {
        if (this.behaviour === 'is never reached') return { ended: false, observedMs: 900 };
        const value = await work({ cancelled: false });
        return this.behaviour === 'answers too late'
          ? { ended: false, observedMs: 900 }
          : { ended: true, value };
      },
    });
    return runtimeOf([tool], host);
  }

  async call({ who, key, text }: Request): Promise<string> {
    const { result } = await callTool(this.runtime, {
      tool: 'enter',
      arguments: { key, text },
      actor: actor(who, 'ledger:write'),
    });
    return result.ok ? (result.replayed ? 'replayed' : 'ok') : result.error.code;
  }
}

/** One call, and the answer that the model has for it. */
class Call implements AsyncCommand<Model, World> {
  readonly request: Request;
  readonly behaviour: Behaviour;
  constructor(request: Request, behaviour: Behaviour) {
    this.request = request;
    this.behaviour = behaviour;
  }
  check = (): boolean => true;
  async run(model: Model, world: World): Promise<void> {
    world.behaviour = this.behaviour;
    expect(await world.call(this.request)).toBe(this.expected(model));
    expect(world.entries).toEqual(model.entries);
  }
  expected(model: Model): string {
    const { who, key, text } = this.request;
    if (this.behaviour === 'is never reached') return 'tool_timeout';
    const late = (answer: string): string =>
      this.behaviour === 'answers too late' ? 'tool_timeout' : answer;
    const held = model.receipts.get(`${who} ${key}`);
    if (held !== undefined) {
      if (held.text !== text) return late('idempotency_conflict');
      return late(held.state === 'done' ? 'replayed' : 'outcome_unknown');
    }
    if (this.behaviour === 'refuses') return 'no_such_account';
    model.entries.push(text);
    const broke = this.behaviour === 'throws after writing';
    model.receipts.set(`${who} ${key}`, { text, state: broke ? 'unknown' : 'done' });
    return late(broke ? 'handler_exception' : 'ok');
  }
  toString = (): string => `${JSON.stringify(this.request)} ${this.behaviour}`;
}

/** The process ends and starts again. */
class Restart implements AsyncCommand<Model, World> {
  check = (): boolean => true;
  async run(_model: Model, world: World): Promise<void> {
    world.runtime = world.started();
  }
  toString = (): string => 'restart';
}

const request = fc.record({
  who: fc.constantFrom('ann', 'bob'),
  key: fc.constantFrom('k1', 'k2'),
  text: fc.constantFrom('rent', 'food'),
});

describe('whatever is called, repeated, lost and restarted, the ledger holds what the accepted keys allow', () => {
  it('one entry for each key of an actor that was accepted, and each answer as the receipts say', async () => {
    const behaviour = fc.constantFrom<Behaviour>(
      'answers',
      'answers',
      'refuses',
      'throws after writing',
      'answers too late',
      'is never reached',
    );
    const commands = fc.commands(
      [fc.tuple(request, behaviour).map(([one, how]) => new Call(one, how)), fc.constant(new Restart())],
      { maxCommands: 30 },
    );
    await fc.assert(
      fc.asyncProperty(commands, (list) =>
        fc.asyncModelRun(() => ({ model: { receipts: new Map(), entries: [] }, real: new World() }), list),
      ),
      { numRuns: 200 },
    );
  });

  it('calls at once, in every order in which their steps can meet, write once for each key', async () => {
    const requests = fc.array(
      fc.record({ key: fc.constantFrom('k1', 'k2'), text: fc.constantFrom('rent', 'food') }),
      {
        minLength: 2,
        maxLength: 6,
      },
    );
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), requests, async (scheduler, list) => {
        const { enter, entries } = ledger();
        const kept = diskReceipts(new Map());
        const later = <T>(what: string, work: () => Promise<T>): Promise<T> =>
          scheduler.schedule(Promise.resolve(), what).then(work);
        const receipts: ReceiptStore = {
          ...kept,
          reserve: (scope, fingerprint) =>
            later('reserve', async () => {
              const held = await kept.reserve(scope, fingerprint);
              return held.state === 'reserved'
                ? { ...held, commit: (output) => later('commit', () => held.commit(output)) }
                : held;
            }),
        };
        const slow: ToolContract<'no_such_account'> = {
          ...enter,
          handler: (args, context) => later('handle', async () => enter.handler(args, context)),
        };
        const runtime = runtimeOf(
          [slow],
          testHost({ compile: () => ({ ok: true, validate: () => [] }), receipts }),
        );
        const running = list.map(async (args) => {
          const { result } = await callTool(runtime, {
            tool: 'enter',
            arguments: args,
            actor: actor('ann', 'ledger:write'),
          });
          return { ...args, answer: result.ok ? (result.replayed ? 'replayed' : 'ok') : result.error.code };
        });
        const answers = await scheduler.waitFor(Promise.all(running));
        for (const key of new Set(list.map((one) => one.key))) {
          const own = answers.filter((one) => one.key === key);
          const winners = own.filter(({ answer }) => answer === 'ok');
          expect(winners).toHaveLength(1);
          for (const one of own.filter(({ answer }) => answer !== 'ok'))
            expect(one.answer).toBe(one.text === winners[0]?.text ? 'replayed' : 'idempotency_conflict');
        }
        expect(entries).toHaveLength(new Set(list.map((one) => one.key)).size);
      }),
      { numRuns: 300 },
    );
  });
});
