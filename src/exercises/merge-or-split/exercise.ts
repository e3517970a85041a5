import { type AbilityPair, granularity, type ToolTraits } from '#core';
import * as en from '#core/messages/en/registry.ts';
import * as zh from '#core/messages/zh/registry.ts';
import type { LocalizedText } from '#i18n/localizedText.ts';
import type { DecideExercise } from '../contract.ts';
import type { DescribedPair } from './describedPair.ts';
import { meta } from './meta.ts';
import { pairs } from './pairs.ts';

const effects: Readonly<Record<ToolTraits['effect'], LocalizedText>> = {
  read: { en: 'reads', zh: '只读' },
  preview: { en: 'previews', zh: '预演' },
  write: { en: 'writes', zh: '写入' },
  delete: { en: 'deletes', zh: '删除' },
};

const audiences: Readonly<Record<string, LocalizedText>> = {
  support: { en: 'support', zh: '客服' },
  auditors: { en: 'auditors', zh: '审计' },
  everybody: { en: 'everybody', zh: '所有人' },
};

const objects: Readonly<Record<string, LocalizedText>> = {
  ticket: { en: 'ticket', zh: '工单' },
  rate: { en: 'exchange rate', zh: '汇率' },
  price: { en: 'price', zh: '价格' },
  invoice: { en: 'invoice', zh: '发票' },
  employee: { en: 'employee', zh: '员工' },
  lock: { en: 'lock', zh: '锁' },
  file: { en: 'file', zh: '文件' },
  weather: { en: 'weather', zh: '天气' },
  mail: { en: 'mail', zh: '邮件' },
};

const retries: Readonly<Record<ToolTraits['retry'], LocalizedText>> = {
  never: { en: 'not tried again after a time-out', zh: '超时后不再试' },
  transient: { en: 'may be tried again after a time-out', zh: '超时后可以再试' },
};

const orders: Readonly<Record<AbilityPair['order'], LocalizedText>> = {
  always_in_order: { en: 'always both, in this order', zh: '总是两者都用，按此次序' },
  independent: { en: 'each on its own', zh: '各用各的' },
};

const meanings: Readonly<Record<AbilityPair['meaning'], LocalizedText>> = {
  near_synonyms: { en: 'two words for one wish', zh: '同一个需要的两种说法' },
  distinct: { en: 'two wishes', zh: '两个需要' },
};

/** What one of the two is and does, with every fact that the rule compares. */
function line(what: LocalizedText, traits: ToolTraits): LocalizedText {
  const { effect, permission, audience, retry, object, parameters, results } = traits;
  const forWhom = audiences[audience] ?? { en: audience, zh: audience };
  const about = objects[object] ?? { en: object, zh: object };
  const [takes, returns] = [parameters, results].map((names) => names.join(', '));
  return {
    en: `${what.en} (${effects[effect].en}; ${permission}; for ${forWhom.en}; ${retries[retry].en}; object: ${about.en}; takes ${takes}; returns ${returns})`,
    zh: `${what.zh}（${effects[effect].zh}；${permission}；给${forWhom.zh}；${retries[retry].zh}；对象：${about.zh}；参数 ${takes}；返回 ${returns}）`,
  };
}

/** For each pair of abilities: one tool, or two. */
export const exercise: DecideExercise<DescribedPair> = {
  ...meta,
  items: pairs,
  itemWord: { en: 'Pair', zh: '组合' },
  scene: ({ first, second, pair }) => ({
    facts: [
      { label: { en: 'One', zh: '其一' }, value: line(first, pair.first) },
      { label: { en: 'The other', zh: '其二' }, value: line(second, pair.second) },
      { label: { en: 'Used', zh: '用法' }, value: orders[pair.order] },
      { label: { en: 'Meaning', zh: '含义' }, value: meanings[pair.meaning] },
    ],
  }),
  questions: [
    {
      id: 'decision',
      ask: { en: 'One tool or two?', zh: '一个工具还是两个？' },
      choices: [
        { id: 'merge', words: { en: 'one', zh: '一个' } },
        { id: 'split', words: { en: 'two', zh: '两个' } },
      ],
    },
  ],
  answer: ({ pair }) => ({ decision: granularity(pair).decision }),
  why: ({ pair }) => {
    const { reasons } = granularity(pair);
    return {
      en: reasons.map((reason) => en.granularityReasons[reason]).join(' '),
      zh: reasons.map((reason) => zh.granularityReasons[reason]).join(''),
    };
  },
};
