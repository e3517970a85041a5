import { expect, it } from 'vitest';
import type { HuntInput } from '#grader/verdict.ts';
import { enoughOf } from '#practice/huntDraft.ts';

const exposed: HuntInput = {
  input: '[[1,2]]',
  expected: { type: 'value', text: '3' },
  exposes: ['A', 'B', 'C'],
  enough: {},
};

it('a part that exposes several is told once, with all of them', () => {
  expect(enoughOf({ ...exposed, enough: { A: '[[1]]', B: '[[2]]', C: '[[1]]' } })).toEqual([
    { part: '[[1]]', letters: ['A', 'C'] },
    { part: '[[2]]', letters: ['B'] },
  ]);
});

it('an input of which all is needed has no parts', () => expect(enoughOf(exposed)).toEqual([]));
