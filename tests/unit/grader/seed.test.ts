import { describe, expect, it } from 'vitest';
import { seedOf } from '#grader/seed.ts';
import { stabilityOrder } from '../../../src/grader/compare/stabilityOrder.ts';

describe('seedOf', () => {
  // Pinned: a seed stands in links and in saved verdicts, and must lead to the same inputs for ever.
  it.each<readonly [string, number, string, number]>([
    ['validate-query', 1, '', 1442845091],
    ['validate-query', 1, 'export function validateQuery() {}', 682215929],
    ['validate-query', 2, '', 1627472448],
    ['weather-schema', 1, '', 1674573557],
    ['validate-query', 1, '朝阳 😀', 1174282681],
  ])('%s revision %i, %j', (exercise, revision, text, seed) => {
    expect(seedOf(exercise, revision, text)).toBe(seed);
  });

  it('is a whole number of 31 bits, and moves with any change to the text', () => {
    const seeds = Array.from({ length: 500 }, (_, i) => seedOf('a', 1, 'x'.repeat(i)));
    expect(seeds.every((seed) => Number.isInteger(seed) && seed >= 0 && seed < 2 ** 31)).toBe(true);
    expect(new Set(seeds).size).toBe(500);
  });
});

describe('stabilityOrder', () => {
  it('asks each of the first inputs once more, 64 at most, in an order of the seed', () => {
    for (const length of [0, 1, 2, 63, 64, 65, 1000]) {
      const order = stabilityOrder(length, 5);
      expect([...order].sort((a, b) => a - b)).toEqual(
        Array.from({ length: Math.min(length, 64) }, (_, i) => i),
      );
    }
    expect(stabilityOrder(8, 1)).toEqual(stabilityOrder(8, 1));
    expect(stabilityOrder(64, 1)).not.toEqual(stabilityOrder(64, 2));
    expect(stabilityOrder(64, 1)).not.toEqual(Array.from({ length: 64 }, (_, i) => i));
  });

  it('is pinned, so that the same program is asked in the same order by every engine', () => {
    expect(stabilityOrder(8, 1)).toEqual([4, 6, 7, 0, 5, 3, 2, 1]);
  });
});
