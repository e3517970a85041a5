import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deliveryLink } from '#lessons/idempotency/delivery-bench/deliveryLink.ts';
import { firstSituation, gallery } from '#lessons/idempotency/delivery-bench/gallery.ts';
import { fates, keys, MOST_EVENTS, noteIds } from '#lessons/idempotency/delivery-bench/history.ts';

const good = firstSituation.state;
const [send] = good.events;
const fragment = (value: unknown) =>
  `#delivery-bench=${Buffer.from(JSON.stringify(value), 'utf8').toString('base64url')}`;

const event = fc.oneof(
  fc.record({
    kind: fc.constant('send' as const),
    key: fc.constantFrom(...keys),
    note: fc.constantFrom(...noteIds),
    fate: fc.constantFrom(...fates),
    twice: fc.boolean(),
  }),
  fc.record({ kind: fc.constantFrom('restart' as const, 'new_version' as const) }),
);
const states = fc
  .array(event, { maxLength: MOST_EVENTS })
  .chain((events) => fc.record({ events: fc.constant(events), shown: fc.nat({ max: events.length }) }));

describe('a link to a state of the bench', () => {
  it('carries any history and any moment of it there and back', () => {
    fc.assert(
      fc.property(states, (state) => {
        expect(deliveryLink.decode(deliveryLink.encode(state) ?? '')).toEqual({ ok: true, state });
      }),
    );
  });

  it.each(gallery)('carries the situation $id', ({ state }) => {
    expect(deliveryLink.decode(deliveryLink.encode(state) ?? '')).toEqual({ ok: true, state });
  });

  const withEvent = (change: object) => ({ events: [{ ...send, ...change }], shown: 1 });

  it.each([
    ['of null', null],
    ['of a list', [good]],
    ['with a member too many', { ...good, run: 'alert(1)' }],
    ['without a moment', { events: good.events }],
    ['with a moment after the end', { ...good, shown: good.events.length + 1 }],
    ['with a moment before the beginning', { ...good, shown: -1 }],
    ['with half a moment', { ...good, shown: 0.5 }],
    ['with a moment in a text', { ...good, shown: '1' }],
    ['with events in a record', { events: { 0: send }, shown: 0 }],
    ['with too many events', { events: Array.from({ length: MOST_EVENTS + 1 }, () => send), shown: 0 }],
    ['with an event that is null', { events: [null], shown: 0 }],
    ['with an event of another kind', { events: [{ kind: 'crash' }], shown: 0 }],
    ['with a restart that carries something', { events: [{ kind: 'restart', key: 'write-1' }], shown: 0 }],
    ['with a bare send', { events: [{ kind: 'send' }], shown: 0 }],
    ['with a restart as a send', withEvent({ kind: 'restart' })],
    ['with a note of its own', withEvent({ note: '<img src=x onerror=alert(1)>' })],
    ['with a note of an inherited name', withEvent({ note: 'constructor' })],
    ['with a key of its own', withEvent({ key: 'write-13' })],
    ['with another fate', withEvent({ fate: 'delayed' })],
    ['with a count for twice', withEvent({ twice: 2 })],
    ['with a send of more members', withEvent({ run: 'alert(1)' })],
  ])('is refused %s', (_what, value) => {
    expect(deliveryLink.decode(fragment(value))).toEqual({ ok: false, fault: 'not-a-state' });
    expect(deliveryLink.encode(value as typeof good)).toBeNull();
  });
});
