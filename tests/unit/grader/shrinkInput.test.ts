import { describe, expect, it } from 'vitest';
import { type AskedInput, inputText } from '#grader/compare/drawInputs.ts';
import { answerText } from '../../../src/grader/answer.ts';
import { shrinkInput } from '../../../src/grader/compare/shrinkInput.ts';
import { overTen } from '../../support/smallComparison.ts';

const asked = (input: readonly unknown[], name: string | null = null): AskedInput<readonly unknown[]> => ({
  input,
  text: inputText(input),
  case: name,
  expected: { type: 'value', text: '"expected"' },
});

const anything = {
  walk: { from: [], allows: (_input: readonly unknown[]) => true },
  reference: () => 'expected',
};

function smallestOf(
  start: readonly unknown[],
  fails: (input: readonly unknown[]) => boolean,
  exercise = anything,
) {
  return shrinkInput(exercise, asked(start), async (batch) => batch.map(({ input }) => fails(input)));
}

describe('shrinkInput finds the simplest input that still fails', () => {
  it.each<readonly [what: string, start: unknown, fails: (part: unknown) => boolean, smallest: string]>([
    ['a number: the first past the bound', 987_654, (n) => typeof n === 'number' && n > 10, '[11]'],
    [
      'a large number: the first past the bound',
      1e20,
      (n) => typeof n === 'number' && n >= 2 ** 53,
      '[9007199254740992]',
    ],
    ['a negative number: the first past the bound', -5000, (n) => typeof n === 'number' && n < -7, '[-8]'],
    ['a fraction', 123.456, (n) => typeof n === 'number' && !Number.isInteger(n), '[0.5]'],
    [
      'a text: as short as may be',
      'Hangzhou',
      (text) => typeof text === 'string' && text.length >= 3,
      '["aaa"]',
    ],
    [
      'a text: the signs that matter',
      'x:y:z',
      (text) => typeof text === 'string' && text.includes(':'),
      '[":"]',
    ],
    [
      'a long text',
      'x'.repeat(10_000),
      (text) => typeof text === 'string' && text.length > 64,
      `["${'x'.repeat(65)}"]`,
    ],
    [
      'a list: the members that matter alone',
      [3, 90, 2, 70],
      (list) => Array.isArray(list) && list.some((n) => n > 50),
      '[[51]]',
    ],
    [
      'a number in a list: the number, where it would do',
      [1e-7, 1e20, 0.1],
      (part) => JSON.stringify(part).includes('00000'),
      '[100000]',
    ],
    [
      'a record: the members that matter, under their names',
      { city: 'Oslo', days: 3, permit: true },
      (part) => typeof part === 'object' && part !== null && Object.keys(part).length > 1,
      '[{"days":null,"permit":true}]',
    ],
    [
      'a set: the members that matter',
      new Set(['b', 'c']),
      (part) => part instanceof Set && part.size > 0,
      '[{"$":"Set","of":[null]}]',
    ],
    [
      'what is nested: no deeper than it has to be',
      [[[[[[[1]]]]]]],
      (part) => Array.isArray(part) && Array.isArray(part[0]),
      '[[[]]]',
    ],
    [
      'a named field that JSON may hold: as it is',
      JSON.parse('{"__proto__":{"x":1}}'),
      (part) => Object.hasOwn(Object(part), '__proto__'),
      '[{"__proto__":null}]',
    ],
  ])('%s', async (_what, start, fails, smallest) => {
    const found = await smallestOf([start], ([part]) => fails(part));
    expect(found.smallest.text).toBe(smallest);
  });

  it('leaves what is simplest as it is', async () => {
    const { smallest, steps } = await smallestOf([null], () => true);
    expect([smallest.text, steps]).toEqual(['[null]', 0]);
  });

  it('goes to no input that the task does not promise', async () => {
    const isText = ([part]: readonly unknown[]) => typeof part === 'string';
    const exercise = { ...anything, walk: { from: [], allows: isText } };
    const { smallest } = await smallestOf(['Hangzhou'], () => true, exercise);
    expect(smallest.text).toBe('[""]');
  });
});

it('a named case that can be simpler is made so, and keeps its name', async () => {
  const { smallest, steps } = await shrinkInput(overTen, asked([500], 'large') as never, async (batch) =>
    batch.map(({ input }) => (input as readonly [number])[0] > 100),
  );
  expect(smallest).toMatchObject({ text: '[101]', case: 'large' });
  expect(steps).toBeGreaterThan(0);
});

it('no answer ends the search with the smallest found so far', async () => {
  let rounds = 0;
  const { smallest, steps } = await shrinkInput(overTen, asked([1000]) as never, async (batch) => {
    rounds += 1;
    return rounds > 2 ? null : batch.map(({ input }) => (input as readonly [number])[0] > 10);
  });
  expect(steps).toBe(2);
  expect((smallest.input as readonly [number])[0]).toBeGreaterThan(10);
});

it('each question is bounded, none is asked twice, and what is expected comes along', async () => {
  const texts: string[] = [];
  const start = Array.from({ length: 60 }, (_, index) => `text ${index}`);
  await shrinkInput(anything, asked([start]), async (batch) => {
    expect(batch.length).toBeLessThanOrEqual(256);
    expect(batch.every(({ expected }) => answerText(expected) === '"expected"')).toBe(true);
    texts.push(...batch.map(({ text }) => text));
    return batch.map(({ input }) => JSON.stringify(input).includes('text 7'));
  });
  expect(new Set(texts).size).toBe(texts.length);
  expect(texts).not.toHaveLength(0);
});
