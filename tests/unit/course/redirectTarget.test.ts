import { describe, expect, it } from 'vitest';
import { redirectTarget } from '#course/points/redirectTarget.ts';

describe('redirectTarget', () => {
  it.each([
    ['an id without a redirect answers for itself', 'a', {}, 'a'],
    ['one step', 'a', { a: 'b' }, 'b'],
    ['as many steps as there are', 'a', { a: 'b', b: 'c', c: 'd' }, 'd'],
  ])('%s', (_name, id, steps, expected) => {
    expect(redirectTarget(id, new Map(Object.entries(steps)))).toBe(expected);
  });

  it.each([
    ['onto itself', { a: 'a' }],
    ['through another', { a: 'b', b: 'a' }],
    ['after a while', { a: 'b', b: 'c', c: 'b' }],
  ])('a circle %s throws and names the ids', (_name, steps) => {
    expect(() => redirectTarget('a', new Map(Object.entries(steps)))).toThrow(/circle: a -> /);
  });
});
