/** A tag of a component or an element, as it stands in the text. */
export interface MdxTag {
  readonly name: string;
  readonly kind: 'open' | 'close' | 'empty';
  /** The text between the name and the end of the tag. */
  readonly attributes: string;
  /** Where the tag begins and ends in the text. */
  readonly start: number;
  readonly end: number;
}

/** A text in MDX, taken apart. Every part keeps its place, so that a problem can name its line. */
export interface MdxParts {
  /** The running text alone: whatever is code, formula, tag or comment is blanks of the same length. */
  readonly prose: string;
  readonly tags: readonly MdxTag[];
}

const FRONTMATTER = /^---\n[\s\S]*?\n---(?=\n)/;
const FENCE = /(`{3,}|~{3,})[^\n]*\n[\s\S]*?\n[ \t]*\1[ \t]*(?=\n|$)/y;
const MODULE_LINE = /(?:import|export)\b[^\n]*/y;
const CODE = /(`+)(?!`)[^\n]*?[^`\n]\1(?!`)/y;
const FORMULA = /\$\$[\s\S]*?\$\$|\$[^$\n]+\$/y;
const TAG = /<(?<slash>\/?)(?<name>[A-Za-z][\w.-]*)/y;

/** Takes a file in MDX apart, from its frontmatter to its end. */
export function mdxParts(text: string): MdxParts {
  const tags: MdxTag[] = [];
  let prose = '';
  const skipTo = (end: number) => {
    prose += text.slice(prose.length, end).replaceAll(/[^\n]/g, ' ');
  };
  skipTo(FRONTMATTER.exec(text)?.[0].length ?? 0);
  while (prose.length < text.length) {
    const at = prose.length;
    const isLineStart = at === 0 || text[at - 1] === '\n';
    const end =
      (isLineStart ? (endOf(FENCE, text, at) ?? endOf(MODULE_LINE, text, at)) : undefined) ??
      endOf(CODE, text, at) ??
      endOf(FORMULA, text, at) ??
      (text[at] === '{' ? endOfBraces(text, at) : undefined);
    const tag = end === undefined ? tagAt(text, at) : undefined;
    if (tag !== undefined) tags.push(tag);
    const next = end ?? tag?.end;
    if (next === undefined) prose += text[at];
    else skipTo(next);
  }
  return { prose, tags };
}

/** The value of an attribute that is written as a plain string. */
export function attributeOf(tag: MdxTag, name: string): string | undefined {
  return new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(tag.attributes)?.[1];
}

/** The line on which a place in a text stands, counted from 1. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

function endOf(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}

function tagAt(text: string, at: number): MdxTag | undefined {
  TAG.lastIndex = at;
  const { groups, 0: head } = TAG.exec(text) ?? {};
  if (groups === undefined || head === undefined) return undefined;
  const { slash = '', name = '' } = groups;
  const start = at + head.length;
  let place = start;
  while (place < text.length && text[place] !== '>') {
    if (text[place] === '{') place = endOfBraces(text, place);
    else if (text[place] === '"' || text[place] === "'") place = endOfString(text, place);
    else place += 1;
  }
  const attributes = text.slice(start, place).trim();
  const kind = slash === '/' ? 'close' : attributes.endsWith('/') ? 'empty' : 'open';
  return { name, kind, attributes: attributes.replace(/\/$/, ''), start: at, end: place + 1 };
}

/** The place behind an expression in braces, which may hold braces and strings. */
function endOfBraces(text: string, at: number): number {
  let place = at + 1;
  while (place < text.length && text[place] !== '}') {
    if (text[place] === '{') place = endOfBraces(text, place);
    else if (/["'`]/.test(text[place] ?? '')) place = endOfString(text, place);
    else if (text.startsWith('/*', place)) place = endOfComment(text, place);
    else place += 1;
  }
  return place + 1;
}

function endOfString(text: string, at: number): number {
  const quote = text[at];
  let place = at + 1;
  while (place < text.length && text[place] !== quote) place += text[place] === '\\' ? 2 : 1;
  return place + 1;
}

function endOfComment(text: string, at: number): number {
  const end = text.indexOf('*/', at);
  return end === -1 ? text.length : end + 2;
}
