import { createHash } from 'node:crypto';
import vm from 'node:vm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson, fingerprintOf } from '#core';

/** A double from the sixteen hexadecimal digits of its IEEE 754 form. */
function double(hex: string): number {
  const view = new DataView(new ArrayBuffer(8));
  view.setBigUint64(0, BigInt(`0x${hex}`));
  return view.getFloat64(0);
}

const textOf = (value: unknown, numbers?: 'any' | 'exact'): string => {
  const canonical = canonicalJson(value, numbers);
  return canonical.ok ? canonical.text : `${canonical.problem} at ${canonical.path || 'the top'}`;
};

describe('numbers are written as the samples of RFC 8785, appendix B', () => {
  it.each([
    ['0000000000000000', '0'],
    ['8000000000000000', '0'],
    ['0000000000000001', '5e-324'],
    ['8000000000000001', '-5e-324'],
    ['7fefffffffffffff', '1.7976931348623157e+308'],
    ['ffefffffffffffff', '-1.7976931348623157e+308'],
    ['4340000000000000', '9007199254740992'],
    ['c340000000000000', '-9007199254740992'],
    ['4430000000000000', '295147905179352830000'],
    ['7fffffffffffffff', 'not_finite at the top'],
    ['7ff0000000000000', 'not_finite at the top'],
    ['44b52d02c7e14af5', '9.999999999999997e+22'],
    ['44b52d02c7e14af6', '1e+23'],
    ['44b52d02c7e14af7', '1.0000000000000001e+23'],
    ['444b1ae4d6e2ef4e', '999999999999999700000'],
    ['444b1ae4d6e2ef4f', '999999999999999900000'],
    ['444b1ae4d6e2ef50', '1e+21'],
    ['3eb0c6f7a0b5ed8c', '9.999999999999997e-7'],
    ['3eb0c6f7a0b5ed8d', '0.000001'],
    ['41b3de4355555553', '333333333.3333332'],
    ['41b3de4355555554', '333333333.33333325'],
    ['41b3de4355555555', '333333333.3333333'],
    ['41b3de4355555556', '333333333.3333334'],
    ['41b3de4355555557', '333333333.33333343'],
    ['becbf647612f3696', '-0.0000033333333333333333'],
    ['43143ff3c1cb0959', '1424953923781206.2'],
  ])('%s is %s', (hex, text) => {
    expect(textOf(double(hex))).toBe(text);
  });
});

describe('texts and structures come out as in the published test data of the scheme', () => {
  it.each([
    [
      'names sorted by UTF-16 code units: an astral character stands before U+FB33',
      '{"\\u20ac":1,"\\r":2,"\\ufb33":3,"1":4,"\\ud83d\\ude00":5,"\\u0080":6,"\\u00f6":7}',
      '{"\\r":2,"1":4,"\u0080":6,"ö":7,"€":1,"😀":5,"\ufb33":3}',
    ],
    [
      'values, with the shortest escapes',
      '{"numbers": [1E30, 4.50, 333333333.33333329, 2e-3, 0.000000000000000000000000001], "escaping": "\\u20ac$\\u000F\\u000aA\'\\u0042\\u0022\\u005c\\\\\\"\\/", "literals": [null, true, false]}',
      '{"escaping":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/","literals":[null,true,false],"numbers":[1e+30,4.5,333333333.3333333,0.002,1e-27]}',
    ],
    [
      'structures: the empty name first, 10 before 111, capitals before small letters',
      '{"1": {"f": {"f": "hi","F": 5} ,"\\n": 56.0}, "10": { }, "": "empty", "a": { }, "111": [ { } ], "A": { }}',
      '{"":"empty","1":{"\\n":56,"f":{"F":5,"f":"hi"}},"10":{},"111":[{}],"A":{},"a":{}}',
    ],
    [
      'accents by code unit, whatever a language makes of them',
      '{"peach": 1, "péché": 2, "pêche": 3, "sin": 4}',
      '{"peach":1,"péché":2,"pêche":3,"sin":4}',
    ],
    ['no Unicode normalisation', '"A\\u030a"', '"A\u030a"'],
    ['arrays keep their order', '[56, {"d": true, "10": null, "1": []}]', '[56,{"1":[],"10":null,"d":true}]'],
    [
      'an own __proto__ is a member like any other',
      '{"b": 1, "__proto__": {"a": 1}}',
      '{"__proto__":{"a":1},"b":1}',
    ],
  ])('%s', (_rule, json, text) => {
    expect(textOf(JSON.parse(json))).toBe(text);
  });
});

describe('what two machines would not agree on has no text, and the place is named', () => {
  const hole: unknown[] = [];
  hole.length = 1;
  const loop: Record<string, unknown> = {};
  loop['self'] = loop;
  it.each([
    ['half a surrogate pair', { a: ['\ud83d'] }, 'lone_surrogate at /a/0'],
    ['half a surrogate pair in a name', { '\ud83d': 1 }, 'lone_surrogate at /\ud83d'],
    ['undefined, which JSON.stringify would leave out', { a: undefined }, 'not_json at /a'],
    ['a hole in an array, which it would make null', hole, 'not_json at /0'],
    ['NaN, which it would make null', { 'a/b': Number.NaN }, 'not_finite at /a~1b'],
    ['a function', { a: () => 1 }, 'not_json at /a'],
    ['a big integer', 1n, 'not_json at the top'],
  ])('%s', (_rule, value, found) => {
    expect(textOf(value)).toBe(found);
  });

  class Money {
    readonly sum = 5;
    toJSON(): unknown {
      return { sum: 6 };
    }
  }
  class List extends Array<number> {}
  const hidden = Object.defineProperty({ a: 1 }, 'b', { value: 2 });
  const counted = { calls: 0 };
  const getter = Object.defineProperty({}, 'a', {
    enumerable: true,
    get: () => {
      counted.calls += 1;
      return 1;
    },
  });
  const trap = new Proxy(
    {},
    {
      ownKeys: () => {
        throw new Error('foreign');
      },
    },
  );
  it.each<readonly [what: string, value: unknown, path: string, found: string]>([
    ['undefined', undefined, '', 'undefined'],
    ['undefined in a list', [1, undefined], '/1', 'undefined'],
    ['a hole', hole, '/0', 'hole'],
    ['NaN', [Number.NaN], '/0', 'NaN'],
    ['an infinite number', { a: Number.NEGATIVE_INFINITY }, '/a', '-Infinity'],
    ['a bigint', { a: 5n }, '/a', 'bigint'],
    ['a symbol', [Symbol('a')], '/0', 'symbol'],
    ['a symbol for a name', { [Symbol('a')]: 1 }, '', 'symbol'],
    ['a function', () => 1, '', 'function'],
    ['a Date, which is written as a text', { at: new Date(0) }, '/at', 'Date'],
    ['a Map, which is written as {}', new Map([['a', 1]]), '', 'Map'],
    ['a Set', [new Set([1])], '/0', 'Set'],
    ['a pattern', /a/, '', 'RegExp'],
    ['an error', new Error('a'), '', 'Error'],
    ['a boxed text', Object('a'), '', 'String'],
    ['a boxed number', Object(5), '', 'Number'],
    ['bytes', new Uint8Array([1]), '', 'Uint8Array'],
    ['a promise', Promise.resolve(1), '', 'Promise'],
    ['an instance with a toJSON of its class', new Money(), '', 'Object'],
    ['a toJSON of its own', { toJSON: () => 1 }, '/toJSON', 'function'],
    ['a list of another class', new List(1, 2), '', 'Array'],
    ['a list with a field', Object.assign([1], { a: 1 }), '', 'list with fields'],
    ['a field that JSON leaves out', hidden, '/b', 'hidden field'],
    ['a field that runs code', getter, '/a', 'accessor'],
    ['a proxy that throws', trap, '', 'unreadable'],
    ['an object of the engine’s own', Math, '/abs', 'hidden field'],
  ])('what JSON cannot write: %s is refused by name', (_what, value, path, found) => {
    const canonical = canonicalJson(value);
    expect(canonical).toMatchObject({ ok: false, path, found });
    expect(counted.calls).toBe(0);
  });

  it.each<readonly [what: string, value: unknown, text: string]>([
    ['an object without a prototype', Object.assign(Object.create(null), { a: 1 }), '{"a":1}'],
    ['an own toJSON that is a value', { toJSON: 1 }, '{"toJSON":1}'],
    ['-0, which JSON writes as 0', [-0], '[0]'],
    ['an own constructor', { constructor: { name: 'Date' } }, '{"constructor":{"name":"Date"}}'],
    ['an object of another realm', vm.runInNewContext('({b: [1], a: {}})'), '{"a":{},"b":[1]}'],
  ])('%s is JSON', (_what, value, text) => {
    expect(textOf(value)).toBe(text);
  });

  it('whatever has a text is what JSON.parse makes of that text', () => {
    fc.assert(
      fc.property(
        fc.anything({
          withBigInt: true,
          withDate: true,
          withMap: true,
          withNullPrototype: true,
          withSparseArray: true,
          withTypedArray: true,
          withBoxedValues: true,
        }),
        (value) => {
          const canonical = canonicalJson(value);
          if (!canonical.ok) return;
          expect(canonicalJson(JSON.parse(canonical.text))).toEqual(canonical);
          expect(JSON.parse(JSON.stringify(value))).toEqual(JSON.parse(canonical.text));
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it.each([
    [200, true],
    [201, false],
  ])('a number %i levels down has a text: %s', (levels, ok) => {
    expect(canonicalJson(JSON.parse(`${'['.repeat(levels)}1${']'.repeat(levels)}`)).ok).toBe(ok);
  });

  it('a value that holds itself is too deep, and exhausts no stack', () => {
    expect(textOf(loop)).toMatch(/^too_deep at \/self/);
  });

  it.each([
    [9007199254740991, '9007199254740991'],
    [9007199254740992, 'unsafe_integer at the top'],
    [1e30, 'unsafe_integer at the top'],
    [0.1, '0.1'],
  ])('%s, read exactly, is %s', (number, text) => {
    expect(textOf(number, 'exact')).toBe(text);
  });
});

describe('a fingerprint is of tool, contract version and arguments', () => {
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
  const request = { tool: 'enter', contractVersion: 1, arguments: { note: 'a', to: { id: 1, at: [1, 2] } } };
  const printOf = (change: Partial<typeof request> | { arguments: unknown }) => {
    const print = fingerprintOf({ ...request, ...change }, sha256);
    return print.ok ? print.fingerprint : print.problem;
  };

  it('is 64 hexadecimal digits, and pinned: a stored receipt must be found again by the next release', () => {
    expect(printOf({})).toBe(sha256('["enter",1,{"note":"a","to":{"at":[1,2],"id":1}}]'));
  });

  it('does not depend on the order of the fields, at any level', () => {
    expect(printOf({ arguments: { to: { at: [1, 2], id: 1 }, note: 'a' } })).toBe(printOf({}));
  });

  it.each([
    ['another tool', { tool: 'enter_too' }],
    ['another version of the contract', { contractVersion: 2 }],
    ['another value', { arguments: { note: 'b', to: { id: 1, at: [1, 2] } } }],
    ['another order in a list', { arguments: { note: 'a', to: { id: 1, at: [2, 1] } } }],
    ['1 as a text', { arguments: { note: 'a', to: { id: '1', at: [1, 2] } } }],
    ['true for 1', { arguments: { note: 'a', to: { id: true, at: [1, 2] } } }],
    ['one more field', { arguments: { note: 'a', to: { id: 1, at: [1, 2] }, extra: null } }],
    ['the same letter, composed otherwise', { arguments: { note: 'á', to: { id: 1, at: [1, 2] } } }],
  ])('differs for %s', (_what, change) => {
    expect(printOf(change)).not.toBe(printOf({}));
  });

  it('is none where a number was rounded on its way', () => {
    expect(printOf({ arguments: JSON.parse('{"id": 12345678901234567890}') })).toBe('unsafe_integer');
  });
});
