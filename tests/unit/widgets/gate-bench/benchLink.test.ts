import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeLink, encodeLink, LINK_PREFIX } from '#widgets/gate-bench/benchLink.ts';
import { permissions } from '#widgets/gate-bench/benchState.ts';
import { gallery } from '#widgets/gate-bench/gallery.ts';

const states = fc.record({
  text: fc.string({ unit: 'binary', maxLength: 200 }),
  cities: fc.uniqueArray(fc.string({ unit: 'binary', minLength: 1, maxLength: 20 }), { maxLength: 10 }),
  permission: fc.constantFrom(...permissions),
});

const fragmentOf = (text: string) => LINK_PREFIX + Buffer.from(text, 'utf8').toString('base64url');
const good = { text: '{}', cities: ['Oslo'], permission: 'granted' };
const fragment = (value: unknown) => fragmentOf(JSON.stringify(value));

describe('a link to a state of the bench', () => {
  it('carries any state there and back', () => {
    fc.assert(
      fc.property(states, (state) => {
        const encoded = encodeLink(state);
        expect(encoded).toMatch(/^#gate-bench=[\w-]+$/);
        expect(decodeLink(encoded ?? '')).toEqual({ ok: true, state });
      }),
    );
  });

  it.each(gallery.map(({ id, state }) => ({ id, state })))('carries the situation $id', ({ state }) => {
    expect(decodeLink(encodeLink(state) ?? '')).toEqual({ ok: true, state });
  });

  it('never throws and never changes a prototype, whatever stands in it', () => {
    const garbage = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string().map((text) => LINK_PREFIX + text),
      fc.base64String().map((text) => LINK_PREFIX + text.replaceAll('=', '')),
      fc.uint8Array().map((bytes) => LINK_PREFIX + Buffer.from(bytes).toString('base64url')),
      fc.json().map(fragmentOf),
    );
    fc.assert(
      fc.property(garbage, (text) => {
        const answer = decodeLink(text);
        if (answer.ok) expect(encodeLink(answer.state)).not.toBeNull();
        expect(Object.keys(Object.prototype)).toEqual([]);
      }),
    );
  });

  it('takes the state as it is written by hand', () => {
    expect(decodeLink(fragment(good))).toEqual({ ok: true, state: good });
  });

  it.each([
    ['longer than is looked at', LINK_PREFIX + 'A'.repeat(9000), 'too-long'],
    ['of another kind', '#something=e30', 'not-base64url'],
    ['empty', LINK_PREFIX, 'not-base64url'],
    ['with signs that base64url has not', `${LINK_PREFIX}<script>`, 'not-base64url'],
    ['cut short, so that no bytes come of it', `${LINK_PREFIX}A`, 'not-base64url'],
    [
      'of bytes that are no UTF-8',
      `${LINK_PREFIX}${Buffer.from([0xff, 0xfe]).toString('base64url')}`,
      'not-base64url',
    ],
    ['of a text that is no JSON', fragmentOf('alert(1)'), 'not-base64url'],
    ['of a list', fragment([good]), 'not-a-state'],
    ['of null', fragment(null), 'not-a-state'],
    ['with a member too many', fragment({ ...good, code: 'alert(1)' }), 'not-a-state'],
    [
      'with an own __proto__',
      fragmentOf('{"text":"{}","cities":[],"permission":"granted","__proto__":{"x":1}}'),
      'not-a-state',
    ],
    [
      'with __proto__ in place of a member',
      fragmentOf('{"text":"{}","cities":[],"__proto__":"granted"}'),
      'not-a-state',
    ],
    ['with a member too few', fragment({ text: '{}', cities: [] }), 'not-a-state'],
    ['with arguments that are no text', fragment({ ...good, text: {} }), 'not-a-state'],
    ['with arguments too long', fragment({ ...good, text: 'x'.repeat(4001) }), 'not-a-state'],
    ['with half a surrogate pair', fragment({ ...good, text: '\ud800' }), 'not-a-state'],
    ['with a city that is no text', fragment({ ...good, cities: [1] }), 'not-a-state'],
    ['with an empty city', fragment({ ...good, cities: [''] }), 'not-a-state'],
    ['with a city twice', fragment({ ...good, cities: ['Oslo', 'Oslo'] }), 'not-a-state'],
    [
      'with too many cities',
      fragment({ ...good, cities: Array.from({ length: 41 }, (_, i) => `${i}`) }),
      'not-a-state',
    ],
    ['with cities that only look like a list', fragment({ ...good, cities: { length: 0 } }), 'not-a-state'],
    [
      'with a permission that is an inherited name',
      fragment({ ...good, permission: 'constructor' }),
      'not-a-state',
    ],
    [
      'with a permission that is a list of one',
      fragment({ ...good, permission: ['granted'] }),
      'not-a-state',
    ],
  ])('is refused %s', (_, text, fault) => {
    expect(decodeLink(text)).toEqual({ ok: false, fault });
  });

  it('is not made where the state is too large', () => {
    expect(encodeLink({ text: 'x'.repeat(4001), cities: [], permission: 'granted' })).toBeNull();
    expect(encodeLink({ text: '\ufffd'.repeat(3000), cities: [], permission: 'granted' })).toBeNull();
    expect(encodeLink({ text: '\ud800', cities: [], permission: 'granted' })).toBeNull();
  });
});
