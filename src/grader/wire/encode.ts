// What a value looks like on its way between realms: JSON text, with a tag for what JSON cannot say.
//
// The same code runs in the learner's realm, where the program under judgement may have replaced every method by the
// time it is used. So all of it is taken hold of when the module loads, and nothing is called through a prototype.
const { stringify } = JSON;
const { isArray } = Array;
const { keys, getPrototypeOf } = Object;
const { apply } = Reflect;
const { sort } = Array.prototype;
const { forEach } = Set.prototype;
const { slice } = String.prototype;
const { isFinite: isFiniteNumber } = Number;
const { toString: bigintToString } = BigInt.prototype;
const Promise_ = Promise;
const Set_ = Set;
const Error_ = Error;
const others: readonly (readonly [string, new (...args: never[]) => object])[] = [
  ['Map', Map],
  ['Date', Date],
  ['RegExp', RegExp],
  ['Error', Error],
  ['ArrayBuffer', ArrayBuffer],
  ['DataView', DataView],
  ['TypedArray', getPrototypeOf(Uint8Array) as typeof Uint8Array],
];

/** How much of a value is looked at. What lies beyond is tagged as such and equals nothing. */
export interface EncodeLimits {
  readonly depth: number;
  readonly nodes: number;
  readonly stringLength: number;
}

/** Wide enough for every input and every right answer. */
export const defaultLimits: EncodeLimits = { depth: 32, nodes: 2000, stringLength: 4000 };

/** A value as text, or what in it cannot be data. */
export type Encoded =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly what: 'function' | 'symbol' | 'promise' };

class NotData extends Error_ {
  readonly what: 'function' | 'symbol' | 'promise';
  constructor(what: 'function' | 'symbol' | 'promise') {
    super(what);
    this.what = what;
  }
}

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
  const open: object[] = [];

  const write = (part: unknown): string => {
    nodes += 1;
    if (nodes > limits.nodes) return tag('more');
    switch (typeof part) {
      case 'string':
        return part.length <= limits.stringLength
          ? stringify(part)
          : `{"$":"text","length":${part.length},"start":${stringify(apply(slice, part, [0, 80]))}}`;
      case 'number':
        if (isFiniteNumber(part)) return stringify(part === 0 ? 0 : part);
        return tag(part > 0 ? 'Infinity' : part < 0 ? '-Infinity' : 'NaN');
      case 'boolean':
        return part ? 'true' : 'false';
      case 'undefined':
        return tag('undefined');
      case 'bigint':
        return `{"$":"bigint","of":"${apply(bigintToString, part, [])}"}`;
      case 'object':
        return part === null ? 'null' : writeObject(part);
      default:
        throw new NotData(typeof part === 'symbol' ? 'symbol' : 'function');
    }
  };

  const writeObject = (part: object): string => {
    for (let i = 0; i < open.length; i += 1) if (open[i] === part) return tag('cycle');
    if (open.length >= limits.depth) return tag('more');
    if (part instanceof Promise_) throw new NotData('promise');
    const depth = open.length;
    open[depth] = part;
    const text = writeMembers(part);
    open.length = depth;
    return text;
  };

  const writeMembers = (part: object): string => {
    if (isArray(part)) return `[${writeList(part, part.length)}]`;
    if (part instanceof Set_) {
      const members: unknown[] = [];
      apply(forEach, part, [
        (member: unknown) => {
          members[members.length] = member;
        },
      ]);
      return `{"$":"Set","of":[${writeList(members, members.length)}]}`;
    }
    for (let i = 0; i < others.length; i += 1) {
      const [name, type] = others[i] as (typeof others)[number];
      if (part instanceof type) return `{"$":"other","of":"${name}"}`;
    }
    return writeRecord(part as Record<string, unknown>);
  };

  const writeList = (list: readonly unknown[], length: number): string => {
    let text = '';
    for (let i = 0; i < length; i += 1) {
      if (nodes > limits.nodes) break;
      text += (i === 0 ? '' : ',') + write(list[i]);
    }
    return text;
  };

  const writeRecord = (record: Record<string, unknown>): string => {
    const names = keys(record);
    if (sorted) apply(sort, names, []);
    let text = '';
    let tagged = false;
    for (let i = 0; i < names.length; i += 1) {
      if (nodes > limits.nodes) break;
      const name = names[i] as string;
      tagged ||= name === '$';
      text += `${i === 0 ? '' : ','}${stringify(name)}:${write(record[name])}`;
    }
    // A record that itself has a field `$` would read as a tag.
    return tagged ? `{"$":"record","of":{${text}}}` : `{${text}}`;
  };

  try {
    return { ok: true, text: write(value) };
  } catch (error) {
    if (error instanceof NotData) return { ok: false, what: error.what };
    throw error;
  }
}

function tag(name: string): string {
  return `{"$":"${name}"}`;
}
