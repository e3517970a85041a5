import { describe, expect, it } from 'vitest';
import { decode } from '#grader/wire/decode.ts';
import { isAsDecoded } from '#sandbox/realm/isAsDecoded.ts';

const text = '[{"a":[1,{"b":null}],"__proto__":2},{"$":"Set","of":["x",{"c":3}]},"text",{"$":"undefined"}]';
const decoded = (): [Record<string, unknown>, Set<unknown>, ...unknown[]] => decode(text) as never;

describe('what wire text does not show of an argument', () => {
  it('an argument that was left alone is as it was decoded', () => {
    expect(isAsDecoded(decoded())).toBe(true);
  });

  it.each<[string, (args: ReturnType<typeof decoded>) => unknown]>([
    ['freezing a record', ([record]) => Object.freeze(record)],
    ['freezing a list', ([record]) => Object.freeze(record['a'])],
    ['sealing', ([record]) => Object.seal(record)],
    ['closing a set', ([, set]) => Object.preventExtensions(set)],
    ['a hidden member', ([record]) => Object.defineProperty(record, 'seen', { value: 1 })],
    ['a member hidden', ([record]) => Object.defineProperty(record, 'a', { enumerable: false })],
    ['a member made constant', ([record]) => Object.defineProperty(record, 'a', { writable: false })],
    ['a getter in the place of a member', ([record]) => Object.defineProperty(record, 'a', { get: () => 1 })],
    ['a symbol', ([record]) => Object.assign(record, { [Symbol('seen')]: 1 })],
    ['a symbol on a list', (args) => Object.assign(args, { [Symbol('seen')]: 1 })],
    ['no prototype', ([record]) => Object.setPrototypeOf(record, null)],
    ['another prototype', ([record]) => Object.setPrototypeOf(record, { inherited: 1 })],
    ['another prototype of a list', ([record]) => Object.setPrototypeOf(record['a'], null)],
    ['another prototype of a set', ([, set]) => Object.setPrototypeOf(set, Object.create(Set.prototype))],
    ['a member put on a set', ([, set]) => Object.assign(set, { seen: 1 })],
    ['a member put on a list', ([record]) => Object.assign(record['a'] as object, { seen: 1 })],
    ['a hole in a list', ([record]) => delete (record['a'] as unknown[])[0]],
    ['a length made constant', (args) => Object.defineProperty(args, 'length', { writable: false })],
    ['a function', ([record]) => Object.assign(record, { a: () => 1 })],
    ['a member of a set frozen', ([, set]) => Object.freeze([...set][1])],
  ])('%s is seen', (_, change) => {
    const args = decoded();
    change(args);
    expect(isAsDecoded(args)).toBe(false);
  });
});
