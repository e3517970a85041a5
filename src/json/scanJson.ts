/** A range of a text: from the first offset up to, not with, the second. */
export type Range = readonly [start: number, end: number];

/** A member of the outermost object: its name and where name and value stand. */
export interface ScannedMember {
  readonly name: string;
  readonly nameAt: Range;
  readonly valueAt: Range;
}

/** Where a text stops being JSON, or the members of its outermost object (none where it is no object). */
export type JsonScan =
  | { readonly ok: true; readonly members: readonly ScannedMember[] }
  | { readonly ok: false; readonly offset: number };

const SPACE = /[ \t\n\r]*/y;
const STRING = /"(?:[^"\\\p{Cc}]|[\u007f-\u009f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/uy;
const STRING_SO_FAR = /"(?:[^"\\\p{Cc}]|[\u007f-\u009f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*/uy;
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

type Expect = 'value' | 'first value' | 'name' | 'first name' | 'colon' | 'comma' | 'nothing';

/**
 * Finds places in a JSON text (RFC 8259). It reads no values: those come from `JSON.parse`, beside which this only says
 * where something stands. Not recursive, so that no depth of brackets ends it.
 */
export function scanJson(text: string): JsonScan {
  const open: ('{' | '[')[] = [];
  const members: ScannedMember[] = [];
  let name: Range | null = null;
  let valueStart = 0;
  let expect: Expect = 'value';
  for (let at = endOf(SPACE, text, 0); at < text.length; at = endOf(SPACE, text, at)) {
    const start = at;
    const character = text.charAt(at);
    const isValue = expect === 'value' || expect === 'first value';
    const isName = expect === 'name' || expect === 'first name';
    if (isValue && open.length === 1) valueStart = start;
    if ((isValue && character === '{') || (isValue && character === '[')) {
      open.push(character);
      expect = character === '{' ? 'first name' : 'first value';
      at += 1;
      continue;
    }
    if (isName && character === '"') {
      at = endOf(STRING, text, start);
      if (at === -1) return { ok: false, offset: endOf(STRING_SO_FAR, text, start) };
      if (open.length === 1) name = [start, at];
      expect = 'colon';
      continue;
    }
    if (expect === 'colon' && character === ':') {
      expect = 'value';
      at += 1;
      continue;
    }
    if (expect === 'comma' && character === ',') {
      expect = open.at(-1) === '{' ? 'name' : 'value';
      at += 1;
      continue;
    }
    const closes = { '{': '}', '[': ']' }[open.at(-1) ?? '{'] === character && open.length > 0;
    if (closes && (expect === 'comma' || expect === 'first name' || expect === 'first value')) {
      open.pop();
      at += 1;
    } else if (isValue) {
      at = endOf(character === '"' ? STRING : SCALAR, text, start);
      if (at === -1)
        return { ok: false, offset: character === '"' ? endOf(STRING_SO_FAR, text, start) : start };
    } else {
      return { ok: false, offset: start };
    }
    // A value has just ended.
    if (open.length === 1 && name !== null) {
      members.push({
        name: String(JSON.parse(text.slice(...name))),
        nameAt: name,
        valueAt: [valueStart, at],
      });
      name = null;
    }
    expect = open.length === 0 ? 'nothing' : 'comma';
  }
  return expect === 'nothing' ? { ok: true, members } : { ok: false, offset: text.length };
}

/** Where a match that begins at `at` ends, or -1. */
function endOf(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : -1;
}
