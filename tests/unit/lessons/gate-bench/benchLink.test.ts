import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { benchLink } from '#lessons/admission-gates/gate-bench/benchLink.ts';
import { permissions } from '#lessons/admission-gates/gate-bench/benchState.ts';
import { gallery } from '#lessons/admission-gates/gate-bench/gallery.ts';

const states = fc.record({
  text: fc.string({ unit: 'binary', maxLength: 200 }),
  cities: fc.uniqueArray(fc.string({ unit: 'binary', minLength: 1, maxLength: 20 }), { maxLength: 10 }),
  permission: fc.constantFrom(...permissions),
});

const fragmentOf = (text: string) => `#gate-bench=${Buffer.from(text, 'utf8').toString('base64url')}`;
const good = { text: '{}', cities: ['Oslo'], permission: 'granted' };
const fragment = (value: unknown) => fragmentOf(JSON.stringify(value));

describe('a link to a state of the bench', () => {
  it('carries any state there and back', () => {
    fc.assert(
      fc.property(states, (state) => {
        expect(benchLink.decode(benchLink.encode(state) ?? '')).toEqual({ ok: true, state });
      }),
    );
  });

  it.each(gallery.map(({ id, state }) => ({ id, state })))('carries the situation $id', ({ state }) => {
    expect(benchLink.decode(benchLink.encode(state) ?? '')).toEqual({ ok: true, state });
  });

  it('takes the state as it is written by hand', () => {
    expect(benchLink.decode(fragment(good))).toEqual({ ok: true, state: good });
  });

  it.each([
    ['of a list', fragment([good])],
    ['of null', fragment(null)],
    ['with a member too many', fragment({ ...good, code: 'alert(1)' })],
    [
      'with an own __proto__',
      fragmentOf('{"text":"{}","cities":[],"permission":"granted","__proto__":{"x":1}}'),
    ],
    ['with __proto__ in place of a member', fragmentOf('{"text":"{}","cities":[],"__proto__":"granted"}')],
    ['with a member too few', fragment({ text: '{}', cities: [] })],
    ['with arguments that are no text', fragment({ ...good, text: {} })],
    ['with arguments too long', fragment({ ...good, text: 'x'.repeat(4001) })],
    ['with half a surrogate pair', fragment({ ...good, text: '\ud800' })],
    ['with a city that is no text', fragment({ ...good, cities: [1] })],
    ['with an empty city', fragment({ ...good, cities: [''] })],
    ['with a city twice', fragment({ ...good, cities: ['Oslo', 'Oslo'] })],
    ['with too many cities', fragment({ ...good, cities: Array.from({ length: 41 }, (_, i) => `${i}`) })],
    ['with cities that only look like a list', fragment({ ...good, cities: { length: 0 } })],
    ['with a permission that is an inherited name', fragment({ ...good, permission: 'constructor' })],
    ['with a permission that is a list of one', fragment({ ...good, permission: ['granted'] })],
  ])('is refused %s', (_, text) => {
    expect(benchLink.decode(text)).toEqual({ ok: false, fault: 'not-a-state' });
  });
});
