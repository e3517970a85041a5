import { describe, expect, it } from 'vitest';
import type { DecideExercise, Exercise } from '#exercises/contract.ts';
import { gradeSubmission } from '#grader/gradeSubmission.ts';
import { explain } from '#grader/messages/explain.ts';
import type { Locale } from '#i18n/locale.ts';
import { gradeWithoutRealm } from '../../support/published.ts';
import { scriptedHost } from '../../support/scriptedRealm.ts';
import { halves } from '../../support/smallSheet.ts';

const exercise = halves as DecideExercise;
const right = {
  seven: { even: 'no', half: '3' },
  forty: { even: 'yes', half: '20' },
  'minus-two': { even: 'yes', half: '-1' },
};
const judged = (answers: unknown) => gradeWithoutRealm(exercise, JSON.stringify({ answers }));
const whyOf = async (answers: unknown) => {
  const { words } = await judged(answers);
  return words.type === 'sheet' ? words.why : null;
};

describe('a sheet of decisions', () => {
  it('has passed when every answer is right, however its numbers are written', async () => {
    expect((await judged(right)).verdict).toMatchObject({ kind: 'passed', inputsRun: 3 });
    expect((await judged({ ...right, forty: { even: 'yes', half: ' ０20' } })).verdict.kind).toBe('passed');
    expect((await judged({ ...right, seven: { even: 'no', half: 3 } })).verdict.kind).toBe('passed');
  });

  it('has its rows in the order of the items, whatever the order of the sheet', async () => {
    const { verdict } = await judged({ 'minus-two': {}, seven: right.seven });
    expect(verdict).toMatchObject({
      kind: 'wrong',
      rows: [
        { item: 'seven', situation: '7', answer: right.seven, predicted: right.seven, right: true },
        { item: 'forty', predicted: null, right: false },
        { item: 'minus-two', predicted: null, right: false },
      ],
    });
  });

  it.each<readonly [rule: string, given: unknown, cells: object, predicted: object | null]>([
    [
      'one wrong answer is told from the right one beside it',
      { even: 'no', half: '4' },
      { even: 'right', half: 'wrong' },
      { even: 'no', half: '4' },
    ],
    [
      'half an answer is judged as far as it goes',
      { even: 'yes' },
      { even: 'wrong', half: 'unanswered' },
      { even: 'yes' },
    ],
    [
      'what is no number is not called wrong',
      { even: 'no', half: '3.5' },
      { even: 'right', half: 'unreadable' },
      { even: 'no' },
    ],
    [
      'what is no choice is not called wrong',
      { even: 'odd', half: '3' },
      { even: 'unreadable', half: 'right' },
      { half: '3' },
    ],
    [
      'answers to questions that are not asked do not count',
      { odd: 'yes' },
      { even: 'unanswered', half: 'unanswered' },
      null,
    ],
    ['a list answers nothing', ['no', '3'], { even: 'unanswered', half: 'unanswered' }, null],
    ['null answers nothing', null, { even: 'unanswered', half: 'unanswered' }, null],
  ])('%s', async (_rule, given, cells, predicted) => {
    const { verdict } = await judged({ ...right, seven: given });
    expect(verdict).toMatchObject({
      kind: 'wrong',
      rows: [{ cells, predicted, right: false }, { right: true }, { right: true }],
    });
  });

  it('tells why of each row that is answered, rightly or wrongly, and of no other', async () => {
    const why = await whyOf({
      seven: { even: 'yes', half: '9' },
      forty: { even: 'yes', half: '1,000' },
      'minus-two': right['minus-two'],
    });
    expect(Object.keys(why ?? {})).toEqual(['seven', 'minus-two']);
    expect(why?.['seven']?.en).toBe('7 is twice 3 and one.');
    expect(await whyOf({})).toEqual({});
  });

  it('answers by an inherited name do not count', async () => {
    const inherited = { ...exercise, items: [{ id: 'constructor', item: 7 }] };
    const { verdict } = await gradeWithoutRealm(inherited, '{"answers": {}}');
    expect(verdict).toMatchObject({ rows: [{ predicted: null }] });
  });

  it.each<readonly [string, string, object]>([
    ['text that is no JSON', '{"answers": {]}', { code: 'json', line: 1, column: 14 }],
    ['null', 'null', { code: 'submission' }],
    ['a list', '[]', { code: 'submission' }],
    ['answers in a list, as a round has them', '{"answers": []}', { code: 'submission' }],
  ])('%s is no sheet', async (_what, text, finding) => {
    expect((await gradeWithoutRealm(exercise, text)).verdict).toMatchObject({
      kind: 'compile-error',
      ...finding,
    });
  });

  it('opens no realm, and has one seed for one text', async () => {
    const host = scriptedHost(() => 'hangs');
    const run = () =>
      gradeSubmission({ exercise: halves as Exercise, text: JSON.stringify({ answers: right }) }, host);
    const [first, second] = [await run(), await run()];
    expect(host.opened()).toBe(0);
    expect(JSON.stringify(first.verdict)).toBe(JSON.stringify(second.verdict));
  });
});

describe('a sheet in words', () => {
  const told = async (answers: unknown, locale: Locale = 'en') => {
    const text = JSON.stringify({ answers });
    const { verdict } = await gradeSubmission(
      { exercise: halves as Exercise, text },
      scriptedHost(() => 'hangs'),
    );
    return explain(verdict, locale);
  };

  it.each<readonly [rule: string, answers: unknown, headline: string, sentences: readonly string[]]>([
    ['passed', right, 'Passed', ['Every answer is what the rule says.']],
    [
      'open, as far as it goes right',
      { seven: right.seven },
      'Not everything is answered yet.',
      ['1 of 3 right.', '2 not answered yet.'],
    ],
    [
      'wrong, all answered',
      { ...right, seven: { even: 'yes', half: '3' } },
      'Some answers differ from what the rule says.',
      ['2 of 3 right.'],
    ],
    [
      'wrong and open',
      { seven: { even: 'yes' } },
      'Some answers differ from what the rule says.',
      ['0 of 3 right.', '3 not answered yet.'],
    ],
  ])('%s', async (_rule, answers, headline, sentences) => {
    expect(await told(answers)).toEqual({ headline, sentences });
  });

  it('counts in Chinese too', async () => {
    expect((await told({ seven: right.seven }, 'zh')).sentences).toEqual([
      '共 3 个，答对 1 个。',
      '还有 2 个没有答完。',
    ]);
  });
});
