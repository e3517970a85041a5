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
 * What draws the cards of a site as PNGs, from a font of the project alone. The parts of the font that all the cards
 * need are read once: to read them again for each would take longer than to draw it.
 *
 * A card drawn before from the same words and the same design is taken from `.cache/cards`.
 * @throws MissingGlyph naming the card and the characters that the font cannot draw
 */
export function cardDrawer(cards: readonly CardWords[]): (card: CardWords) => Promise<Buffer> {
  const written = cards.map(inFont);
  const fonts = { 400: fontsOf(written, 400), 700: fontsOf(written, 700) };
  const all = [...fonts[400], ...fonts[700]];
  const family = (weight: CardWeight) => fonts[weight].map((font) => font.name).join(', ');

  return async (given) => {
    const words = inFont(given);
    const file = path.join(CACHE, `${fingerprint(words)}.png`);
    if (fs.existsSync(file)) return fs.readFileSync(file);
    const svg = await satori(pointCard(words, family), {
      ...CARD_SIZE,
      fonts: all,
      loadAdditionalAsset: async (_language, characters) => {
        throw new MissingGlyph(characters, words.id);
      },
    });
    const png = new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
    store(file, png);
    return png;
  };
}

function fontsOf(cards: readonly CardWords[], weight: CardWeight): readonly CardFont[] {
  // satori ends a cut line with an ellipsis, which must have a glyph as well.
  const texts = cards.map((card) => ({ id: card.id, text: `${Object.values(card).join('')}…` }));
  return cardFonts(texts, weight);
}

/** A font for Chinese draws ’ and “ as wide as a character, which tears an English word apart. */
function inFont(words: CardWords): CardWords {
  return { ...words, title: narrowQuotes(words.title), claim: narrowQuotes(words.claim) };
}

function narrowQuotes(english: string): string {
  return english.replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, '"');
}

/** The same for the same words and design, whatever parts of the font the other cards ask for. */
function fingerprint(words: CardWords): string {
  const design = pointCard(words, String);
  const text = JSON.stringify([DRAWING_VERSION, CARD_SIZE, design]);
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}

/** Written aside and moved, so that a build that is ended halfway leaves no half a picture. */
function store(file: string, png: Buffer): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const aside = `${file}.${process.pid}`;
  fs.writeFileSync(aside, png);
  fs.renameSync(aside, file);
}
