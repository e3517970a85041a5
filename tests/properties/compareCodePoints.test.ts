import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareCodePoints } from '#core';

it('compareCodePoints orders strings as UTF-32 big-endian bytes are ordered', () => {
  const utf32 = (text: string) =>
    Array.from(text, (sign) => String(sign.codePointAt(0)).padStart(8, '0')).join('');
  const text = fc.string({ unit: 'binary', maxLength: 4 });
  fc.assert(
    fc.property(text, text, (a, b) => {
      const [left, right] = [utf32(a), utf32(b)];
      expect(Math.sign(compareCodePoints(a, b))).toBe(left < right ? -1 : left > right ? 1 : 0);
    }),
  );
});
