import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import { type CardFont, type CardWeight, cardFonts, MissingGlyph } from './cardFonts.ts';
import { CARD_SIZE, type CardWords, pointCard } from './pointCard.ts';

const CACHE = '.cache/cards';

/** Raised when the way of drawing changes in a manner that the tree of boxes does not show. */
const DRAWING_VERSION = 1;

/**
 * The card of a knowledge point as a PNG, drawn from a font of the project alone. A card drawn before from the same
 * words and the same design is taken from `.cache/cards`.
 * @throws MissingGlyph naming the characters that the font cannot draw
 */
export async function drawCard(given: CardWords): Promise<Buffer> {
  const words = { ...given, title: narrowQuotes(given.title), claim: narrowQuotes(given.claim) };
  // satori ends a cut line with an ellipsis, which must have a glyph as well.
  const fonts: Record<CardWeight, readonly CardFont[]> = {
    400: cardFonts(`${words.kicker}${words.claim}${words.id}…`, 400),
    700: cardFonts(`${words.site}${words.title}${words.otherTitle}…`, 700),
  };
  const card = pointCard(words, (weight) => fonts[weight].map((font) => font.name).join(', '));

  const key = createHash('sha256').update(JSON.stringify([DRAWING_VERSION, CARD_SIZE, card]));
  const file = path.join(CACHE, `${key.digest('hex').slice(0, 32)}.png`);
  if (fs.existsSync(file)) return fs.readFileSync(file);

  const svg = await satori(card, {
    ...CARD_SIZE,
    fonts: [...fonts[400], ...fonts[700]],
    loadAdditionalAsset: async (_language, characters) => {
      throw new MissingGlyph(characters);
    },
  });
  const png = new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
  fs.mkdirSync(CACHE, { recursive: true });
  // Written aside and moved, so that a build that is ended halfway leaves no half a picture.
  const aside = `${file}.${process.pid}`;
  fs.writeFileSync(aside, png);
  fs.renameSync(aside, file);
  return png;
}

/** A font for Chinese draws ’ and “ as wide as a character, which tears an English word apart. */
function narrowQuotes(english: string): string {
  return english.replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, '"');
}
