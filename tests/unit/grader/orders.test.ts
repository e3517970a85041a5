import { describe, expect, it } from 'vitest';
import { gradeSubmission } from '#grader/gradeSubmission.ts';
import { explain } from '#grader/messages/explain.ts';
import { reportText } from '../../../src/cli/reportText.ts';
import { gradeWithoutRealm } from '../../support/published.ts';
import { scriptedHost } from '../../support/scriptedRealm.ts';
import { readCheckAct } from '../../support/smallOrder.ts';

const judged = (...order: string[]) => gradeWithoutRealm(readCheckAct, JSON.stringify({ order }));

describe('an order', () => {
  it.each<readonly [order: string, kind: string, right: readonly [boolean, boolean]]>([
    ['read check act log', 'passed', [true, true]],
    ['log read check act', 'passed', [true, true]],
    ['check read act log', 'wrong', [true, false]],
    ['act read check log', 'wrong', [false, true]],
    ['act check read log', 'wrong', [false, false]],
  ])('%s has %s, and says what became of each case', async (order, kind, [bad, late]) => {
    const { verdict, words } = await judged(...order.split(' '));
    expect(verdict).toMatchObject({
      kind,
      inputsRun: 2,
      cases: [
        { id: 'bad-request', right: bad },
        { id: 'late-request', right: late },
      ],
    });
    const told = words.type === 'cases' ? words.cases['bad-request'] : undefined;
    expect(told?.shows.en).toBe(bad ? 'it is refused' : 'it is carried out');
  });

  it.each<readonly [what: string, text: string, code: string]>([
    ['text that is no JSON', '{"order": [', 'json'],
    ['a list', '["read", "check", "act", "log"]', 'submission'],
    ['a step left out', '{"order": ["read", "check", "act"]}', 'submission'],
    ['a step twice', '{"order": ["read", "check", "act", "act"]}', 'submission'],
    ['a step too many', '{"order": ["read", "check", "act", "log", "log"]}', 'submission'],
    ['a step that is none', '{"order": ["read", "check", "act", "rest"]}', 'submission'],
    ['no text for a step', '{"order": ["read", "check", "act", 4]}', 'submission'],
    ['an order that is no list', '{"order": {"0": "read"}}', 'submission'],
  ])('%s is no order, and is told which steps there are', async (_what, text, code) => {
    const { verdict } = await gradeWithoutRealm(readCheckAct, text);
    expect(verdict).toMatchObject({ kind: 'compile-error', code });
    if (code === 'submission')
      expect(verdict).toMatchObject({ detail: expect.stringContaining('read, check, act, log') });
  });
});

describe('an order in words', () => {
  const report = (order: string) =>
    gradeSubmission(
      { exercise: readCheckAct, text: JSON.stringify({ order: order.split(' ') }), seed: 7 },
      scriptedHost(() => 'hangs'),
    );

  it('that harms says how many cases come out well, in both languages', async () => {
    const { verdict } = await report('check read act log');
    expect(explain(verdict, 'en')).toEqual({
      headline: 'Not every case comes out well.',
      sentences: ['1 of 2 cases come out well.'],
    });
    expect(explain(verdict, 'zh')).toEqual({
      headline: '有的情况会出问题。',
      sentences: ['共 2 种情况，1 种没有问题。'],
    });
  });

  it('in a terminal says of each case what happened', async () => {
    expect(reportText(await report('check read act log'), readCheckAct).split('\n')).toEqual([
      'Not every case comes out well.',
      '1 of 2 cases come out well.',
      'bad-request: a bad request (comes out well)',
      '   it is refused',
      'late-request: a late request (goes wrong)',
      '   it is carried out',
      'read-check-act revision 1, seed 7, 2 inputs',
    ]);
    expect(reportText(await report('read check act log'), readCheckAct)).toContain(
      'Passed\nEvery case comes out well.',
    );
  });
});
