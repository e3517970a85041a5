import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AfterWrite, nextAfterWrite, type WriteEnd } from '#core';
import {
  type Behaviour,
  behaviours,
  type Looked,
  ReceiptWorld,
  type WorldChange,
} from '../support/receiptWorld.ts';
import { gatesWithout } from '../support/registryHost.ts';

/** What happens to one sending: how the tool behaves, and what the network does. */
interface Fate {
  readonly behaviour: Behaviour;
  readonly network: 'arrives' | 'request_lost' | 'answer_lost';
}

const request = { who: 'ann', key: 'k1', text: 'rent' };

/** Sends once; what the host sees of it. */
async function send(world: ReceiptWorld, text: string, { behaviour, network }: Fate): Promise<WriteEnd> {
  if (network === 'request_lost') return { kind: 'no_answer' };
  const came = await world.call({ ...request, text }, behaviour);
  if (network === 'answer_lost' || came.kind === 'died') return { kind: 'no_answer' };
  return came.kind === 'ok' ? { kind: 'done' } : { kind: 'error', error: came.error };
}

interface Driven {
  /** Every step with its reason, and behind a sending what came of it. */
  readonly steps: readonly string[];
  readonly entries: number;
}

/** A host that does what `nextAfterWrite` says, until there is nothing to do. */
async function drive(
  fates: readonly Fate[],
  settling: 'ours' | 'not_ours',
  first: string,
  change: WorldChange = {},
): Promise<Driven> {
  const world = new ReceiptWorld(change);
  const calm: Fate = { behaviour: 'answers', network: 'arrives' };
  const ahead = [...fates];
  const sendNext = (text: string) => send(world, text, ahead.shift() ?? calm);
  const usual = { found: null, keepsReceipts: true, settling, wants: 'same' } as const;
  const steps: string[] = [];
  let looked: Looked | null = null;
  let after: AfterWrite = { ...usual, end: await sendNext(first), attemptsLeft: fates.length + 1 };
  for (let turn = 0; turn < 100; turn += 1) {
    const { step, reason } = nextAfterWrite(after);
    steps.push(`${step} ${reason}`);
    switch (step) {
      case 'stop':
        return { steps, entries: world.entries.length };
      case 'look_up':
        looked = await world.lookUp(request);
        after = { ...after, found: world.entries.length > 0 ? 'written' : 'not_written' };
        break;
      case 'settle':
        // The receipt is open whenever the rule says so: else the rule and the gate do not agree.
        expect(looked).not.toBeNull();
        if (looked !== null) expect(['applied', 'not_applied']).toContain(await world.settle(looked));
        after = { ...after, settling: 'settled' };
        break;
      case 'same_key':
      case 'repaired_same_key': {
        const end = await sendNext(request.text);
        if (reason === 'not_there' && after.settling === 'settled' && end.kind === 'error')
          expect(end.error.code, 'the gate refuses what was settled').not.toBe('outcome_unknown');
        after = { ...usual, end, attemptsLeft: after.attemptsLeft - 1 };
        break;
      }
      case 'new_key':
        throw new Error('A new key for the same intended write.');
    }
  }
  throw new Error(`The host does not come to an end: ${steps.slice(-6).join(', ')}`);
}

const fate: fc.Arbitrary<Fate> = fc.record({
  behaviour: fc.constantFrom(...behaviours),
  network: fc.constantFrom('arrives', 'arrives', 'request_lost', 'answer_lost'),
});
const fates = fc.array(fate, { maxLength: 6 });
const first = fc.constantFrom('rent', 'rent', '');

describe('the step after a write and the gate for receipts agree', () => {
  it('a host that follows the step, and settles its own receipts, gets the write made, once', async () => {
    await fc.assert(
      fc.asyncProperty(fates, first, async (list, text) => {
        const { steps, entries } = await drive(list, 'ours', text);
        expect(steps.at(-1)).toBe('stop it_stands');
        expect(entries).toBe(1);
      }),
      { numRuns: 2_000 },
    );
  });

  it('a host whose receipts are somebody else’s never writes twice, and ends by reporting what is open', async () => {
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fates, first, async (list, text) => {
        const { steps, entries } = await drive(list, 'not_ours', text);
        const end = steps.at(-1) ?? '';
        seen.add(end);
        expect(['stop it_stands', 'stop receipt_not_ours']).toContain(end);
        expect(entries).toBe(end === 'stop it_stands' ? 1 : 0);
      }),
      { numRuns: 1_000 },
    );
    expect(seen.size).toBe(2);
  });

  it('with the gate taken out the same host writes twice', async () => {
    const checked = await fc.check(
      fc.asyncProperty(fates, first, async (list, text) => {
        const { entries } = await drive(list, 'not_ours', text, { pipeline: gatesWithout('receipt') });
        expect(entries).toBeLessThanOrEqual(1);
      }),
      { numRuns: 1_000 },
    );
    expect(checked.failed).toBe(true);
  });
});
