import { type AbilityPair, granularity, type ToolTraits } from '#core';
import * as en from '#core/messages/en/registry.ts';
import * as zh from '#core/messages/zh/registry.ts';
import type { Locale } from '#i18n/locale.ts';
import type { LocalizedText } from '#i18n/localizedText.ts';
import type { TableSpec } from '#ui/tables/tableSpec.ts';

/** A pair of abilities with their names or descriptions. */
export interface PairRow {
  readonly names: readonly [string | LocalizedText, string | LocalizedText];
  readonly pair: AbilityPair;
}

const words = {
  en: {
    reasons: en.granularityReasons,
    effects: { read: 'reads', preview: 'previews', write: 'writes', delete: 'deletes' },
    orders: { always_in_order: 'always both, in this order', independent: 'each on its own' },
    meanings: { near_synonyms: 'two words for one wish', distinct: 'two wishes' },
    retry: 'may be tried again',
    merge: 'One tool',
    split: 'Two tools',
    comma: ', ',
    and: '; ',
  },
  zh: {
    reasons: zh.granularityReasons,
    effects: { read: '只读', preview: '预演', write: '写入', delete: '删除' },
    orders: { always_in_order: '总是两者都用，按此次序', independent: '各用各的' },
    meanings: { near_synonyms: '同一个需要的两种说法', distinct: '两个需要' },
    retry: '可以再试',
    merge: '一个工具',
    split: '两个工具',
    comma: '，',
    and: '；',
  },
} satisfies Record<
  Locale,
  {
    effects: Record<ToolTraits['effect'], string>;
    orders: Record<AbilityPair['order'], string>;
    meanings: Record<AbilityPair['meaning'], string>;
    [name: string]: unknown;
  }
>;

/** Table of pairs of abilities: one tool or two, with all reasons. */
export const pairTable: TableSpec<PairRow> = {
  caption: { en: 'Pairs of abilities: one tool or two', zh: '成对的能力：一个工具还是两个' },
  head: [
    { en: 'Two abilities', zh: '两项能力' },
    { en: 'One tool or two', zh: '一个还是两个' },
  ],
  cells: ({ names, pair }, locale) => {
    const { decision, reasons } = granularity(pair);
    const { orders, meanings, reasons: said, comma, and } = words[locale];
    return [
      {
        text: names.map((name) => nameOf(name, locale)).join(and),
        notes: [
          { text: [pair.first, pair.second].map((traits) => traitsOf(traits, locale)).join(and) },
          { text: [pair.first, pair.second].map(signatureOf).join(and) },
          { text: [orders[pair.order], meanings[pair.meaning]].join(comma) },
        ],
      },
      { text: words[locale][decision], notes: reasons.map((reason) => ({ text: said[reason] })) },
    ];
  },
};

function nameOf(name: string | LocalizedText, locale: Locale): string {
  return typeof name === 'string' ? `\`${name}\`` : name[locale];
}

function traitsOf({ effect, permission, retry }: ToolTraits, locale: Locale): string {
  const { effects, retry: again, comma } = words[locale];
  return [effects[effect], `\`${permission}\``, ...(retry === 'transient' ? [again] : [])].join(comma);
}

/** What a tool takes and returns, as code. */
function signatureOf({ parameters, results }: ToolTraits): string {
  return [parameters, results].map((names) => `\`${names.join(', ')}\``).join(' → ');
}
