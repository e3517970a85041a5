// What a value looks like on its way between realms: JSON text, with a tag for what JSON cannot say.
//
// The same code runs in the learner's realm, where the program under test may have replaced every method by the
// time it is used. So all of it is taken hold of when the module loads, and nothing is called through a prototype.
const { stringify } = JSON;
const { isArray } = Array;
const { keys, getPrototypeOf, getOwnPropertyDescriptor } = Object;
const { apply } = Reflect;
const { sort } = Array.prototype;
const { forEach } = Set.prototype;
const { slice } = String.prototype;
const { isFinite: isFiniteNumber } = Number;
const { toString: bigintToString } = BigInt.prototype;
// Reads a set's size, and throws on anything else: `instanceof` would ask the program what is a set.
const sizeOfSet = getOwnPropertyDescriptor(Set.prototype, 'size')?.get as () => number;
const Promise_ = Promise;
const plain = Object.prototype;
const others: readonly (readonly [string, new (...args: never[]) => object])[] = [
  ['Map', Map],
  ['Date', Date],
  ['RegExp', RegExp],
  ['Error', Error],
  ['ArrayBuffer', ArrayBuffer],
  ['DataView', DataView],
  ['TypedArray', getPrototypeOf(Uint8Array) as typeof Uint8Array],
];

/** How much of a long string is kept. */
const LONG_START = 80;

/** The largest integer that is written in digits. */
const LARGEST_BIGINT = BigInt(10) ** BigInt(1000);

/** How much of a value is looked at. What lies beyond is tagged as such and equals nothing. */
export interface EncodeLimits {
  readonly depth: number;
  readonly nodes: number;
  /** The longest string that is kept whole. */
  readonly stringLength: number;
  /** Characters that all strings and field names together may take up, written as JSON. */
  readonly characters: number;
}

/** Wide enough for every input and every right answer: walked inputs have texts of 10,000 signs and nest 65 deep. */
export const defaultLimits: EncodeLimits = {
  depth: 100,
  nodes: 3000,
  stringLength: 12_000,
  characters: 60_000,
};

/** A value as text, or what in it cannot be data. */
export type Encoded =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly what: 'function' | 'symbol' | 'promise' };

/** The objects around a part, from the inside out. */
interface Within {
  readonly part: object;
  readonly outer: Within | null;
}

/** Thrown to leave the writing of a value that is no data. It is known by identity, since a program may make others like it. */
const notData = Object.freeze({ __proto__: null });

/**
 * Writes a value as wire text. Only data goes over: own enumerable fields, elements and members; prototypes and methods
 * are left behind; a getter is read once. Two values have the same text if and only if a rule may not tell them apart,
 * provided `sorted` is given; without it the order of a record's fields counts too.
 *
 * @returns `ok: false` where it holds a function, a symbol or a promise, which are no data
 * @throws whatever a getter or a proxy of the value throws
 */
export function encode(value: unknown, sorted: boolean, limits: EncodeLimits = defaultLimits): Encoded {
  let nodes = 0;
  let characters = 0;
  let what: 'function' | 'symbol' | 'promise' = 'function';

  const refuse = (reason: typeof what): never => {
    what = reason;
    throw notData;
  };

  const isSpent = (): boolean => nodes > limits.nodes || characters > limits.characters;

  const write = (part: unknown, within: Within | null): string => {
    nodes += 1;
    if (isSpent()) return tag('more');
    switch (typeof part) {
      case 'string':
        return writeString(part);
      case 'number':
        // As JSON writes it.
        if (isFiniteNumber(part)) return part === 0 ? writeZero(part) : `${part}`;
        return tag(part > 0 ? 'Infinity' : part < 0 ? '-Infinity' : 'NaN');
      case 'boolean':
        return part ? 'true' : 'false';
      case 'undefined':
        return tag('undefined');
      case 'bigint':
        // To write one in digits takes time that grows with its square.
        if (part > LARGEST_BIGINT || part < -LARGEST_BIGINT) return `{"$":"other","of":"bigint"}`;
        return `{"$":"bigint","of":"${apply(bigintToString, part, [])}"}`;
      case 'object':
        return part === null ? 'null' : writeObject(part, within);
      default:
        return refuse(typeof part === 'symbol' ? 'symbol' : 'function');
    }
  };

  // JSON reads minus zero, so an input may be it. In an answer it is zero: no rule may tell them apart.
  const writeZero = (zero: number): string => (!sorted && 1 / zero < 0 ? '-0' : '0');

  const writeString = (part: string): string => {
    const isLong = part.length > limits.stringLength;
    const text = stringify(isLong ? apply(slice, part, [0, LONG_START]) : part);
    characters += text.length;
    if (isSpent()) return tag('more');
    return isLong ? `{"$":"text","length":${part.length},"start":${text}}` : text;
  };

  const writeObject = (part: object, outer: Within | null): string => {
    let depth = 0;
    for (let around = outer; around !== null; around = around.outer) {
      if (around.part === part) return tag('cycle');
      depth += 1;
    }
    return depth >= limits.depth ? tag('more') : writeMembers(part, { part, outer });
  };

  const writeMembers = (part: object, within: Within): string => {
    if (isArray(part)) return `[${writeList(part, within)}]`;
    const prototype = getPrototypeOf(part);
    if (prototype === plain || prototype === null) {
      return writeRecord(part as Record<string, unknown>, within);
    }
    if (part instanceof Promise_) refuse('promise');
    if (isSet(part)) return `{"$":"Set","of":[${writeSet(part, within)}]}`;
    for (let i = 0; i < others.length; i += 1) {
      const other = others[i] as (typeof others)[number];
      if (part instanceof other[1]) return `{"$":"other","of":"${other[0]}"}`;
    }
    return writeRecord(part as Record<string, unknown>, within);
  };

  const writeList = (list: readonly unknown[], within: Within): string => {
    let text = '';
    const { length } = list;
    for (let i = 0; i < length; i += 1) {
      if (isSpent()) break;
      text += (i === 0 ? '' : ',') + write(list[i], within);
    }
    return text;
  };

  const writeSet = (set: ReadonlySet<unknown>, within: Within): string => {
    let text = '';
    let isFirst = true;
    const add = (member: unknown): void => {
      if (isSpent()) return;
      text += (isFirst ? '' : ',') + write(member, within);
      isFirst = false;
    };
    apply(forEach, set, [add]);
    return text;
  };

  const writeRecord = (record: Record<string, unknown>, within: Within): string => {
    const names = keys(record);
    if (sorted) apply(sort, names, []);
    let text = '';
    let tagged = false;
    for (let i = 0; i < names.length; i += 1) {
      const name = names[i] as string;
      // A name is written whole or not at all: two long ones may differ in their last letter.
      if (name.length > limits.stringLength) return tag('more');
      const nameText = stringify(name);
      characters += nameText.length;
      if (isSpent()) return tag('more');
      tagged ||= name === '$';
      text += `${i === 0 ? '' : ','}${nameText}:${write(record[name], within)}`;
    }
    // A record that itself has a field `$` would read as a tag.
    return tagged ? `{"$":"record","of":{${text}}}` : `{${text}}`;
  };

  try {
    return { ok: true, text: write(value, null) };
  } catch (error) {
    if (error === notData) return { ok: false, what };
    throw error;
  }
}

function isSet(part: object): part is Set<unknown> {
  try {
    apply(sizeOfSet, part, []);
    return true;
  } catch {
    return false;
  }
}

function tag(name: string): string {
  return `{"$":"${name}"}`;
}
