import { expect, it } from 'vitest';
import { cardDrawer } from '#site/cards/cardDrawer.ts';
import { CARD_SIZE, type CardWords, pointCard } from '#site/cards/pointCard.ts';

const WORDS: CardWords = {
  id: 'exact-integer-check',
  kicker: 'Knowledge point · 知识点',
  title: 'A day count is an integer, and true is not',
  otherTitle: '天数是整数，true 不是',
  claim: 'permit(x, g) = J(x) ∧ D(x, g) ∧ A(x), and 1 ≤ days ≤ 7.',
  site: 'Tool Contracts · 工具契约',
};

it('a card is a PNG of the size that social sites ask for', async () => {
  const png = await cardDrawer([WORDS])(WORDS);
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([CARD_SIZE.width, CARD_SIZE.height]);
});

it.each([
  ['an emoji', '😀', 'U+1F600'],
  ['a rare character', '𠀀', 'U+20000'],
  ['another script', 'ก', 'U+E01'],
])('%s that the font cannot draw stops the build and is named', async (_name, character, code) => {
  const words = { ...WORDS, otherTitle: `天数${character}` };
  const draw = async () => cardDrawer([words])(words);
  await expect(draw()).rejects.toThrow(
    `The card of exact-integer-check: Noto Sans SC has no glyph for "${character}" (${code})`,
  );
});

it('a character that only the drawing finds missing is named as well', async () => {
  // Fonts were collected for another card: what is missing is told when this one is drawn.
  const words = { ...WORDS, id: 'other', otherTitle: '龘' };
  await expect(cardDrawer([WORDS])(words)).rejects.toThrow(
    'The card of other: Noto Sans SC has no glyph for "龘"',
  );
});

it('a longer title is set smaller', () => {
  const size = (title: string) =>
    JSON.stringify(pointCard({ ...WORDS, title }, () => 'font')).match(
      /"fontSize":(\d+),"lineHeight":1.25/,
    )?.[1];
  expect(Number(size(WORDS.title.repeat(3)))).toBeLessThan(Number(size(WORDS.title)));
});
