import { describe, expect, it } from 'vitest';
import type { HuntExercise } from '#exercises/contract.ts';
import { gradeSubmission } from '#grader/gradeSubmission.ts';
import { gradeWithoutRealm } from '../../support/published.ts';
import { scriptedHost } from '../../support/scriptedRealm.ts';
import { overTen } from '../../support/smallComparison.ts';

const words = { en: 'words', zh: '文字' };
const head = { ...overTen, points: [] };
const noRealm = scriptedHost(() => 'hangs');

const hunt: HuntExercise<readonly [number]> = {
  ...head,
  kind: 'hunt',
  reference: (n) => n > 10,
  broken: [
    { id: 'A', rule: (n) => n >= 10, fault: words },
    { id: 'B', rule: (n) => n > 10 && n < 100, fault: words },
  ],
  readInput: (value) =>
    typeof value === 'number'
      ? { ok: true, input: [value] }
      : { ok: false, error: { en: 'a number', zh: '一个数' } },
  starter: '0',
  pool: [[10], [11], [100]],
};
const hunted = (text: string) => gradeWithoutRealm(hunt as unknown as HuntExercise, text);

describe('a hunt', () => {
  it.each<readonly [rule: string, text: string, finding: object]>([
    [
      'has passed when all are exposed, with the number used beside the best',
      '[10, 5, 100]',
      { kind: 'passed', hunt: { used: 3, best: 2 } },
    ],
    [
      'shows for each input what it exposes',
      '[10, 11]',
      {
        kind: 'wrong',
        hunt: {
          inputs: [
            { input: '[10]', expected: 'false', exposes: ['A'] },
            { input: '[11]', exposes: [] },
          ],
          unexposed: ['B'],
          best: 2,
        },
      },
    ],
    ['without inputs exposes nothing', '[]', { kind: 'wrong', hunt: { unexposed: ['A', 'B'] } }],
    ['that is no JSON has a place', '[10', { kind: 'compile-error', code: 'json', line: 1 }],
    [
      'that is no list is told what to send',
      '{}',
      { kind: 'compile-error', code: 'submission', detail: 'a list of at most 200 inputs' },
    ],
    [
      'with too many inputs is not run',
      JSON.stringify(Array.from({ length: 201 }, () => 1)),
      { kind: 'compile-error', code: 'submission' },
    ],
    [
      'with an input of another form is told which form',
      '["10"]',
      { kind: 'compile-error', code: 'submission', detail: 'a number' },
    ],
  ])('%s', async (_rule, text, finding) => expect((await hunted(text)).verdict).toMatchObject(finding));

  it('tells the fault of what it exposed, and keeps the others to itself', async () => {
    expect((await hunted('[10]')).words).toEqual({ type: 'hunt', faults: { A: words } });
    expect(JSON.stringify((await hunted('[10]')).words)).not.toContain('"B"');
  });

  it('says in both languages what to give instead of an input that it cannot read', async () => {
    const { verdict } = await gradeSubmission(
      { exercise: hunt as unknown as HuntExercise, text: '[1, "10"]' },
      noRealm,
    );
    expect(verdict).toMatchObject({
      code: 'submission',
      expected: { shape: 'input', words: { en: 'a number', zh: '一个数' } },
    });
  });

  it('opens no realm: nothing of the learner runs', async () => {
    await gradeSubmission({ exercise: hunt as unknown as HuntExercise, text: '[10, 100]' }, noRealm);
    expect(noRealm.opened()).toBe(0);
  });
});

describe('a hunt whose inputs can be made smaller', () => {
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
  const lists: HuntExercise<readonly [readonly number[]]> = {
    ...head,
    kind: 'hunt',
    reference: sum,
    broken: [
      { id: 'A', rule: (numbers) => sum(numbers.filter((n) => n >= 0)), fault: words },
      { id: 'B', rule: (numbers) => sum([...new Set(numbers)]), fault: words },
    ],
    readInput: (value) => ({ ok: true, input: [value as number[]] }),
    starter: '[]',
    pool: [[[-1]], [[1, 1]]],
    smaller: ([numbers]) => numbers.map((_, index) => [numbers.filter((_n, at) => at !== index)]),
  };
  const enough = async (numbers: readonly number[]) => {
    const { verdict } = await gradeWithoutRealm(lists as unknown as HuntExercise, JSON.stringify([numbers]));
    return (verdict['hunt'] as { readonly inputs: readonly { readonly enough?: object }[] }).inputs[0]
      ?.enough;
  };

  it.each<readonly [rule: string, numbers: readonly number[], parts: object | undefined]>([
    [
      'tells of each exposed implementation the part that is enough',
      [5, 5, -1, 7],
      { A: '[[-1]]', B: '[[5,5]]' },
    ],
    ['tells nothing where all of it is needed', [-1], undefined],
    ['tells it of those alone that need less', [3, 3], undefined],
    ['looks at each implementation by itself', [-2, -2], { A: '[[-2]]' }],
    ['tells nothing of what exposes nothing', [1, 2], undefined],
  ])('%s', async (_rule, numbers, parts) => expect(await enough(numbers)).toEqual(parts));
});
