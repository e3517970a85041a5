import { type AbilityPair, granularity, type ToolTraits } from '#core/index.ts';
import * as en from '#core/words/registry/en.ts';
import * as zh from '#core/words/registry/zh.ts';
import type { Words } from '#exercises/contract.ts';
import type { Locale } from '#site/locale.ts';
import type { Cell, Judge } from './judge.ts';

/** Two abilities with their names, or what they do in a few words. */
export interface PairRow {
  readonly names: readonly [string | Words, string | Words];
  readonly pair: AbilityPair;
}

const words = {
  en: {
    reasons: en.granularityReasons,
    effects: { read: 'reads', preview: 'previews', write: 'writes', delete: 'deletes' },
    orders: { always_in_order: 'always both, in this order', independent: 'each on its own' },
    merge: 'One tool',
    split: 'Two tools',
    comma: ', ',
  },
  zh: {
    reasons: zh.granularityReasons,
    effects: { read: '只读', preview: '预演', write: '写入', delete: '删除' },
    orders: { always_in_order: '总是两者都用，按此次序', independent: '各用各的' },
    merge: '一个工具',
    split: '两个工具',
    comma: '，',
  },
} satisfies Record<
  Locale,
  {
    effects: Record<ToolTraits['effect'], string>;
    orders: Record<AbilityPair['order'], string>;
    [name: string]: unknown;
  }
>;

/** Tells pairs of abilities: one tool or two, and every reason for it. */
export const pairJudge: Judge<PairRow> = {
  caption: { en: 'Pairs of abilities: one tool or two', zh: '成对的能力：一个工具还是两个' },
  head: [
    { en: 'One ability', zh: '其一' },
    { en: 'The other', zh: '其二' },
    { en: 'One tool or two', zh: '一个还是两个' },
  ],
  cells: ({ names: [first, second], pair }, locale) => {
    const { decision, reasons } = granularity(pair);
    return [
      abilityCell(first, pair.first, locale),
      abilityCell(second, pair.second, locale, words[locale].orders[pair.order]),
      {
        text: words[locale][decision],
        notes: reasons.map((reason) => ({ text: words[locale].reasons[reason] })),
      },
    ];
  },
};

function abilityCell(name: string | Words, traits: ToolTraits, locale: Locale, order?: string): Cell {
  const { effects, comma } = words[locale];
  const notes = [
    { text: [effects[traits.effect], `\`${traits.permission}\``].join(comma) },
    ...(order === undefined ? [] : [{ text: order }]),
  ];
  return typeof name === 'string' ? { code: name, notes } : { text: name[locale], notes };
}
