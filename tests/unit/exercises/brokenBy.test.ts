import { expect, it } from 'vitest';
import { brokenBy } from '#exercises/brokenBy.ts';
import { overTen } from '../../support/smallComparison.ts';

const { wrongAnswers } = overTen;
const [first, second] = wrongAnswers;

it('a hunt takes the rules of wrong answers under letters of its own, with their beliefs as sentences', () => {
  const ids = { A: second?.misconception.id ?? '', B: first?.misconception.id ?? '' };
  const broken = brokenBy(wrongAnswers, ids);
  expect(broken.map(({ id }) => id)).toEqual(['A', 'B']);
  expect(broken.map(({ rule }) => rule)).toEqual([second?.rule, first?.rule]);
  expect(broken[0]?.fault).toEqual({
    en: `It holds that ${second?.misconception.belief.en}.`,
    zh: `它${second?.misconception.belief.zh}。`,
  });
});

it.each(['no-such', 'toString', ''])('the id %j, which no wrong answer has, is a mistake', (id) => {
  expect(() => brokenBy(wrongAnswers, { A: id })).toThrow(RangeError);
});
