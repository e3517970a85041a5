import type { Locale } from '#i18n/locale.ts';
import type { LocalizedText } from '#i18n/localizedText.ts';
import { loadTokenCounter } from '#skills';
import { type NameView, viewsByName } from '#ticket-lab/byName.ts';
import type { LabCase } from '#ticket-lab/labCase.ts';
import type { TableSpec } from '#ui/tables/tableSpec.ts';

const { count } = await loadTokenCounter();

/** What a host that goes by names can do, row by row. */
const questions = {
  names: {
    words: { en: 'Names that a host sees', zh: '宿主看到的名字' },
    of: ({ names }) => String(names.length),
  },
  hints: {
    words: { en: 'Names that may be hinted read-only', zh: '可以标为只读的名字' },
    of: ({ readOnly }) => String(readOnly.length),
  },
  asked: {
    words: {
      en: 'Calls of all cases that a host asks about, if it asks before every name that may write',
      zh: '宿主若在每个可能写入的名字之前询问，全部案例里要问的调用',
    },
    of: ({ asked, calls }) => `${asked}/${calls}`,
  },
  hidden: {
    words: {
      en: 'Tokens read by a model whose user may only read, if names are hidden',
      zh: '用户只许读、宿主按名字隐藏时，模型读入的 token',
    },
    of: ({ readersCatalog }) => String(count(JSON.stringify(readersCatalog))),
  },
  strict: {
    words: { en: 'Entries that may claim `strict`', zh: '可以标 `strict` 的条目' },
    of: ({ strict }) => String(strict),
  },
} as const satisfies Record<
  string,
  { readonly words: LocalizedText; readonly of: (view: NameView) => string }
>;

const tied: Readonly<Record<'wide' | 'gated' | 'narrow', LocalizedText>> = {
  wide: { en: 'nothing', zh: '没有' },
  gated: { en: 'code alone', zh: '只有代码' },
  narrow: { en: 'schema and code', zh: 'Schema 与代码' },
};

/** One question on each surface. */
export interface NameRow {
  readonly question: keyof typeof questions | 'tied';
  readonly views: ReturnType<typeof viewsByName>;
}

/** The questions, over these cases. */
export function nameRows(cases: readonly LabCase[]): readonly NameRow[] {
  const views = viewsByName(cases);
  return [...(Object.keys(questions) as (keyof typeof questions)[]), 'tied' as const].map((question) => ({
    question,
    views,
  }));
}

const surfaces = ['wide', 'gated', 'narrow'] as const;

/** Table of what the names alone allow. */
export const nameTable: TableSpec<NameRow> = {
  caption: { en: 'What a host can do by the name alone', zh: '宿主只凭名字能做什么' },
  head: [
    { en: 'By name', zh: '凭名字' },
    { en: 'Wide', zh: '宽' },
    { en: 'Wide, gated', zh: '宽，带门' },
    { en: 'Narrow', zh: '窄' },
  ],
  cells: ({ question, views }, locale) => [
    { text: wordsOf(question, locale) },
    ...surfaces.map((one) => ({
      text: question === 'tied' ? tied[one][locale] : questions[question].of(views[one]),
    })),
  ],
  id: ({ question }) => question,
};

function wordsOf(question: NameRow['question'], locale: Locale): string {
  if (question !== 'tied') return questions[question].words[locale];
  return locale === 'en' ? 'What ties a payload to its operation' : '是什么把参数与操作绑在一起';
}
