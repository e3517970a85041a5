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
 * The parts of Noto Sans SC that hold these characters in this weight. The font comes in a hundred parts of about a
 * hundred kB, and a card needs a handful of them; each has a name of its own, because satori picks one font a name.
 * @throws Error naming the character that no part holds
 */
export function cardFonts(text: string, weight: CardWeight): readonly CardFont[] {
  const files = new Set<string>();
  for (const character of new Set(text)) {
    const code = character.codePointAt(0) ?? 0;
    const part = parts().find(({ ranges }) => ranges.some(([from, to]) => code >= from && code <= to));
    if (part === undefined) throw new MissingGlyph(character);
    files.add(part.file);
  }
  return [...files].map((file) => ({
    name: `noto-${file}-${weight}`,
    data: readPart(file, weight),
    weight,
    style: 'normal',
  }));
}

/** A character of a card that the font cannot draw; it would come out as an empty box. */
export class MissingGlyph extends Error {
  constructor(characters: string) {
    const codes = [...characters].map((one) => `U+${(one.codePointAt(0) ?? 0).toString(16).toUpperCase()}`);
    super(`Noto Sans SC has no glyph for "${characters}" (${codes.join(' ')}), so the card cannot be drawn.`);
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

const read = new Map<string, Buffer>();

function readPart(file: string, weight: CardWeight): Buffer {
  const name = `noto-sans-sc-${file}-${weight}-normal.woff`;
  const data = read.get(name) ?? fs.readFileSync(path.join(FOLDER, 'files', name));
  read.set(name, data);
  return data;
}
