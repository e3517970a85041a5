import type { Locale } from '#i18n/locale.ts';
import type { Situation } from '#ui/situation.ts';
import type { Cell, TableSpec } from '#ui/tables/tableSpec.ts';
import type { BenchState } from './benchState.ts';
import { evaluateBench } from './evaluateBench.ts';
import { firstSituation } from './gallery.ts';
import { words } from './messages/messages.ts';

const usual = firstSituation.state;

const hostWords = {
  en: {
    caption: 'Situations at the gates, as core judges them.',
    cities: (cities: readonly string[]) => `The host knows ${cities.join(', ')}.`,
    permission: (permission: string) => `Host permission: ${permission}.`,
    unless: 'Where a row says otherwise, that holds.',
  },
  zh: {
    caption: '各种情形过门的结果，由 core 判定。',
    cities: (cities: readonly string[]) => `宿主认识：${cities.join('、')}。`,
    permission: (permission: string) => `宿主许可：${permission}。`,
    unless: '某行另有说明时，以该行为准。',
  },
} as const;

/** Table of the gate bench's situations: the input, with the host where it differs from the usual one, and the outcome. */
export const benchTable: TableSpec<Situation<BenchState>> = {
  caption: { en: captionIn('en'), zh: captionIn('zh') },
  head: [
    { en: 'Situation', zh: '情形' },
    { en: 'Given', zh: '给定' },
    { en: 'Outcome', zh: '结果' },
  ],
  id: ({ id }) => id,
  cells: ({ title, shows, state }, locale) => {
    const { cities, permission } = hostWords[locale];
    const host = [
      ...(state.cities === usual.cities ? [] : [cities(state.cities)]),
      ...(state.permission === usual.permission
        ? []
        : [permission(words[locale].permissions[state.permission])]),
    ];
    return [
      { text: title[locale], notes: [{ text: shows[locale] }] },
      { code: state.text.replace(/\s*\n\s*/g, ' '), notes: host.map((text) => ({ text })) },
      outcomeOf(state, locale),
    ];
  },
};

function captionIn(locale: Locale): string {
  const { caption, cities, permission, unless } = hostWords[locale];
  const { permissions, gap } = words[locale];
  return [caption, cities(usual.cities), permission(permissions[usual.permission]), unless].join(gap);
}

function outcomeOf(state: BenchState, locale: Locale): Cell {
  const { outcomes } = words[locale];
  const answer = evaluateBench(state);
  if (answer.kind === 'unread') return { outcome: 'refused', words: outcomes.unread };
  const { run } = answer;
  if (run.passed) return { outcome: 'allowed', words: outcomes.passed };
  return { outcome: 'refused', words: outcomes.refused(run.stoppedAt), notes: [{ code: run.refusal.code }] };
}
