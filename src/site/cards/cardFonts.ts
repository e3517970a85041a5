import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** A weight that the cards are set in. */
export type CardWeight = 400 | 700;

/** One part of the font, as satori takes it. */
export interface CardFont {
  readonly name: string;
  readonly data: Buffer;
  readonly weight: CardWeight;
  readonly style: 'normal';
}

interface Part {
  readonly file: string;
  readonly ranges: readonly (readonly [number, number])[];
}

// Resolved from the project: this module itself runs from wherever the build has bundled it.
const resolve = createRequire(path.resolve('package.json')).resolve;
const FOLDER = path.dirname(resolve('@fontsource/noto-sans-sc/unicode.json'));

/**
 * The parts of Noto Sans SC that hold these texts in this weight. The font comes in a hundred parts of about fifty kB,
 * and cards need some of them; each has a name of its own, because satori picks one font a name.
 * @throws MissingGlyph naming the character that no part holds, and the text by its id
 */
export function cardFonts(
  texts: readonly { readonly id: string; readonly text: string }[],
  weight: CardWeight,
): readonly CardFont[] {
  const files = new Set<string>();
  for (const { id, text } of texts) {
    for (const character of new Set(text)) {
      const code = character.codePointAt(0) ?? 0;
      const part = parts().find(({ ranges }) => ranges.some(([from, to]) => code >= from && code <= to));
      if (part === undefined) throw new MissingGlyph(character, id);
      files.add(part.file);
    }
  }
  return [...files].map((file) => ({
    name: `noto-${file}-${weight}`,
    data: fs.readFileSync(path.join(FOLDER, 'files', `noto-sans-sc-${file}-${weight}-normal.woff`)),
    weight,
    style: 'normal',
  }));
}

/** Characters of a card that the font cannot draw; they would come out as empty boxes. */
export class MissingGlyph extends Error {
  constructor(characters: string, id: string) {
    const codes = [...characters].map((one) => `U+${(one.codePointAt(0) ?? 0).toString(16).toUpperCase()}`);
    super(`The card of ${id}: Noto Sans SC has no glyph for "${characters}" (${codes.join(' ')}).`);
    this.name = 'MissingGlyph';
  }
}

let known: readonly Part[] | undefined;

/** Which characters each part holds, as the package says; Latin first, so that it is found first. */
function parts(): readonly Part[] {
  known ??= Object.entries(JSON.parse(fs.readFileSync(path.join(FOLDER, 'unicode.json'), 'utf8')))
    .map(([name, ranges]) => ({ file: name.replace(/[[\]]/g, ''), ranges: rangesOf(String(ranges)) }))
    .sort((a, b) => Number(b.file === 'latin') - Number(a.file === 'latin'));
  return known;
}

function rangesOf(text: string): (readonly [number, number])[] {
  return text.split(',').map((range) => {
    const [from = '', to = from] = range.trim().replace(/^U\+/i, '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });
}
