import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decode } from '#grader/wire/decode.ts';
import { encode } from '#grader/wire/encode.ts';
import { formatWire } from '#grader/wire/formatWire.ts';

const textOf = (value: unknown, sorted = false): string => {
  const encoded = encode(value, sorted);
  if (!encoded.ok) throw new TypeError(encoded.what);
  return encoded.text;
};

const cyclic: Record<string, unknown> = { a: 1 };
cyclic['self'] = cyclic;
const shared = { x: 1 };

describe('encode writes data as JSON, with a tag for what JSON cannot say', () => {
  it.each<readonly [what: string, value: unknown, text: string]>([
    ['plain data as JSON', { a: [1, 'x', true, null] }, '{"a":[1,"x",true,null]}'],
    ['NaN', Number.NaN, '{"$":"NaN"}'],
    ['Infinity', Number.POSITIVE_INFINITY, '{"$":"Infinity"}'],
    ['minus Infinity', Number.NEGATIVE_INFINITY, '{"$":"-Infinity"}'],
    ['minus zero in an input, as JSON reads it', -0, '-0'],
    ['undefined', undefined, '{"$":"undefined"}'],
    ['a field that holds undefined is a field', { a: undefined }, '{"a":{"$":"undefined"}}'],
    ['a hole in a list as undefined', Object.assign(new Array(2), { 1: 1 }), '[{"$":"undefined"},1]'],
    ['a bigint', 10n ** 20n, '{"$":"bigint","of":"100000000000000000000"}'],
    ['a Set in its order', new Set(['b', 'a', 'b']), '{"$":"Set","of":["b","a"]}'],
    ['an own __proto__ as a field', JSON.parse('{"__proto__":{"a":1}}'), '{"__proto__":{"a":1}}'],
    ['a record that itself has a field $', { $: 'NaN' }, '{"$":"record","of":{"$":"NaN"}}'],
    ['without inherited fields', Object.create({ a: 1 }), '{}'],
    ['without fields that cannot be enumerated', Object.defineProperty({}, 'a', { value: 1 }), '{}'],
    [
      'the own fields of an instance',
      new (class Answer {
        ok = true;
      })(),
      '{"ok":true}',
    ],
    ['a Map by its type alone', new Map([[1, 2]]), '{"$":"other","of":"Map"}'],
    ['a Date by its type alone', new Date(0), '{"$":"other","of":"Date"}'],
    ['an Error by its type alone', new RangeError('x'), '{"$":"other","of":"Error"}'],
    ['an expression by its type alone', /x/, '{"$":"other","of":"RegExp"}'],
    ['bytes by their type alone', new Uint8Array(2), '{"$":"other","of":"TypedArray"}'],
    ['a cycle where it closes', cyclic, '{"a":1,"self":{"$":"cycle"}}'],
    ['the same object twice, which is no cycle, twice', [shared, shared], '[{"x":1},{"x":1}]'],
    ['a boxed string by its own fields', new String('ab'), '{"0":"a","1":"b"}'],
  ])('%s', (_what, value, text) => expect(textOf(value)).toBe(text));

  it.each<readonly [string, unknown, string]>([
    ['a function', () => 0, 'function'],
    ['a class', class {}, 'function'],
    ['a symbol', Symbol('x'), 'symbol'],
    ['a promise', Promise.resolve(), 'promise'],
  ])('%s is no data, wherever it stands', (_what, value, what) => {
    for (const holder of [value, [value], { a: { b: value } }, new Set([value])]) {
      expect(encode(holder, true)).toEqual({ ok: false, what });
    }
  });

  it('a field whose name is a symbol is left behind', () => {
    expect(textOf({ [Symbol('x')]: () => 0 })).toBe('{}');
  });

  it('what a getter throws comes out, and a getter is read once', () => {
    expect(() =>
      textOf({
        get a() {
          throw new RangeError('no');
        },
      }),
    ).toThrow(RangeError);
    let reads = 0;
    textOf({
      get a() {
        reads += 1;
        return reads;
      },
    });
    expect(reads).toBe(1);
  });

  it('sorted, the order of fields does not count; unsorted, it does', () => {
    const [one, other] = [
      { b: 1, a: { d: 1, c: 2 } },
      { a: { c: 2, d: 1 }, b: 1 },
    ];
    expect(textOf(one, true)).toBe(textOf(other, true));
    expect(textOf(one)).not.toBe(textOf(other));
    expect(textOf(one, true)).toBe('{"a":{"c":2,"d":1},"b":1}');
  });

  it('sorted, minus zero is zero, since no answer may be told apart by it', () => {
    expect(textOf([-0], true)).toBe('[0]');
    expect(textOf([-0])).toBe('[-0]');
    expect(Object.is((decode('[-0]') as number[])[0], -0)).toBe(true);
    expect(formatWire('[-0]')).toBe('[-0]');
  });

  it('sorted, the order of a list and of a Set still counts', () => {
    expect(textOf(['b', 'a'], true)).toBe('["b","a"]');
    expect(textOf(new Set(['b', 'a']), true)).toBe('{"$":"Set","of":["b","a"]}');
  });
});

describe('encode looks at so much and no more', () => {
  const limits = { depth: 3, nodes: 10, stringLength: 5, characters: 40 };
  const limited = (value: unknown) => encode(value, false, limits);

  it.each<readonly [string, unknown, string]>([
    ['as deep as may be', [[['x']]], '[[["x"]]]'],
    ['deeper is told as more', [[[['x']]]], '[[[{"$":"more"}]]]'],
    ['a text as long as may be', 'abcde', '"abcde"'],
    [
      'many texts, until they are too long together',
      ['abcde', 'abcde', 'abcde', 'abcde', 'abcde', 'abcde', 'abcde'],
      '["abcde","abcde","abcde","abcde","abcde",{"$":"more"}]',
    ],
    ['what it takes to write a text, not its length', '\u0000'.repeat(5), `"${'\\u0000'.repeat(5)}"`],
    ['a record with a long name', { abcdef: 1 }, '{"$":"more"}'],
    ['a longer one by its length and its start', 'abcdef', '{"$":"text","length":6,"start":"abcdef"}'],
    [
      'a long list ends in more',
      Array.from({ length: 99 }, () => 0),
      `[${Array.from({ length: 9 }, () => 0)},{"$":"more"}]`,
    ],
  ])('%s', (_what, value, text) => expect(limited(value)).toEqual({ ok: true, text }));

  it('a value too large to look at is written in bounded time and space', () => {
    const wide = Array.from({ length: 1e6 }, () => ({ a: 1 }));
    expect(textOf(wide).length).toBeLessThan(20_000);
    let deep: unknown = 0;
    for (let i = 0; i < 1e5; i += 1) deep = [deep];
    expect(textOf(deep)).toContain('{"$":"more"}');
    expect(textOf('x'.repeat(5e7)).length).toBeLessThan(200);
  });
});

/** Everything that goes over the wire whole. */
const data = fc.letrec<{ data: unknown }>((tie) => ({
  data: fc.oneof(
    { depthSize: 'small' },
    fc.string(),
    fc.double(),
    fc.boolean(),
    fc.constantFrom<unknown>(null, undefined, Number.NaN, -0, 10n ** 30n, -5n),
    fc.array(tie('data'), { maxLength: 4 }),
    fc.array(tie('data'), { maxLength: 3 }).map((list) => new Set(list)),
    fc
      .array(
        fc.tuple(
          fc.oneof(fc.constantFrom('__proto__', '$', 'of', 'constructor', '1', 'a'), fc.string()),
          tie('data'),
        ),
        { maxLength: 4 },
      )
      .map((fields) => Object.fromEntries(fields)),
  ),
})).data;

describe('decode reads what encode wrote', () => {
  it('so that writing it again gives the same text', () => {
    fc.assert(
      fc.property(data, (value) => {
        const text = textOf(value);
        expect(textOf(decode(text))).toBe(text);
      }),
      { numRuns: 500 },
    );
  });

  it('so that plain JSON comes back as JSON.parse makes it', () => {
    fc.assert(
      fc.property(fc.json(), (json) => {
        fc.pre(!json.includes('"$"'));
        const value: unknown = JSON.parse(json);
        expect(decode(textOf(value))).toEqual(
          value === 0 ? 0 : JSON.parse(json, (_, part) => (Object.is(part, -0) ? 0 : part)),
        );
      }),
    );
  });

  it('two values have the same sorted text exactly when they differ by the order of fields alone', () => {
    const record = fc.dictionary(fc.string({ maxLength: 2 }), fc.integer({ min: 0, max: 2 }), { maxKeys: 3 });
    const keyOf = (fields: object) =>
      JSON.stringify(Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1)));
    fc.assert(
      fc.property(record, record, (one, other) => {
        expect(textOf(one, true) === textOf(other, true)).toBe(keyOf(one) === keyOf(other));
      }),
    );
  });

  it('a field called __proto__ becomes an own field and no prototype', () => {
    const value = decode('{"__proto__":{"a":1}}') as object;
    expect(Object.keys(value)).toEqual(['__proto__']);
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
  });

  it.each([
    '{"$":"more"}',
    '{"$":"cycle"}',
    '{"$":"other","of":"Map"}',
    '{"$":"text","length":9,"start":"x"}',
    '{"$":1}',
    '[',
  ])('and refuses %s, of which there is no whole value', (text) =>
    expect(() => decode(text)).toThrow(SyntaxError),
  );
});

describe('show puts wire text into JavaScript notation', () => {
  it.each<readonly [what: string, value: unknown, shown: string]>([
    ['a record', { city: 'Hangzhou', days: 3 }, '{ "city": "Hangzhou", "days": 3 }'],
    ['an empty one', {}, '{}'],
    ['a list with a Set', [null, new Set(['a'])], '[null, Set {"a"}]'],
    [
      'numbers outside JSON',
      [Number.NaN, Number.POSITIVE_INFINITY, undefined, 3n],
      '[NaN, Infinity, undefined, 3n]',
    ],
    ['a record with a field $', { $: 1 }, '{ "$": 1 }'],
    ['what was not looked at', new Map(), 'Map …'],
    ['a cycle', cyclic, '{ "a": 1, "self": ↻ }'],
    ['a string of two lines on one', 'a\nb', '"a\\nb"'],
  ])('%s', (_what, value, shown) => expect(formatWire(textOf(value), 200)).toBe(shown));

  it('breaks what is too wide, a member a line', () => {
    const value = { city: 'Hangzhou', list: ['one', 'two', new Set(['three', 'four'])] };
    expect(formatWire(textOf(value), 24)).toMatchInlineSnapshot(`
      "{
        "city": "Hangzhou",
        "list": [
          "one",
          "two",
          Set {
            "three",
            "four"
          }
        ]
      }"
    `);
  });

  it('never throws on what encode wrote, and stays in the given width where a line can be broken', () => {
    fc.assert(
      fc.property(data, (value) => {
        expect(formatWire(textOf(value))).not.toBe('');
      }),
    );
  });
});
