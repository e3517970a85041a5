import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSteps, withStepAt, writeSteps } from '#practice/orderDraft.ts';

const start = ['a', 'b', 'c', 'd'];

describe('an order as it is kept', () => {
  it.each([
    ['nothing', ''],
    ['no JSON', '{'],
    ['null', 'null'],
    ['another exercise’s steps', '{"order": ["a", "b", "x", "d"]}'],
    ['a step twice', '{"order": ["a", "b", "c", "c"]}'],
    ['another sheet', '{"answers": {}}'],
  ])('read from %s is the one it starts from', (_what, stored) => {
    expect(readSteps(stored, start)).toEqual(start);
  });

  it('is read as it was written', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(start, { minLength: 4 }), (order) => {
        expect(readSteps(writeSteps(order), start)).toEqual(order);
      }),
    );
  });

  it.each<readonly [step: string, place: number, order: string]>([
    ['a', 1, 'bacd'],
    ['a', 3, 'bcda'],
    ['d', 0, 'dabc'],
    ['c', 1, 'acbd'],
    ['c', 2, 'abcd'],
    ['a', -1, 'abcd'],
    ['d', 9, 'abcd'],
  ])('with %s put at %i is %s', (step, place, order) => {
    expect(withStepAt(start, step, place).join('')).toBe(order);
  });
});
