// Runs in the learner's realm too: see encode.ts for why nothing here is called through a prototype.
import { defineField } from './defineField.ts';

const { parse } = JSON;
const { isArray } = Array;
const { keys, hasOwn } = Object;
const { apply } = Reflect;
const { add } = Set.prototype;
const { NaN: NaN_, POSITIVE_INFINITY } = Number;
const Set_ = Set;
const BigInt_ = BigInt;
const SyntaxError_ = SyntaxError;

/**
 * Reads wire text back into a value. Fields become own properties whatever their name, `__proto__` included.
 * @throws SyntaxError where the text is no wire text, or tags something of which only a description was kept
 */
export function decode(text: string): unknown {
  return read(parse(text));
}

/** What a part stands for. What JSON made is kept as it is; only what was tagged is put in the tag's place. */
function read(part: unknown): unknown {
  if (typeof part !== 'object' || part === null) return part;
  if (isArray(part)) {
    for (let i = 0; i < part.length; i += 1) replace(part, i, part[i]);
    return part;
  }
  const record = part as Record<string, unknown>;
  return hasOwn(record, '$') ? readTagged(record) : readRecord(record);
}

function readRecord(record: Record<string, unknown>): unknown {
  const names = keys(record);
  for (let i = 0; i < names.length; i += 1) {
    const name = names[i] as string;
    replace(record, name, record[name]);
  }
  return record;
}

function replace(holder: object, name: string | number, part: unknown): void {
  const value = read(part);
  if (value !== part) defineField(holder, name, value);
}

function readTagged(record: Record<string, unknown>): unknown {
  const of = record['of'];
  switch (record['$']) {
    case 'NaN':
      return NaN_;
    case 'Infinity':
      return POSITIVE_INFINITY;
    case '-Infinity':
      return -POSITIVE_INFINITY;
    case 'undefined':
      return undefined;
    case 'bigint':
      return BigInt_(of as string);
    case 'record':
      return readRecord(of as Record<string, unknown>);
    case 'Set': {
      const members = read(of) as unknown[];
      const result = new Set_<unknown>();
      for (let i = 0; i < members.length; i += 1) apply(add, result, [members[i]]);
      return result;
    }
    default:
      throw new SyntaxError_('This text describes a value of which only a part was kept.');
  }
}
