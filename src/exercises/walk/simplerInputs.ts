import { nodeOf, partsOf, recordOf, withPart } from './tree.ts';

/**
 * How simple an input is: fewer parts first, then shorter texts, then simpler leaves. Compared from left to right, and
 * each figure is at least 0, so that there is no endless way down.
 */
export type Simplicity = readonly number[];

/** How simple an input is. */
export function simplicityOf(input: readonly unknown[]): Simplicity {
  let [parts, signs, oddLeaves, oddSigns, numberClasses, digits, magnitude] = [
    0, 0, 0, 0, 0, 0, 0,
  ];
  for (const { part } of partsOf(input)) {
    parts += 1;
    const node = nodeOf(part);
    if (node.kind === 'record') for (const [name] of node.members) signs += name.length;
    else if (typeof part === 'string') signs += part.length;
    if (node.kind !== 'leaf') continue;
    oddLeaves += kindRank(part);
    if (typeof part === 'string') oddSigns += oddnessOf(part);
    else if (typeof part === 'number') {
      numberClasses += classOf(part);
      if (!Number.isInteger(part)) digits += String(part).length;
      magnitude += Number.isFinite(part) ? Math.abs(part) : 0;
    }
  }
  return [parts, signs, oddLeaves, numberClasses, digits, magnitude, oddSigns];
}

/** Whether one is simpler than the other. */
export function isSimpler(one: Simplicity, other: Simplicity): boolean {
  for (const [index, figure] of one.entries()) {
    const against = other[index] ?? 0;
    if (figure !== against) return figure < against;
  }
  return false;
}

/** Which kind of leaf is the simpler one, where nothing else decides. */
function kindRank(leaf: unknown): number {
  if (leaf === null) return 0;
  switch (typeof leaf) {
    case 'boolean':
      return leaf ? 2 : 1;
    case 'number':
      return 3;
    case 'string':
      return 4;
    default:
      return 5;
  }
}

/** Whole numbers from 0 before negative ones, those before fractions, and these before what is no JSON number. */
function classOf(number: number): number {
  if (!Number.isFinite(number)) return 3;
  if (!Number.isInteger(number)) return 2;
  return number < 0 || Object.is(number, -0) ? 1 : 0;
}

/** How far the signs of a text are from `a`: letters and digits are plain, then ASCII, then all else. */
function oddnessOf(text: string): number {
  let odd = 0;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit !== 97) odd += unit > 97 && unit < 123 ? unit - 97 : unit + 26;
  }
  return odd;
}

/**
 * Every input that is one simplification away: a member or element left out, a part in the place of the whole that holds
 * it, a shorter text, a simpler sign, a smaller number, a simpler kind. Larger cuts come first. Names and truth values
 * stay: they say what an input is about, and none is smaller than another.
 * @returns simpler ones only, by {@link simplicityOf}
 */
export function simplerInputs<Input extends readonly unknown[]>(
  input: Input,
): readonly Input[] {
  const now = simplicityOf(input);
  return partsOf(input)
    .filter(({ path }) => path.length > 0)
    .flatMap(({ path, part }) =>
      simplerParts(part).map((simpler) => withPart(input, path, simpler) as Input),
    )
    .filter((candidate) => isSimpler(simplicityOf(candidate), now));
}

function simplerParts(part: unknown): readonly unknown[] {
  const node = nodeOf(part);
  switch (node.kind) {
    case 'record': {
      const { members } = node;
      return [
        null,
        {},
        ...halvesOf(members).map(recordOf),
        ...members.map(([, member]) => member),
        ...members.map((_, index) => recordOf(members.toSpliced(index, 1))),
      ];
    }
    case 'list':
      return [
        null,
        [],
        ...halvesOf(node.elements),
        ...node.elements,
        ...node.elements.map((_, index) => node.elements.toSpliced(index, 1)),
      ];
    case 'set':
      return [
        new Set(),
        ...halvesOf(node.elements).map((half) => new Set(half)),
        ...node.elements.map((_, index) => new Set(node.elements.toSpliced(index, 1))),
      ];
    case 'leaf':
      if (typeof part === 'string') return [null, ...simplerTexts(part)];
      if (typeof part === 'number') return [null, ...simplerNumbers(part)];
      return [];
  }
}

/** What is left when a half, a quarter, an eighth or a sixteenth is taken out of a list that is long enough to have them. */
function halvesOf<T>(list: readonly T[]): readonly (readonly T[])[] {
  const cuts: (readonly T[])[] = [];
  for (let size = list.length >> 1; size > 1 && size >= list.length >> 4; size >>= 1)
    for (let start = 0; start < list.length; start += size)
      cuts.push(list.toSpliced(start, size));
  return cuts;
}

/** Texts longer than this are cut in pieces only; shorter ones sign by sign too. */
const BY_SIGNS = 40;

function simplerTexts(text: string): readonly string[] {
  if (text === '') return [];
  const units = text.split('');
  const cuts = halvesOf(units).map((rest) => rest.join(''));
  const ends = [text.slice(0, -1), text.slice(1)];
  if (text.length > BY_SIGNS) return ['', 'a', ...cuts, ...ends];
  return [
    '',
    'a',
    ...cuts,
    ...units.map((_, index) => units.toSpliced(index, 1).join('')),
    ...units.flatMap((unit, index) =>
      unit === 'a'
        ? []
        : ['a', 'b'].map((sign) => units.toSpliced(index, 1, sign).join('')),
    ),
    text.toLowerCase(),
  ];
}

function simplerNumbers(number: number): readonly number[] {
  if (!Number.isFinite(number)) return [0, 1, 2 ** 53, -1];
  const whole = Math.trunc(number);
  const steps: number[] = [];
  // As far as the nearest double: a step of 1 leaves a large number as it is.
  for (let step = Math.abs(whole); step >= 1; step = Math.floor(step / 2)) {
    const next = whole - Math.sign(whole) * step;
    if (next !== whole) steps.push(next);
  }
  const fractions = Number.isInteger(number)
    ? []
    : [
        0.5,
        whole,
        whole + Math.sign(number),
        Number(number.toPrecision(1)),
        Number(number.toPrecision(2)),
      ];
  return [0, 1, -number, ...fractions, ...powersOfTenBelow(whole), ...steps];
}

/** 10, 100, 1000 and so on, with the sign of the number, as far as they are nearer to 0 than it is. */
function powersOfTenBelow(whole: number): readonly number[] {
  const powers: number[] = [];
  // Read from text, since engines may round a power differently.
  for (
    let digits = 1;
    digits < 25 && Number(`1e${digits}`) < Math.abs(whole);
    digits += 1
  )
    powers.push(Math.sign(whole) * Number(`1e${digits}`));
  return powers;
}
