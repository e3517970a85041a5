import { type ClosureRefusal, resourceClosure } from '#core';
import type { LocalizedText } from '#i18n/localizedText.ts';
import type { ProgramExercise } from '../contract.ts';
import { type ClosureInput, cases } from './cases.ts';
import { wrongAnswers } from './generated/rules.js';
import { inputs } from './inputs.ts';
import { meta } from './meta.ts';
import { walk } from './walk.ts';

/** The requests are well formed, so no refusal but these is ever expected. */
type Expected = Exclude<
  ClosureRefusal,
  'invalid_limit' | 'invalid_shape' | 'invalid_cost'
>;

const rules: Record<Expected | 'closure', LocalizedText> = {
  unknown_resource: {
    en: 'Whatever is reached within maxDepth must exist: this is looked at first, for all of it.',
    zh: '在 maxDepth 之内走到的资源都必须存在：先对全部资源查这一项。',
  },
  resource_owner_inactive: {
    en: 'All that was reached exists, so the owners count next: each is active, of needs as of requests.',
    zh: '走到的都存在，接着看归属：直接请求的和被需要的，所属技能都要已激活。',
  },
  depth_exceeded: {
    en: 'The owners are active, so the depth counts next: no need of what stands at maxDepth may lead to something new.',
    zh: '归属都没问题，接着看深度：处在 maxDepth 的资源，不能再引出新的资源。',
  },
  cost_overflow: {
    en: 'The depth holds, so the sum counts next: all of it together must be a safe integer.',
    zh: '深度没问题，接着看总和：全部成本加起来必须是安全整数。',
  },
  extra_budget_exceeded: {
    en: 'The sum is exact, so the extra counts: what was not requested may cost as much as extraBudget and no more.',
    zh: '总和精确，最后看额外：没有被直接请求的，成本合计不能超过 extraBudget，相等可以。',
  },
  closure: {
    en: 'Every check holds: each resource once, by depth and then by id, with the chain that brought it in; cycles are named beside them.',
    zh: '各项检查都成立：每个资源一次，按深度、再按标识排，并附上把它带进来的链条；环另外列出。',
  },
};

/** Implement `resourceClosure`, judged by the function of that name in core. */
export const exercise: ProgramExercise<ClosureInput> = {
  ...meta,
  exportName: 'resourceClosure',
  source: { file: 'src/core/skills/resourceClosure.ts', region: 'resource-closure' },
  solution: 'level-by-level.ts',
  reference: resourceClosure,
  cases,
  walk,
  inputs,
  inputCount: 170,
  wrongAnswers,
  ruleOf: (request) => {
    const answer = resourceClosure(request);
    return answer.kind === 'refused' ? answer.code : 'closure';
  },
  rules,
};
