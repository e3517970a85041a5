import { granularity, type ToolTraits } from '#core';
import * as en from '#core/messages/en/registry.ts';
import * as zh from '#core/messages/zh/registry.ts';
import type { LocalizedText } from '#i18n/localizedText.ts';
import type { DecideExercise } from '../contract.ts';
import { meta } from './meta.ts';
import { type DescribedPair, pairs } from './pairs.ts';

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

/** What one of the two is and does, in a line. */
function line(
  what: LocalizedText,
  { effect, permission, audience }: ToolTraits,
): LocalizedText {
  const forWhom = audiences[audience] ?? { en: audience, zh: audience };
  return {
    en: `${what.en} (${effects[effect].en}; ${permission}; for ${forWhom.en})`,
    zh: `${what.zh}（${effects[effect].zh}；${permission}；给${forWhom.zh}）`,
  };
}

/** For each of twelve pairs of abilities: one tool, or two. */
export const exercise: DecideExercise<DescribedPair> = {
  ...meta,
  items: pairs,
  itemWord: { en: 'Pair', zh: '组合' },
  scene: ({ first, second, pair }) => ({
    facts: [
      { label: { en: 'One', zh: '其一' }, value: line(first, pair.first) },
      { label: { en: 'The other', zh: '其二' }, value: line(second, pair.second) },
      {
        label: { en: 'Used', zh: '用法' },
        value:
          pair.order === 'always_in_order'
            ? { en: 'always both, in this order', zh: '总是两者都用，按此次序' }
            : { en: 'each on its own', zh: '各用各的' },
      },
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
