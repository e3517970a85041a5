import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Question } from '#exercises/contract.ts';
import { readAnswer } from '#grader/questions/readAnswer.ts';
import { readInteger } from '../../../src/grader/questions/readInteger.ts';

describe('an integer as a learner writes it', () => {
  it.each<readonly [text: string, integer: string | null]>([
    ['0', '0'],
    ['1000', '1000'],
    [' 12\n', '12'],
    ['\u3000１００\u3000', '100'],
    ['007', '7'],
    ['000', '0'],
    ['+5', '5'],
    ['-5', '-5'],
    ['－5', '-5'],
    ['-0', '0'],
    ['9007199254740993', '9007199254740993'],
    ['', null],
    ['-', null],
    ['1,000', null],
    ['1，000', null],
    ['1.000', null],
    ['1 000', null],
    ['1_000', null],
    ['1.0', null],
    ['1e3', null],
    ['0x10', null],
    ['一千', null],
    ['٣', null],
    ['Infinity', null],
    ['12 tokens', null],
  ])('%j is %j', (text, integer) => expect(readInteger(text)).toBe(integer));

  it('is compared by value, whatever stands before its digits', () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.nat({ max: 3 }), fc.constantFrom('', ' ', '\u3000'), (n, zeros, blank) => {
        const [sign, digits] = n < 0n ? ['-', String(-n)] : ['', String(n)];
        expect(readInteger(`${blank}${sign}${'0'.repeat(zeros)}${digits}${blank}`)).toBe(String(n));
      }),
    );
  });
});

const words = { en: 'words', zh: '文字' };
const choice: Question = { id: 'q', ask: words, choices: ['a', 'b'].map((id) => ({ id, words })) };
const number: Question = { id: 'q', ask: words, integer: { unit: words } };

describe('an answer from a sheet', () => {
  it.each<readonly [what: string, question: Question, given: unknown, read: string]>([
    ['a choice', choice, 'a', 'a'],
    ['a choice that is none', choice, 'c', 'unreadable'],
    ['a choice with a blank behind it', choice, 'a ', 'unreadable'],
    ['a choice in a list', choice, ['a'], 'unreadable'],
    ['a number where a choice is asked', choice, 1, 'unreadable'],
    ['no choice', choice, undefined, 'unanswered'],
    ['null', choice, null, 'unanswered'],
    ['a number as text', number, ' 012 ', '12'],
    ['a number', number, 12, '12'],
    ['minus zero', number, -0, '0'],
    ['a fraction', number, 1.5, 'unreadable'],
    ['a number that is not exact', number, 2 ** 53, 'unreadable'],
    ['no finite number', number, Number.NaN, 'unreadable'],
    ['separators', number, '1,000', 'unreadable'],
    ['true', number, true, 'unreadable'],
    ['an empty field', number, '', 'unanswered'],
    ['blanks', number, ' \u3000', 'unanswered'],
  ])('%s', (_what, question, given, read) => {
    const answer = readAnswer(question, given);
    expect(answer.kind === 'read' ? answer.answer : answer.kind).toBe(read);
  });
});
