import { describe, expect, it } from 'vitest';
import { type Walk, walkInputs } from '#exercises/walk/index.ts';
import { literalInputs, MAX_LITERAL_INPUTS } from '#exercises/walk/literalInputs.ts';
import { isCarriedWhole } from '#exercises/walk/tree.ts';
import { inputText } from '#grader/compare/drawInputs.ts';

const walk: Walk = {
  from: [[{ name: 'ann', age: 3 }, new Set(['ann'])]],
  allows: ([, known, ...more]) =>
    more.length === 0 && known instanceof Set && [...known].every((one) => typeof one === 'string'),
  compared: [{ text: [0, 'name'], with: [1] }],
  bounds: [9],
};
const ruleOf = (args: unknown, known: unknown): string => {
  const { name, age } = (args ?? {}) as { name?: unknown; age?: unknown };
  if (typeof name !== 'string') return 'name';
  if (!Number.isInteger(age) || (age as number) > 9) return 'age';
  return (known as ReadonlySet<string>).has(name) ? 'known' : 'unknown';
};
const walked = walkInputs({ walk, ruleOf: ruleOf as (...input: readonly unknown[]) => unknown }, inputText);
const texts = walked.map(({ text }) => text);
const set = (...members: readonly string[]) => ({ $: 'Set', of: members });
const input = (args: unknown, known: object): string => JSON.stringify([args, known]);

describe('the neighbourhood of an input', () => {
  it.each<readonly [what: string, text: string]>([
    ['the input itself', input({ name: 'ann', age: 3 }, set('ann'))],
    ['a member missing', input({ name: 'ann' }, set('ann'))],
    ['a number past the bound', input({ name: 'ann', age: 10 }, set('ann'))],
    ['another kind', input({ name: 'ann', age: true }, set('ann'))],
    ['a relative on one side', input({ name: 'ANN', age: 3 }, set('ann'))],
    ['a relative on the other side', input({ name: 'ann', age: 3 }, set('ANN'))],
    ['one odd text on both sides', input({ name: 'ann ', age: 3 }, set('ann '))],
    ['two members joined where one is asked for', input({ name: 'ann,x', age: 3 }, set('ann', 'x'))],
    ['nothing to compare with', input({ name: 'ann', age: 3 }, set())],
    ['two faults, each of another rule', input({ age: null }, set('ann'))],
  ])('holds %s', (_what, text) => expect(texts).toContain(text));

  it('holds each once, the shortest first, and none that the task does not promise', () => {
    expect(new Set(texts).size).toBe(texts.length);
    const sizes = texts.map(({ length }) => length);
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
    expect(walked.every((one) => walk.allows(one.input))).toBe(true);
  });

  it('is the same each time, and no larger than it may be', () => {
    const again = walkInputs({ walk, ruleOf: ruleOf as never }, inputText);
    expect(again.map(({ text }) => text)).toEqual(texts);
    const few = walkInputs({ walk: { ...walk, most: 40 }, ruleOf: ruleOf as never }, inputText);
    expect(few).toHaveLength(40);
  });

  it('glues pairs of texts in every way that reads alike', () => {
    const pair = {
      from: [
        [
          ['a', 'b'],
          ['a', 'b'],
        ],
      ],
      allows: () => true,
    } as const;
    const glued = [
      {
        one: [
          [0, 0],
          [0, 1],
        ],
        other: [
          [1, 0],
          [1, 1],
        ],
      },
    ] as const;
    const made = walkInputs({ walk: { ...pair, glued }, ruleOf: () => '' }, inputText).map(
      ({ text }) => text,
    );
    expect(made).toContain('[["a:b","c"],["a","b:c"]]');
    expect(made).toContain('[["a\\u0000b","c"],["a","b\\u0000c"]]');
    expect(made).toContain('[["ab","c"],["a","bc"]]');
  });

  it('has no name with a backslash, which an engine may read as another name', () => {
    expect(isCarriedWhole([{ 'a\\': 1 }], '[{"a\\\\":1}]')).toBe(false);
    expect(isCarriedWhole([{ a: '\\' }], '[{"a":"\\\\"}]')).toBe(true);
    expect(walked.every((one) => isCarriedWhole(one.input, one.text))).toBe(true);
  });
});

describe('what a submission says itself is tried', () => {
  const tried = (said: Partial<Parameters<typeof literalInputs>[1]>) =>
    literalInputs(walk, { numbers: [], texts: [], names: [], ...said }, inputText, new Set()).map(
      ({ text }) => text,
    );
  it.each<readonly [what: string, said: object, text: string]>([
    ['a number, past itself', { numbers: [41] }, input({ name: 'ann', age: 42 }, set('ann'))],
    [
      'a number as a length, on both sides',
      { numbers: [5] },
      input({ name: 'annxxx', age: 3 }, set('annxxx')),
    ],
    ['a text as a name', { texts: ['x-'] }, input({ name: 'ann', age: 3, 'x-': null }, set('ann'))],
    ['a text inside the text', { texts: ['--'] }, input({ name: 'a--nn', age: 3 }, set('ann'))],
    ['a text on both sides', { texts: ['zed'] }, input({ name: 'zed', age: 3 }, set('zed'))],
    ['a name in place of another', { names: ['nick'] }, input({ nick: 'ann', age: 3 }, set('ann'))],
  ])('%s', (_what, said, text) => expect(tried(said)).toContain(text));

  it('a list as long as a number, with its own elements at the end', () => {
    const lists = literalInputs(
      { from: [[['a']]], allows: () => true },
      { numbers: [5], texts: [], names: [] },
      inputText,
      new Set(),
    ).map((one: { readonly input: readonly unknown[] }) => one.input[0] as readonly unknown[]);
    expect(lists.find((list) => list.length === 6)?.at(-1)).toBe('a');
  });

  it('is bounded, however much a submission says, and each literal has its turn', () => {
    const many = Array.from({ length: 300 }, (_, index) => `name ${index}`);
    const made = tried({ names: many, numbers: [41] });
    expect(made).toHaveLength(MAX_LITERAL_INPUTS);
    expect(made).toContain(input({ name: 'ann', age: 41 }, set('ann')));
  });
});
