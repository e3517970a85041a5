import { describe, expect, it } from 'vitest';
import { skillLoadPlan } from '#core';
import type { Locale } from '#i18n/locale.ts';
import { loadCaseTable } from '#lessons/skill-load-plan/load-bench/caseTable.ts';
import { evaluateLoad, requestOf } from '#lessons/skill-load-plan/load-bench/evaluateLoad.ts';
import { explain, explanationText } from '#lessons/skill-load-plan/load-bench/explain.ts';
import { firstSituation, gallery } from '#lessons/skill-load-plan/load-bench/gallery.ts';
import { words } from '#lessons/skill-load-plan/load-bench/messages/messages.ts';
import { folder, nestedResources } from '#lessons/skill-load-plan/rows.ts';

const stateOf = (id: string) => (gallery.find((one) => one.id === id) ?? firstSituation).state;

/** Each situation with what core makes of it: tokens and whether they fit, or the code of the refusal. */
const answers: Readonly<Record<string, string>> = {
  equality: '100 fits',
  'over-budget': '100 over',
  'nothing-active': '20 fits',
  'inactive-owner': 'resource_owner_inactive',
  'half-body': '104 over',
  cycle: '135 fits',
  'extra-budget': 'extra_budget_exceeded',
  depth: 'depth_exceeded',
  'cost-as-text': 'invalid_cost',
  'never-used': 'invalid_cost',
};

describe('each situation shows what its title says', () => {
  it.each(gallery.map(({ id, state }) => [id, state] as const))('%s', (id, state) => {
    const { plan } = evaluateLoad(state);
    const told = plan.kind === 'plan' ? `${plan.tokens} ${plan.accepted ? 'fits' : 'over'}` : plan.code;
    expect(told).toBe(answers[id]);
  });

  it('and all are told apart by name', () => {
    expect(gallery.map(({ id }) => id)).toEqual(Object.keys(answers));
    for (const locale of ['en', 'zh'] as const) {
      expect(new Set(gallery.map(({ title }) => title[locale])).size).toBe(gallery.length);
    }
  });
});

describe('the bench plans for the lesson’s folder', () => {
  it('in its first situation', () => {
    const { catalog, bodies, resources } = requestOf(firstSituation.state);
    const flat = Object.entries(resources).map(([id, { owner, cost }]) => [id, [owner, cost]]);
    expect({ catalog, bodies, resources: Object.fromEntries(flat) }).toEqual(folder);
  });

  it('and with the references of the lesson’s drawing', () => {
    expect(requestOf(stateOf('cycle')).resources).toEqual(nestedResources);
  });
});

describe('an answer in words', () => {
  it.each<readonly [id: string, en: string, zh: string]>([
    [
      'equality',
      'Accepted. The plan costs 100 tokens, and equality fits. No file has been opened yet, and no call is permitted by it.',
      '接受。计划要 100 token，与预算相等，算放得下。还没有打开任何文件，也没有因此许可任何调用。',
    ],
    [
      'over-budget',
      'Over budget by 1. The plan costs 100 tokens, and the budget is 99. It still lists its texts whole. Something has to go, or the task has to change.',
      '超出预算 1。计划要 100 token，预算只有 99。计划里列出的文本仍是整份的。要么舍掉一些，要么换个做法。',
    ],
    [
      'cost-as-text',
      'No plan. A cost is no whole number of tokens from 0. It counts even where the text is not loaded. The body of weather-note reads "50".',
      '没有计划。有一项成本不是不小于 0 的整数 token。哪怕这段文本不加载，也要写对。weather-note 的正文写的是 "50"。',
    ],
    [
      'inactive-owner',
      'No plan. The skill that owns a requested resource is not active. Activate it, or do without the resource. It is template.md.',
      '没有计划。请求的资源所属的技能没有激活。请先激活它，或者不用这个资源。就是 template.md。',
    ],
    [
      'depth',
      'No plan. A chain of needs is longer than maxDepth. Shorten it, or raise the limit on purpose. The way to it: style.md → phrases.md.',
      '没有计划。需要的链条比 maxDepth 还长。请缩短它，或者有意识地放宽上限。引用链：style.md → phrases.md。',
    ],
  ])('%s', (id, en, zh) => {
    const answer = evaluateLoad(stateOf(id));
    expect(explanationText(explain(answer, words.en), words.en)).toBe(en);
    expect(explanationText(explain(answer, words.zh), words.zh)).toBe(zh);
  });

  it('names the field that the refusal is about, not the first that is wrong', () => {
    const state = { ...stateOf('cost-as-text'), budget: 'x', maxDepth: '-1' };
    const { plan, faults } = evaluateLoad(state);
    expect(plan).toMatchObject({ code: 'invalid_budget' });
    expect(faults).toEqual([{ field: 'budget', id: null, typed: 'x' }]);
    const told = explanationText(explain(evaluateLoad(state), words.en), words.en);
    expect(told).toContain('The budget reads x.');
    expect(told).not.toContain('weather-note');
  });

  it.each<readonly [field: string, change: object]>([
    ['metadata', { skills: [{ id: 'a/b', metadata: '-1', body: '', active: false }] }],
    ['body', { skills: [{ id: 'a~b', metadata: '1', body: 'x', active: false }] }],
    ['cost', { resources: [{ id: 'r/1', owner: 'a', cost: '', needs: [], requested: false }] }],
    ['cost', { resources: [{ id: 'r/1', owner: 'a', cost: '', needs: ['r/1'], requested: false }] }],
    ['maxDepth', { ...stateOf('cycle'), maxDepth: '-1' }],
    ['extraBudget', { ...stateOf('cycle'), extraBudget: '0.5' }],
  ])('finds the field that core names: %s', (field, change) => {
    const state = { ...firstSituation.state, skills: [], resources: [], ...change };
    expect(evaluateLoad(state).faults.map((fault) => fault.field)).toEqual([field]);
  });

  it('keeps the order of the planner’s gates where nothing refers to anything, and else that of the closure', () => {
    const several = (id: string) => ({ ...stateOf(id), budget: '', maxDepth: '', extraBudget: '' });
    expect(evaluateLoad(several('equality')).plan).toEqual({
      kind: 'refused',
      code: 'invalid_budget',
      at: null,
    });
    expect(evaluateLoad(several('cycle')).plan).toEqual({ kind: 'refused', code: 'invalid_limit', at: null });
    const flat = stateOf('equality');
    expect(evaluateLoad({ ...flat, maxDepth: 'deep' }).plan).toMatchObject({ kind: 'plan', tokens: 100 });
  });

  it('without references it is skillLoadPlan’s own', () => {
    for (const { state } of gallery.filter(({ state: { resources } }) =>
      resources.every(({ needs }) => needs.length === 0),
    )) {
      const { resources, ...request } = requestOf(state);
      const pairs = Object.entries(resources).map(([id, { owner, cost }]) => [id, [owner, cost]]);
      const expected = skillLoadPlan({ ...request, resources: Object.fromEntries(pairs) });
      const { plan } = evaluateLoad(state);
      expect(plan.kind === 'plan' ? [plan.accepted, plan.tokens] : plan.code).toEqual(
        expected.kind === 'plan' ? [expected.accepted, expected.tokens] : expected.code,
      );
    }
  });

  it('names a field that is empty', () => {
    const told = explanationText(
      explain(evaluateLoad({ ...firstSituation.state, budget: '' }), words.en),
      words.en,
    );
    expect(told).toContain('The budget is empty.');
  });
});

describe('the table for readers without JavaScript', () => {
  const planCells = (locale: Locale) =>
    gallery.map((row) => loadCaseTable.cells(row, locale, gallery).at(-1));

  it('holds every situation with its plan: whether it fits, and the sum or the code', () => {
    const told = planCells('en').map((cell) => {
      const [note] = cell?.notes ?? [];
      const noted = note === undefined ? '' : 'code' in note ? note.code : note.text;
      return cell !== undefined && 'outcome' in cell ? `${cell.outcome}: ${cell.words} ${noted}` : 'none';
    });
    expect(told).toEqual([
      'allowed: Accepted. 10 + 10 + 50 + 30 = 100',
      'refused: Over budget by 1. 10 + 10 + 50 + 30 = 100',
      'allowed: Accepted. 10 + 10 = 20',
      'refused: No plan. resource_owner_inactive',
      'refused: Over budget by 4. 10 + 10 + 54 + 30 = 104',
      'allowed: Accepted. 10 + 10 + 50 + 30 + 15 + 20 = 135',
      'refused: No plan. extra_budget_exceeded',
      'refused: No plan. depth_exceeded',
      'refused: No plan. invalid_cost',
      'refused: No plan. invalid_cost',
    ]);
  });

  it('says the same in Chinese', () => {
    for (const [i, cell] of planCells('zh').entries()) {
      const english = planCells('en')[i];
      expect(cell).toMatchObject({
        outcome: english !== undefined && 'outcome' in english && english.outcome,
      });
      expect(cell !== undefined && 'words' in cell && cell.words).toMatch(/\p{Script=Han}/u);
    }
  });
});
