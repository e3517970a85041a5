import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { revisions } from '#core';
import { calls } from '#lessons/response-classification/response-ladder/calls.ts';
import { firstSituation, situations } from '#lessons/response-classification/response-ladder/gallery.ts';
import { ladderLink } from '#lessons/response-classification/response-ladder/ladderLink.ts';
import { arrivals, effects } from '#lessons/response-classification/response-ladder/ladderState.ts';

const text = (maxLength: number) => fc.string({ unit: 'binary', maxLength });
const states = fc.record({
  came: fc.constantFrom(...arrivals),
  text: text(200),
  id: text(20),
  gaveUp: text(20),
  call: fc.constantFrom(...calls.map(({ id }) => id)),
  effect: fc.constantFrom(...effects),
  schema: text(100),
  revision: fc.constantFrom(...revisions),
});

const good = firstSituation.state;
const fragment = (value: unknown) =>
  `#response-ladder=${Buffer.from(JSON.stringify(value), 'utf8').toString('base64url')}`;

describe('a link to a state of the ladder', () => {
  it('carries any state there and back', () => {
    fc.assert(
      fc.property(states, (state) => {
        expect(ladderLink.decode(ladderLink.encode(state) ?? '')).toEqual({ ok: true, state });
      }),
    );
  });

  it.each(situations.map(({ id, state }) => ({ id, state })))('carries the situation $id', ({ state }) => {
    expect(ladderLink.decode(ladderLink.encode(state) ?? '')).toEqual({ ok: true, state });
  });

  it.each([
    ['of a list', [good]],
    ['of null', null],
    ['with a member too many', { ...good, run: 'alert(1)' }],
    ['with a member too few', { ...good, revision: undefined }],
    ['with another arrival', { ...good, came: 'exit' }],
    ['with an arrival that is an inherited name', { ...good, came: 'constructor' }],
    ['with a call that nobody made', { ...good, call: 'drop_table' }],
    ['with an effect that nobody knows', { ...good, effect: 'harmless' }],
    ['with a revision that does not exist', { ...good, revision: '2027-01-01' }],
    ['with a revision in a list', { ...good, revision: ['2025-11-25'] }],
    ['with a message too long', { ...good, text: 'x'.repeat(4001) }],
    ['with a message that is no text', { ...good, text: {} }],
    ['with an id too long', { ...good, id: '1'.repeat(101) }],
    ['with an id that is no text', { ...good, id: 2 }],
    ['with a given-up id too long', { ...good, gaveUp: '1'.repeat(101) }],
    ['with a schema too long', { ...good, schema: ' '.repeat(2001) }],
    ['with half a surrogate pair', { ...good, text: '\ud800' }],
  ])('is refused %s', (_, value) => {
    expect(ladderLink.decode(fragment(value))).toEqual({ ok: false, fault: 'not-a-state' });
  });
});
