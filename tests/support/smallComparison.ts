import fc from 'fast-check';
import type { Misconception, ProgramExercise } from '#exercises/contract.ts';

const words = { en: 'words', zh: '文字' };
const misconception = (id: string): Misconception => ({ id, belief: words, hint: words });

const isSmall = ([n, ...more]: readonly unknown[]): boolean =>
  more.length === 0 && typeof n === 'number' && Number.isInteger(n) && n >= 0 && n <= 1_000_000;

/** A small exercise for tests of the grader: say whether a number is over 10. */
export const overTen: ProgramExercise<readonly [number]> = {
  id: 'over-ten',
  kind: 'program',
  revision: 1,
  status: 'draft',
  lesson: 'none',
  points: [],
  title: words,
  exportName: 'f',
  source: { file: 'none', region: 'none' },
  solution: 'none',
  reference: (n) => n > 10,
  cases: [{ id: 'zero', input: [0] }],
  walk: { from: [], allows: isSmall },
  inputs: fc.tuple(fc.integer({ min: 0, max: 1000 })),
  inputCount: 50,
  wrongAnswers: [
    { misconception: misconception('ten-included'), rule: (n) => n >= 10 },
    { misconception: misconception('over-hundred'), rule: (n) => n > 100 },
    { misconception: misconception('over-two-hundred'), rule: (n) => n > 200 },
  ],
  ruleOf: (n) => (n > 10 ? 'over' : 'not-over'),
  rules: { over: words, 'not-over': words },
};
