import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { field, hasExactlyFields } from '#core/value/fields.ts';
import { isLinkText, stateLink } from '#ui/stateLink.ts';

/** A state of one text, read as strictly as a widget reads its own. */
const link = stateLink<{ readonly text: string }>('small-widget', (value) => {
  const text = field(value, 'text');
  return hasExactlyFields(value, ['text']) && isLinkText(text, 4000) ? { text } : null;
});

const fragmentOf = (text: string) => link.prefix + Buffer.from(text, 'utf8').toString('base64url');
const states = fc.record({ text: fc.string({ unit: 'binary', maxLength: 200 }) });

describe('a link to a state of a widget', () => {
  it('carries any state there and back', () => {
    fc.assert(
      fc.property(states, (state) => {
        const encoded = link.encode(state);
        expect(encoded).toMatch(/^#small-widget=[\w-]+$/);
        expect(link.decode(encoded ?? '')).toEqual({ ok: true, state });
      }),
    );
  });

  it('never throws and never changes a prototype, whatever stands in it', () => {
    const garbage = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string().map((text) => link.prefix + text),
      fc.base64String().map((text) => link.prefix + text.replaceAll('=', '')),
      fc.uint8Array().map((bytes) => link.prefix + Buffer.from(bytes).toString('base64url')),
      fc.json().map(fragmentOf),
    );
    fc.assert(
      fc.property(garbage, (text) => {
        const answer = link.decode(text);
        if (answer.ok) expect(link.encode(answer.state)).not.toBeNull();
        expect(Object.keys(Object.prototype)).toEqual([]);
      }),
    );
  });

  it.each([
    ['longer than is looked at', link.prefix + 'A'.repeat(9000), 'too-long'],
    ['of another widget', '#other-widget=eyJ0ZXh0IjoiIn0', 'not-base64url'],
    ['empty', link.prefix, 'not-base64url'],
    ['with signs that base64url has not', `${link.prefix}<script>`, 'not-base64url'],
    ['cut short, so that no bytes come of it', `${link.prefix}A`, 'not-base64url'],
    [
      'of bytes that are no UTF-8',
      `${link.prefix}${Buffer.from([0xff, 0xfe]).toString('base64url')}`,
      'not-base64url',
    ],
    ['of a text that is no JSON', fragmentOf('alert(1)'), 'not-base64url'],
    [
      'of what the widget does not take for a state',
      fragmentOf('{"text":"","code":"alert(1)"}'),
      'not-a-state',
    ],
    ['with half a surrogate pair', fragmentOf('{"text":"\\ud800"}'), 'not-a-state'],
  ])('is refused %s', (_, text, fault) => {
    expect(link.decode(text)).toEqual({ ok: false, fault });
  });

  it('is not made where the state is too large, or none that would be read', () => {
    expect(link.encode({ text: '\ufffd'.repeat(3000) })).toBeNull();
    expect(link.encode({ text: 'x'.repeat(4001) })).toBeNull();
    expect(link.encode({ text: '\ud800' })).toBeNull();
  });
});
