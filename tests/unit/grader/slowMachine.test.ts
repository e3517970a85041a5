import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Exercise } from '#exercises/contract.ts';
import type { AskedInput } from '#grader/compare/drawInputs.ts';
import { gradeSubmission } from '#grader/gradeSubmission.ts';
import type { Realm, RealmHost } from '#grader/realm.ts';
import { verdictJson } from '#grader/verdictJson.ts';
import { SHRINK_QUESTIONS, shrinkInput } from '../../../src/grader/compare/shrinkInput.ts';
import { type Script, scriptedHost } from '../../support/scriptedRealm.ts';
import { overTen } from '../../support/smallComparison.ts';

afterEach(() => void vi.restoreAllMocks());

const isShortList = ([list]: readonly unknown[]): boolean =>
  Array.isArray(list) && list.every((n) => typeof n === 'number');

/** Wrong where three numbers of a list are over 10, and so shrunk in many steps. */
const exercise = {
  ...overTen,
  cases: [],
  walk: { from: [], allows: isShortList },
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

it('a search ends when its questions are used up, and keeps the smallest input so far', async () => {
  const start: AskedInput<readonly [number]> = {
    input: [1_000_000],
    text: '[1000000]',
    case: null,
    expected: { type: 'value', text: 'true' },
  };
  let questions = 0;
  // Fails on the largest of the smaller numbers alone, so that the search could take very many steps.
  const { smallest, steps } = await shrinkInput(overTen, start, async (batch) => {
    questions += 1;
    const last = Math.max(...batch.map(({ input: [n] }) => n));
    return batch.map(({ input: [n] }) => n === last);
  });
  expect([questions, steps]).toEqual([SHRINK_QUESTIONS, SHRINK_QUESTIONS]);
  expect(smallest.input[0]).toBeLessThan(1_000_000);
  expect(smallest.input[0]).toBeGreaterThan(900_000);
});
