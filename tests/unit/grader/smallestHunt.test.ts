import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { smallestHunt } from '../../../src/grader/hunt/smallestHunt.ts';

describe('smallestHunt', () => {
  it.each<readonly [rule: string, exposures: readonly number[], all: number, size: number]>([
    ['one input that exposes all', [0b111], 0b111, 1],
    ['one for each', [0b001, 0b010, 0b100], 0b111, 3],
    ['the greedy choice is not always the best', [0b001111, 0b010101, 0b101010, 0b110000], 0b111111, 2],
    ['inputs that expose nothing do not help', [0, 0, 0b1], 0b1, 1],
    ['the same exposure twice helps no more', [0b01, 0b01], 0b11, 0],
    ['no set exposes all', [0b011, 0b001], 0b111, 0],
    ['no inputs', [], 0b1, 0],
  ])('%s', (_rule, exposures, all, size) => expect(smallestHunt(exposures, all)).toBe(size));

  it('is the least size among all subsets', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 31 }), { maxLength: 7 }), (exposures) => {
        const sizes = Array.from({ length: 2 ** exposures.length }, (_, subset) => {
          const chosen = exposures.filter((_one, index) => (subset >> index) & 1);
          return chosen.reduce((union, mask) => union | mask, 0) === 31
            ? chosen.length
            : Number.POSITIVE_INFINITY;
        });
        const least = Math.min(...sizes);
        expect(smallestHunt(exposures, 31)).toBe(least === Number.POSITIVE_INFINITY ? 0 : least);
      }),
    );
  });
});
