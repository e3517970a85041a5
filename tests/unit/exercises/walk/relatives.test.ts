import { describe, expect, it } from 'vitest';
import { elementChanges } from '#exercises/walk/elementChanges.ts';
import { kindChanges, nestings } from '#exercises/walk/kindChanges.ts';
import { memberChanges } from '#exercises/walk/memberChanges.ts';
import { nextDouble, numberRelatives } from '#exercises/walk/numberRelatives.ts';
import { kinOf, ofLength, separators, textRelatives } from '#exercises/walk/textRelatives.ts';
import { recordOf } from '#exercises/walk/tree.ts';

describe('the relatives of a text', () => {
  const relatives = textRelatives('Oslo');
  it.each([
    ['empty', ''],
    ['a blank before', ' Oslo'],
    ['a no-break space behind', 'Oslo\u00a0'],
    ['a line break behind', 'Oslo\n'],
    ['a blank doubled inside', 'O  slo'],
    ['in lower case', 'oslo'],
    ['in upper case', 'OSLO'],
    ['its first letter', 'O'],
    ['a prefix of it', 'Osl'],
    ['a suffix of it', 'slo'],
    ['a pattern that matches it', 'O.lo'],
    ['joined with another', 'Oslo,x'],
    ['joined by NUL', 'Oslo\u0000x'],
    ['with a combining accent', 'Osloe\u0301'],
    ['with the accent in one sign', 'Oslo\u00e9'],
    ['with a full-width letter', 'Oslo\uff41'],
    ['with a look-alike letter', 'Oslo\u0430'],
    ['half a pair', '\ud83d'],
    ['an inherited name', '__proto__'],
    ['a name that JSON asks for', 'toJSON'],
    ['a separator of lines', '\u2028'],
    ['with DEL behind', 'Oslo\u007f'],
    ['as a path', './Oslo'],
  ])('hold it %s', (_what, text) => expect(relatives).toContain(text));

  it('hold each once, and not the text itself', () => {
    expect(new Set(relatives).size).toBe(relatives.length);
    expect(relatives).not.toContain('Oslo');
  });

  it('hold every separator with something behind it', () => {
    for (const sign of separators) expect(relatives).toContain(`Oslo${sign}x`);
  });

  it('pair texts that are different and that a kind comparison takes for one', () => {
    for (const [one, other] of kinOf('Oslo')) expect(one).not.toBe(other);
    const isPaired = (same: (text: string) => string) =>
      kinOf('Oslo').some(([one, other]) => same(one) === same(other));
    expect(isPaired((text) => text.toLowerCase())).toBe(true);
    expect(isPaired((text) => text.normalize('NFC'))).toBe(true);
    expect(isPaired((text) => text.replaceAll(/\s+/g, ' '))).toBe(true);
    expect(isPaired((text) => String(Number(text)))).toBe(true);
  });

  it('a text of a length has it, and begins as the text does', () => {
    expect([ofLength('Oslo', 2), ofLength('Oslo', 6), ofLength('', 2), ofLength('Oslo', 0)]).toEqual([
      'Os',
      'Osloxx',
      'xx',
      '',
    ]);
  });
});

describe('the relatives of a number', () => {
  const relatives = numberRelatives(3, [7]);
  it.each([
    ...[2, 4, 3.5, 6, 8, 6.5, nextDouble(7, 1), nextDouble(7, -1), 0, -3, 2 ** 31, -(2 ** 31), 2 ** 32 - 1],
    ...[3 + 2 ** 32, 2 ** 53, 2 ** 53 - 1, 1 - 2 ** 53, 1e16, 1e20, 1e21, 1e-7, Number.MAX_VALUE, Number.NaN],
  ])('hold %s', (number) => expect(relatives.some((one) => Object.is(one, number))).toBe(true));
  it('hold minus zero beside zero', () => expect(relatives.filter((one) => one === 0)).toEqual([0, -0]));
  it('the next double differs by its last bit alone', () => {
    expect([nextDouble(1, 1), nextDouble(1, -1), nextDouble(0, 1)]).toEqual([
      1 + Number.EPSILON,
      1 - Number.EPSILON / 2,
      Number.MIN_VALUE,
    ]);
    expect([nextDouble(-1, 1), nextDouble(Number.POSITIVE_INFINITY, 1)]).toEqual([
      -1 + Number.EPSILON / 2,
      Number.POSITIVE_INFINITY,
    ]);
  });
});

describe('what else a part can be', () => {
  it.each<readonly [string, unknown, unknown]>([
    ['null', 5, null],
    ['true', 5, true],
    ['its own text', 5, '5'],
    ['in a list', 5, [5]],
    ['in a record under its name', 5, { days: 5 }],
    ['JSON text, for a text', 'a', '"a"'],
    ['the record of a list’s indices', ['a'], { '0': 'a' }],
    ['a list of a record’s values', { a: 1 }, [1]],
    ['in an envelope', { a: 1 }, { arguments: { a: 1 } }],
    ['a record without methods', 5, { toString: 1, valueOf: 1 }],
  ])('%s', (_what, part, other) => expect(kindChanges(part, 'days')).toContainEqual(other));

  it('nested up to 65 deep, in lists and in records', () => {
    const depthOf = (value: unknown): number =>
      typeof value === 'object' && value !== null ? 1 + depthOf(Object.values(value)[0]) : 0;
    expect(Math.max(...nestings(1, 'a').map(depthOf))).toBe(65);
  });
});

describe('what can be done to members', () => {
  const record = { city: 'Oslo', days: 3 };
  const changed = memberChanges(record, ['unit']).map((change) => recordOf(change(Object.entries(record))));
  it.each<readonly [string, object]>([
    ['one missing', { city: 'Oslo' }],
    ['all missing', {}],
    ['one in other case', { City: 'Oslo', days: 3 }],
    ['one with a blank', { 'city ': 'Oslo', days: 3 }],
    ['one doubled under another name', { ...record, CITY: 'Oslo' }],
    ['one more that the exercise names', { ...record, unit: null }],
    ['one more without a name', { ...record, '': true }],
    ['one more that is inherited elsewhere', { ...record, constructor: null }],
    ['one more that is false', { ...record, unit: false }],
    ['one whose name is all names', { 'city,days': 'Oslo' }],
  ])('%s', (_what, other) => expect(changed).toContainEqual(other));
  it('the order turned', () => expect(changed.map((one) => Object.keys(one).join())).toContain('days,city'));
  it('a field called __proto__', () =>
    expect(changed.some((one) => Object.hasOwn(one, '__proto__'))).toBe(true));
});

describe('what can be done to elements', () => {
  const changed = elementChanges(['a', 'b'], (index) => `x${index}`);
  it.each<readonly [string, readonly unknown[]]>([
    ['none left', []],
    ['one missing', ['b']],
    ['turned', ['b', 'a']],
    ['doubled', ['a', 'b', 'a', 'b']],
    ['one twice', ['a', 'b', 'a']],
    ['at the end of five', ['x0', 'x1', 'x2', 'a', 'b']],
  ])('%s', (_what, list) => expect(changed).toContainEqual(list));
  it('a hundred and one, their own at the end', () =>
    expect(changed.some((list) => list.length === 101 && list.at(-1) === 'b')).toBe(true));
});
