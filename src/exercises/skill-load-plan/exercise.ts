import { type LoadRefusal, skillLoadPlan } from '#core';
import type { LocalizedText } from '#i18n/localizedText.ts';
import type { ProgramExercise } from '../contract.ts';
import { cases, type LoadInput } from './cases.ts';
import { wrongAnswers } from './generated/rules.js';
import { inputs } from './inputs.ts';
import { meta } from './meta.ts';
import { walk } from './walk.ts';

const rules: Record<LoadRefusal | 'fits' | 'over', LocalizedText> = {
  invalid_budget: {
    en: 'The budget is looked at first: it must be a safe integer from 0.',
    zh: '先看预算：它必须是不小于 0 的安全整数。',
  },
  invalid_shape: {
    en: 'The budget is one, so the shapes count next, all of them: three records, two lists of strings, and each resource a list of its owner and its cost.',
    zh: '预算没问题，接着看所有形状：三份记录，两个字符串列表，每个资源是 [所属技能, 成本]。',
  },
  invalid_cost: {
    en: 'The shapes are right, so the costs count next: each of them is a safe integer from 0, loaded or not.',
    zh: '形状都对，接着看成本：每一项都是不小于 0 的安全整数，加载与否都一样。',
  },
  active_skill_incomplete: {
    en: 'The request can be read, so the active skills count next: each has metadata and a body.',
    zh: '请求读得懂，接着看已激活的技能：元数据与正文都要有。',
  },
  unknown_resource: {
    en: 'The active skills are complete, so the requested resources count next: each exists.',
    zh: '已激活的技能都齐全，接着看所请求的资源：每个都要存在。',
  },
  resource_owner_inactive: {
    en: 'The resources exist, so their owners count next: each is active, whatever the budget says.',
    zh: '资源都存在，接着看归属：所属技能都要已激活，与预算无关。',
  },
  cost_overflow: {
    en: 'Everything belongs together, so the sum counts: it must still be a safe integer.',
    zh: '各部分都对得上，接着看总和：它必须仍是安全整数。',
  },
  fits: {
    en: 'Every check holds and the sum is at most the budget: an accepted plan.',
    zh: '各项检查都成立，总和不超过预算：计划放得下。',
  },
  over: {
    en: 'Every check holds and the sum is above the budget: a plan all the same, with accepted false.',
    zh: '各项检查都成立，总和超过预算：照样给出计划，accepted 为 false。',
  },
};

/** Implement `skillLoadPlan`, judged by the function of that name in core. */
export const exercise: ProgramExercise<LoadInput> = {
  ...meta,
  exportName: 'skillLoadPlan',
  source: { file: 'src/core/skills/loadGates.ts', region: 'load-gates' },
  solution: 'early-returns.ts',
  reference: skillLoadPlan,
  cases,
  walk,
  inputs,
  inputCount: 300,
  wrongAnswers,
  ruleOf: (request) => {
    const answer = skillLoadPlan(request);
    if (answer.kind === 'refused') return answer.code;
    return answer.accepted ? 'fits' : 'over';
  },
  rules,
};
