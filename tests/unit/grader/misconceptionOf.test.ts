import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Answer, answerText } from '../../../src/grader/answer.ts';
import { answerOf } from '../../../src/grader/compare/answerOf.ts';
import { misconceptionOf } from '../../../src/grader/compare/misconceptionOf.ts';
import { overTen } from '../../support/smallComparison.ts';

const value = (answer: unknown): Answer => ({ type: 'value', text: String(answer) });
const numbers = [0, 9, 10, 11, 50, 100, 101, 150, 200, 201, 500];

/** What is named when a program answers so on these numbers. */
function namedFor(program: (n: number) => unknown, on: readonly number[] = numbers): string | null {
  const tried = on.map((n) => ({
    input: [n] as const,
    expected: answerOf(overTen.reference, [n]),
    received: answerOf(program, [n] as const),
  }));
  return misconceptionOf(overTen.wrongAnswers, tried)?.misconception.id ?? null;
}

describe('a misconception is named only where the answers are the stored wrong answer’s', () => {
  it.each<readonly [rule: string, program: (n: number) => unknown, named: string | null]>([
    ['the wrong answer itself', (n) => n >= 10, 'ten-included'],
    ['another program of the same belief', (n) => !(n < 10), 'ten-included'],
    ['one that follows it everywhere but once', (n) => n > 100 || n === 50, null],
    [
      'one that throws where the wrong answer answers',
      (n) => {
        if (n === 10) throw new Error();
        return n > 10;
      },
      null,
    ],
    ['the right answer', (n) => n > 10, null],
    ['one that is wrong elsewhere as well, in a few places', (n) => n >= 10 && n !== 500, 'ten-included'],
    ['two that fit: the one that explains more', (n) => n > 200, 'over-two-hundred'],
  ])('%s', (_rule, program, named) => expect(namedFor(program)).toBe(named));

  it('one that explains too few of the differences is not the cause, and is not named', () => {
    const acceptsAll = () => true;
    expect(namedFor(acceptsAll, [0, 9, 10, 11])).toBe('ten-included');
    expect(namedFor(acceptsAll, [0, 8, 9, 10, 11])).toBeNull();
  });

  it('where no input tells the wrong answer from the reference, nothing is named', () => {
    expect(namedFor((n) => n >= 10, [0, 11, 500])).toBeNull();
  });

  it('what it explains are exactly the inputs on which the wrong answer differs', () => {
    const tried = numbers.map((n) => ({
      input: [n] as const,
      expected: value(n > 10),
      received: value(n > 100),
    }));
    const named = misconceptionOf(overTen.wrongAnswers, tried);
    expect(tried.filter(({ input }) => named?.explains(input)).map(({ input }) => input[0])).toEqual([
      11, 50, 100,
    ]);
  });

  it('for any table of answers, a name given is a name that fits', () => {
    const table = fc.array(fc.tuple(fc.integer({ min: 0, max: 300 }), fc.boolean()), { maxLength: 12 });
    fc.assert(
      fc.property(table, (rows) => {
        const tried = rows.map(([n, answer]) => ({
          input: [n] as const,
          expected: value(n > 10),
          received: value(answer),
        }));
        const named = misconceptionOf(overTen.wrongAnswers, tried)?.misconception.id;
        const rule = overTen.wrongAnswers.find(({ misconception }) => misconception.id === named)?.rule;
        if (rule === undefined) return;
        for (const [n, answer] of rows) if (rule(n) !== n > 10) expect(answer).toBe(rule(n));
      }),
      { numRuns: 500 },
    );
  });
});

describe('answerOf says what came of a rule', () => {
  it.each<readonly [string, () => unknown, string]>([
    ['a value, its fields sorted', () => ({ b: 1, a: 2 }), '{"a":2,"b":1}'],
    [
      'an error by its name',
      () => {
        throw new RangeError('x');
      },
      'threw RangeError',
    ],
    [
      'another thrown value',
      () => {
        throw 'x';
      },
      'threw value',
    ],
    ['a function', () => () => 0, 'not-cloneable function'],
    ['a promise', async () => 1, 'not-cloneable promise'],
  ])('%s', (_what, rule, text) => expect(answerText(answerOf(rule, []))).toBe(text));
});
