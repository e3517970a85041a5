import { expect, it } from 'vitest';
import { namesMostlyShared } from '#core';

it.each([
  ['none in either', [], [], true],
  ['the same', ['a'], ['a'], true],
  ['the same in another sequence', ['a', 'b'], ['b', 'a'], true],
  ['exactly half of all', ['a'], ['a', 'b'], true],
  ['half of all, each with one of its own', ['a', 'b', 'c'], ['a', 'b', 'd'], true],
  ['a third of all', ['a', 'b'], ['a', 'c'], false],
  ['none of one', ['a'], ['b'], false],
  ['none of nothing', [], ['a'], false],
  ['a name that is written twice counts once', ['a', 'a', 'a'], ['a', 'b', 'c'], false],
  ['a name that objects inherit', ['constructor'], ['toString'], false],
] as const)('%s', (_what, some, others, answer) => {
  expect(namesMostlyShared(some, others)).toBe(answer);
  expect(namesMostlyShared(others, some)).toBe(answer);
});
