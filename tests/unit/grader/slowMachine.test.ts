import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Exercise } from '#exercises/contract.ts';
import { gradeSubmission } from '#grader/gradeSubmission.ts';
import type { Realm, RealmHost } from '#grader/realm.ts';
import { verdictJson } from '#grader/verdictJson.ts';
import { SHRINK_QUESTIONS, shrinkInput } from '../../../src/grader/compare/shrinkInput.ts';
import { type Script, scriptedHost } from '../../support/scriptedRealm.ts';
import { overTen } from '../../support/smallComparison.ts';

afterEach(() => void vi.restoreAllMocks());

/** Wrong where three numbers of a list are over 10, and so shrunk in many steps. */
const exercise = {
  ...overTen,
  cases: [],
  inputs: fc.tuple(fc.array(fc.integer({ min: 0, max: 1e6 }), { maxLength: 12 })),
  reference: () => false,
  wrongAnswers: [],
  ruleOf: () => 'over',
} as unknown as Exercise;
const wrong: Script = ([list]) => String((list as readonly number[]).filter((n) => n > 10).length > 2);
const text = 'export const f = () => 0;';
const graded = async (host: RealmHost) =>
  verdictJson((await gradeSubmission({ exercise, text, seed: 5 }, host)).verdict);

/** The same realms on a machine on which each answer takes ten seconds by every clock. */
function slowed(host: RealmHost): RealmHost {
  let late = 0;
  const [now, date] = [performance.now.bind(performance), Date.now.bind(Date)];
  vi.spyOn(performance, 'now').mockImplementation(() => now() + late);
  vi.spyOn(Date, 'now').mockImplementation(() => date() + late);
  const slow = (realm: Realm): Realm => ({
    ...realm,
    call: async (inputs, limitMs) => {
      late += 10_000;
      await new Promise((resolve) => setTimeout(resolve, 1));
      return realm.call(inputs, limitMs);
    },
  });
  return { open: async (kind) => slow(await host.open(kind)) };
}

describe('on a slow machine', () => {
  it('the counterexample is the same, found in the same steps', async () => {
    const fast = await graded(scriptedHost(wrong));
    expect(await graded(slowed(scriptedHost(wrong)))).toBe(fast);
    const { counterexample } = JSON.parse(fast);
    expect(counterexample.input).toBe('[[11,11,11]]');
    expect(counterexample.shrinkSteps).toBeGreaterThan(3);
  });

  it('the input that never comes back is the same', async () => {
    const host = scriptedHost(wrong);
    await graded(host);
    const [asked = []] = host.batches;
    // In the second of the slices in which the inputs are asked about.
    const target = asked[45] ?? '';
    const hangs: Script = (input, at) => (JSON.stringify(input) === target ? 'hangs' : wrong(input, at));
    const fast = await graded(scriptedHost(hangs));
    expect(JSON.parse(fast)).toMatchObject({ kind: 'timeout', input: target });
    expect(await graded(slowed(scriptedHost(hangs)))).toBe(fast);
  });
});

it('a program that hangs on smaller inputs alone is told with the input on which it differed first', async () => {
  const host = scriptedHost((input, asked) => (asked >= 100 ? 'hangs' : wrong(input, asked)));
  expect(JSON.parse(await graded(host))).toMatchObject({
    kind: 'wrong',
    counterexample: { shrinkSteps: 0, received: 'true' },
  });
  expect(host.batches).toHaveLength(2);
  expect(host.closed()).toBe(1);
});

/** Numbers of which each has one smaller neighbour, so that a search could take as many steps as the number is large. */
class Countdown extends fc.Arbitrary<readonly [number]> {
  override generate(): fc.Value<readonly [number]> {
    return new fc.Value([1_000_000] as const, undefined);
  }
  override canShrinkWithoutContext(value: unknown): value is readonly [number] {
    return Array.isArray(value);
  }
  override shrink([n]: readonly [number]): fc.Stream<fc.Value<readonly [number]>> {
    return n === 0 ? fc.Stream.nil() : fc.Stream.of(new fc.Value([n - 1] as const, undefined));
  }
}

it('a search ends when its questions are used up, and keeps the smallest input so far', async () => {
  const value = new fc.Value([1_000_000] as const, undefined);
  const start = { input: value.value, text: '[1000000]', case: null, value };
  let questions = 0;
  const { smallest, steps } = await shrinkInput(
    { ...overTen, inputs: new Countdown() },
    start,
    async (batch) => {
      questions += 1;
      return batch.map(() => true);
    },
  );
  expect([questions, steps]).toEqual([SHRINK_QUESTIONS, SHRINK_QUESTIONS]);
  expect(smallest.text).toBe(`[${1_000_000 - SHRINK_QUESTIONS}]`);
});
