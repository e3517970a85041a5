import fc, { type AsyncCommand } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ReceiptStore } from '#core';
import {
  type Behaviour,
  behaviours,
  type Came,
  type Looked,
  ReceiptWorld,
  type WorldChange,
  type WriteRequest,
} from '../support/receiptWorld.ts';
import { gatesWithout } from '../support/registryHost.ts';

interface Held {
  readonly text: string;
  readonly version: number;
  readonly state: 'done' | 'settled' | 'unknown';
}

/** What should be: the receipt under each key, the version of the contract, and the look-up that nobody has used yet. */
interface Model {
  readonly receipts: Map<string, Held>;
  version: number;
  /** The key of the look-up that is kept, and whether its attempt is still the one under the key. */
  looked: { readonly place: string; readonly held: Held } | null;
}

interface Real {
  readonly world: ReceiptWorld;
  /** Whether every answer is compared with the model's, or the ledger alone is looked at. */
  readonly isExact: boolean;
  looked: Looked | null;
}

const placeOf = ({ who, key }: Pick<WriteRequest, 'who' | 'key'>): string => `${who} ${key}`;

/** A call's end in one word. */
function word(came: Came): string {
  if (came.kind === 'died') return 'died';
  if (came.kind === 'error') return came.error.code;
  if (!came.replayed) return 'ok';
  return came.isSettled ? 'replayed from a settled receipt' : 'replayed';
}

class Call implements AsyncCommand<Model, Real> {
  readonly request: WriteRequest;
  readonly behaviour: Behaviour;
  constructor(request: WriteRequest, behaviour: Behaviour) {
    this.request = request;
    this.behaviour = behaviour;
  }
  check = (): boolean => true;
  async run(model: Model, { world, isExact }: Real): Promise<void> {
    const came = await world.call(this.request, this.behaviour);
    const expected = this.expected(model);
    if (isExact) expect(word(came)).toBe(expected);
    const under = world.under(this.request);
    expect(under.length, 'entries under one key').toBeLessThanOrEqual(1);
    // Who is told that it is done finds it done, with these words and under this version.
    if (came.kind === 'ok') expect(under[0]).toEqual({ ...this.request, version: world.version });
  }
  expected(model: Model): string {
    if (this.request.text === '') return 'invalid_arguments';
    if (this.behaviour === 'is never reached') return 'tool_timeout';
    const late = (answer: string): string =>
      this.behaviour === 'answers too late' ? 'tool_timeout' : answer;
    const { text } = this.request;
    const { version } = model;
    const place = placeOf(this.request);
    const held = model.receipts.get(place);
    if (held !== undefined) {
      if (held.text !== text || held.version !== version) return late('idempotency_conflict');
      if (held.state === 'unknown') return late('outcome_unknown');
      return late(held.state === 'settled' ? 'replayed from a settled receipt' : 'replayed');
    }
    if (this.behaviour === 'refuses') return 'no_such_account';
    const [state, answer] = ends[this.behaviour] ?? (['done', 'ok'] as const);
    model.receipts.set(place, { text, version, state });
    return late(answer);
  }
  toString = (): string => `${JSON.stringify(this.request)} ${this.behaviour}`;
}

const ends: Partial<Record<Behaviour, readonly [Held['state'], string]>> = {
  'throws before writing': ['unknown', 'handler_exception'],
  'throws after writing': ['unknown', 'handler_exception'],
  'breaks its promise': ['unknown', 'invalid_tool_output'],
  'dies before writing': ['unknown', 'died'],
  'dies after writing': ['unknown', 'died'],
};

/** The process ends and starts again, with this version of the contract. */
class Restart implements AsyncCommand<Model, Real> {
  readonly version: number;
  constructor(version: number) {
    this.version = version;
  }
  check = (): boolean => true;
  async run(model: Model, { world }: Real): Promise<void> {
    model.version = this.version;
    world.version = this.version;
    world.restart();
  }
  toString = (): string => `restart with version ${this.version}`;
}

/** The host reads an open receipt and looks the write up; what it has found is kept, perhaps for long. */
class LookUp implements AsyncCommand<Model, Real> {
  readonly of: Pick<WriteRequest, 'who' | 'key'>;
  constructor(of: Pick<WriteRequest, 'who' | 'key'>) {
    this.of = of;
  }
  check = (): boolean => true;
  async run(model: Model, real: Real): Promise<void> {
    real.looked = await real.world.lookUp(this.of);
    const place = placeOf(this.of);
    const held = model.receipts.get(place);
    if (real.isExact) expect(real.looked !== null).toBe(held?.state === 'unknown');
    model.looked = held?.state === 'unknown' ? { place, held } : null;
  }
  toString = (): string => `look up ${placeOf(this.of)}`;
}

/** The host settles by the look-up that it has kept, and keeps it. */
class Settle implements AsyncCommand<Model, Real> {
  check = ({ looked }: Readonly<Model>): boolean => looked !== null;
  async run(model: Model, { world, looked, isExact }: Real): Promise<void> {
    if (model.looked === null || looked === null) return;
    const { place, held } = model.looked;
    const isStill = model.receipts.get(place) === held;
    const word = looked.isWritten ? 'applied' : 'not_applied';
    const settled = await world.settle(looked);
    if (isExact) expect(settled).toBe(isStill ? word : 'receipt_changed');
    if (!isStill) return;
    if (looked.isWritten) model.receipts.set(place, { ...held, state: 'settled' });
    else model.receipts.delete(place);
  }
  toString = (): string => 'settle';
}

const who = fc.constantFrom('ann', 'bob');
const key = fc.constantFrom('k1', 'k1', 'k2');
const request = fc.record({ who, key, text: fc.constantFrom('rent', 'rent', 'rent', 'food', '') });

const commands = fc.commands(
  [
    fc
      .tuple(request, fc.constantFrom('answers' as const, ...behaviours))
      .map(([one, how]) => new Call(one, how)),
    fc.constantFrom(1, 2).map((version) => new Restart(version)),
    fc.record({ who, key }).map((of) => new LookUp(of)),
    fc.constant(new Settle()),
  ],
  { maxCommands: 40, size: 'max' },
);

/** The law over all histories; of a changed world the ledger alone is looked at, so that it breaks for what was written. */
function law(change: WorldChange | null = null) {
  return fc.asyncProperty(commands, (list) =>
    fc.asyncModelRun(
      () => ({
        model: { receipts: new Map(), version: 1, looked: null },
        real: { world: new ReceiptWorld(change ?? {}), isExact: change === null, looked: null },
      }),
      list,
    ),
  );
}

describe('calls, failures, deaths, restarts, new versions and settlements, in any order', () => {
  it('leave at most one entry for a key of an actor, and every answer as the receipts say', async () => {
    await fc.assert(law(), { numRuns: 2_000 });
  });

  /** The rule of an earlier release: a key belongs to a version of the contract. */
  const byVersion = (kept: ReceiptStore, version: number): ReceiptStore => {
    const at = <Scope extends { readonly tool: string }>(scope: Scope): Scope => ({
      ...scope,
      tool: `${scope.tool} ${version}`,
    });
    return {
      ...kept,
      reserve: (scope, print) => kept.reserve(at(scope), print),
      find: (scope) => kept.find(at(scope)),
      settle: (scope, attempt, output) => kept.settle(at(scope), attempt, output),
    };
  };

  /** A store that settles whatever stands under the key, and not the attempt that was looked up. */
  const whateverStands = (kept: ReceiptStore): ReceiptStore => ({
    ...kept,
    settle: async (scope, _attempt, output) => {
      const held = await kept.find(scope);
      return held !== null && kept.settle(scope, held.attempt, output);
    },
  });

  it.each<readonly [what: string, change: WorldChange]>([
    ['the gate for receipts taken out', { pipeline: gatesWithout('receipt') }],
    ['a version of the contract in the scope', { store: byVersion }],
    ['settlements that ask for no attempt', { store: whateverStands }],
  ])('break the law with %s', async (_what, change) => {
    expect((await fc.check(law(change), { numRuns: 2_000 })).failed).toBe(true);
  });
});
