import { describe, expect, it } from 'vitest';
import { sameJson } from '#core/value/sameJson.ts';

describe('two JSON values are the same', () => {
  it.each<readonly [rule: string, a: unknown, b: unknown, same: boolean]>([
    ['whatever the order of a record’s fields', { a: 1, b: [2] }, { b: [2], a: 1 }, true],
    ['in the order of a list', [1, 2], [2, 1], false],
    ['with no element more on the right', [1], [1, 2], false],
    ['with no element more on the left', [1, 2], [1], false],
    ['with no field more on the right', { a: 1 }, { a: 1, b: 1 }, false],
    ['with no field more on the left', { a: 1, b: 1 }, { a: 1 }, false],
    ['under the same names', { a: 1 }, { b: 1 }, false],
    ['down to the last value', { a: [{ b: null }] }, { a: [{ b: 0 }] }, false],
    ['of the same type', 1, '1', false],
    ['where a list is no record', [], {}, false],
    ['where a record is no list', {}, [], false],
    ['where null is no record', null, {}, false],
    ['where a record is not null', {}, null, false],
    ['where an absent field is not null', {}, { a: null }, false],
    ['of no size', [], [], true],
    ['with an own __proto__', JSON.parse('{"__proto__": 1}'), JSON.parse('{"__proto__": 1}'), true],
    ['and an own __proto__ is a field', JSON.parse('{"__proto__": 1}'), JSON.parse('{"x": 1}'), false],
  ])('%s', (_rule, a, b, same) => {
    expect(sameJson(a, b)).toBe(same);
    expect(sameJson(b, a)).toBe(same);
  });
});
