import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  atEnd,
  type DeliveryState,
  sameEvents,
  shownAt,
  withAction,
  withoutLast,
} from '#lessons/idempotency/delivery-bench/deliveryState.ts';
import {
  type Action,
  actions,
  fates,
  MOST_EVENTS,
  relationOf,
} from '#lessons/idempotency/delivery-bench/history.ts';
import type { DeliveryEvent } from '#ticket-lab/delivery/runDelivery.ts';

const built = (...steps: readonly Action[]): DeliveryState =>
  steps.reduce<DeliveryState>((state, action) => withAction(state, action, 'arrives'), atEnd([]));

/** A history in short: key, note, `x2` for two at once. */
const told = ({ events }: DeliveryState) =>
  events.map((event) =>
    event.kind !== 'send' ? event.kind : `${event.key.slice(6)} ${event.note}${event.twice ? ' x2' : ''}`,
  );

describe('an action adds the event that it names', () => {
  it.each<readonly [readonly Action[], readonly string[]]>([
    [['send'], ['1 call-back']],
    [
      ['send', 'send'],
      ['1 call-back', '2 send-form'],
    ],
    [
      ['send', 'repeat'],
      ['1 call-back', '1 call-back'],
    ],
    [
      ['send', 'other_note'],
      ['1 call-back', '1 send-form'],
    ],
    [
      ['send', 'new_key'],
      ['1 call-back', '2 call-back'],
    ],
    [
      ['send', 'restart', 'repeat'],
      ['1 call-back', 'restart', '1 call-back'],
    ],
    [
      ['send', 'other_note', 'repeat'],
      ['1 call-back', '1 send-form', '1 send-form'],
    ],
    [['twice'], ['1 call-back x2']],
    [
      ['twice', 'repeat'],
      ['1 call-back x2', '1 call-back'],
    ],
    [['repeat'], []],
    [['other_note'], []],
    [['new_key'], []],
    [['restart', 'repeat'], ['restart']],
    [
      ['send', 'new_version', 'repeat'],
      ['1 call-back', 'new_version', '1 call-back'],
    ],
  ])('%j', (steps, events) => expect(told(built(...steps))).toEqual(events));

  it.each(fates)('with the fate that was chosen: %s', (fate) => {
    expect(withAction(built('send'), 'repeat', fate).events.at(-1)).toMatchObject({ fate });
  });

  it('as long as there is room', () => {
    const full = built(...Array.from({ length: MOST_EVENTS }, () => 'send' as const));
    expect(full.events).toHaveLength(MOST_EVENTS);
    for (const action of actions) expect(withAction(full, action, 'arrives')).toBe(full);
  });

  it('and a new intention always has a key that was never used; another note is never the one before', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...actions), { maxLength: MOST_EVENTS - 1 }), (steps) => {
        const { events } = built(...steps);
        const sends = events.filter((event) => event.kind === 'send');
        const fresh = withAction(atEnd(events), 'send', 'arrives').events.at(-1);
        expect(sends.some(({ key }) => fresh?.kind === 'send' && key === fresh.key)).toBe(false);
        const last = sends.at(-1);
        if (last === undefined) return;
        const other = withAction(atEnd(events), 'other_note', 'arrives').events.at(-1);
        expect(other).toMatchObject({ key: last.key });
        expect(other).not.toMatchObject({ note: last.note });
      }),
    );
  });
});

describe('a history is gone through and taken back', () => {
  it('the moment stays inside it', () => {
    const state = built('send', 'repeat');
    expect([-1, 0, 1, 2, 3].map((moment) => shownAt(state, moment).shown)).toEqual([0, 0, 1, 2, 2]);
  });

  it('what is added or taken off is shown at its end, wherever the reader was', () => {
    const early = shownAt(built('send', 'repeat', 'restart'), 1);
    expect(withAction(early, 'send', 'arrives').shown).toBe(4);
    expect(withoutLast(early)).toEqual(built('send', 'repeat'));
    expect(withoutLast(built())).toEqual(built());
  });

  it('two histories are the same where all events are', () => {
    const { events } = built('send', 'restart', 'repeat');
    expect(sameEvents(events, structuredClone(events))).toBe(true);
    const [first] = events;
    if (first?.kind !== 'send') throw new Error('the history begins with a send');
    for (const change of [
      { key: 'write-2' },
      { note: 'ask-bank' },
      { fate: 'request_lost' },
      { twice: true },
    ]) {
      const other = [{ ...first, ...change } as DeliveryEvent, ...events.slice(1)];
      expect(sameEvents(events, other)).toBe(false);
    }
    expect(sameEvents(events, events.slice(0, 2))).toBe(false);
    expect(sameEvents(events.slice(0, 1), events.slice(1, 2))).toBe(false);
    expect(sameEvents(events.slice(1, 2), events.slice(0, 1))).toBe(false);
  });
});

describe('what a message is to those before it', () => {
  it.each<readonly [readonly Action[], string]>([
    [['send'], 'new'],
    [['restart', 'send'], 'new'],
    [['send', 'repeat'], 'repeat'],
    [['send', 'other_note'], 'other_note'],
    [['send', 'new_key'], 'new_key'],
    [['send', 'send', 'new_key'], 'new_key'],
    [['send', 'restart'], 'new'],
  ])('%j: %s', (steps, relation) => {
    expect(relationOf(built(...steps).events, steps.length - 1)).toBe(relation);
  });
});
