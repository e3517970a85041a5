import fc, { Random } from 'fast-check';
import { xorshift128plus } from 'pure-rand/generator/xorshift128plus';
import { describe, expect, it } from 'vitest';
import { type DrawnInput, inputText } from '#grader/compare/drawInputs.ts';
import { answerText } from '../../../src/grader/answer.ts';
import { shrinkInput } from '../../../src/grader/compare/shrinkInput.ts';
import { overTen } from '../../support/smallComparison.ts';

/** A drawn input of this arbitrary that fails, found by drawing until one does. */
function failing<Input extends readonly unknown[]>(
  inputs: fc.Arbitrary<Input>,
  fails: (input: Input) => boolean,
): DrawnInput<Input> {
  const random = new Random(xorshift128plus(3));
  for (;;) {
    const value = inputs.generate(random, undefined);
    if (fails(value.value)) return { input: value.value, text: inputText(value.value), case: null, value };
  }
}

async function smallestOf<Input extends readonly unknown[]>(
  inputs: fc.Arbitrary<Input>,
  fails: (input: Input) => boolean,
) {
  const exercise = { ...overTen, inputs, reference: () => 'expected' };
  const start = failing(inputs, fails);
  return shrinkInput(exercise as never, start as never, async (batch) =>
    batch.map(({ input }) => fails(input as never)),
  );
}

describe('shrinkInput finds the smallest input that still fails', () => {
  it('a number: the first past the bound', async () => {
    const { smallest, steps } = await smallestOf(fc.tuple(fc.integer({ min: 0, max: 1e6 })), ([n]) => n > 10);
    expect(smallest.text).toBe('[11]');
    expect(steps).toBeGreaterThan(0);
  });
  it('a text: as short as may be', async () => {
    const { smallest } = await smallestOf(fc.tuple(fc.string()), ([text]) => text.length >= 3);
    expect(smallest.input[0]).toHaveLength(3);
    expect((await smallestOf(fc.tuple(fc.string()), ([text]) => text !== '')).smallest.input[0]).toHaveLength(
      1,
    );
  });
  it('a list: only the members that matter', async () => {
    const { smallest } = await smallestOf(fc.tuple(fc.array(fc.integer({ min: 0, max: 100 }))), ([list]) =>
      list.some((n) => n > 50),
    );
    expect(smallest.text).toBe('[[51]]');
  });
  it('leaves what is minimal as it is', async () => {
    const { smallest, steps } = await smallestOf(fc.tuple(fc.constant(1)), () => true);
    expect([smallest.text, steps]).toEqual(['[1]', 0]);
  });
});

it('a named case is small by hand, and is not asked about again', async () => {
  const named: DrawnInput<readonly [number]> = { input: [500], text: '[500]', case: 'large', value: null };
  let asked = 0;
  const shrunk = await shrinkInput(overTen, named, async (batch) => {
    asked += 1;
    return batch.map(() => true);
  });
  expect(shrunk).toEqual({ smallest: named, steps: 0 });
  expect(asked).toBe(0);
});

it('no answer ends the search with the smallest found so far', async () => {
  const start = failing(fc.tuple(fc.integer({ min: 0, max: 1e6 })), ([n]) => n > 10);
  let rounds = 0;
  const { smallest, steps } = await shrinkInput(overTen, start as never, async (batch) => {
    rounds += 1;
    return rounds > 2 ? null : batch.map(({ input }) => input[0] > 10);
  });
  expect(steps).toBe(2);
  expect(smallest.input[0]).toBeGreaterThan(10);
});

it('each question is small, none is asked twice, and what is expected comes along', async () => {
  const inputs = fc.tuple(
    fc
      .array(fc.integer({ min: 0, max: 1000 }), { maxLength: 30 })
      .map((list) => list.reduce((a, b) => a + b, 0)),
  );
  const start = failing(inputs, ([n]) => n > 2000);
  const asked: string[] = [];
  await shrinkInput({ ...overTen, inputs }, start, async (batch, expected) => {
    expect(batch.length).toBeLessThanOrEqual(48);
    expect(expected.map(answerText)).toEqual(batch.map(({ input }) => String(input[0] > 10)));
    asked.push(...batch.map(({ text }) => text));
    return batch.map(({ input }) => input[0] > 700);
  });
  expect(new Set(asked).size).toBe(asked.length);
  expect(asked).not.toHaveLength(0);
});
