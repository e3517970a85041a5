import type { Locale } from '#i18n/locale.ts';
import type { Situation } from '#ui/situation.ts';
import type { Cell, Piece, TableSpec } from '#ui/tables/tableSpec.ts';
import { evaluateLoad, type LoadAnswer } from './evaluateLoad.ts';
import { explain } from './explain.ts';
import type { LoadState } from './loadState.ts';
import { words as benchWords } from './messages/messages.ts';

const en = {
  active: (names: string) => `Active: ${names}`,
  requested: (names: string) => `Requested: ${names}`,
  budget: (budget: string) => `Budget: ${budget}`,
  limits: (depth: string, extra: string) => `Depth ${depth}, extra budget ${extra}`,
  nothing: 'nothing',
  comma: ', ',
};

const zh = {
  active: (names: string) => `激活：${names}`,
  requested: (names: string) => `请求：${names}`,
  budget: (budget: string) => `预算：${budget}`,
  limits: (depth: string, extra: string) => `深度 ${depth}，额外预算 ${extra}`,
  nothing: '无',
  comma: '、',
} satisfies typeof en;

const words = { en, zh } satisfies Record<Locale, typeof en>;

/** The table of the load bench's situations: what is asked for, and what core made of it. */
export const loadCaseTable: TableSpec<Situation<LoadState>> = {
  caption: { en: 'Load requests, as core judges them', zh: '各种加载请求，由 core 判定' },
  head: [
    { en: 'Situation', zh: '情形' },
    { en: 'Request', zh: '请求' },
    { en: 'Plan', zh: '计划' },
  ],
  id: ({ id }) => id,
  cells: ({ title, shows, state }, locale) => [
    { text: title[locale], notes: [{ text: shows[locale] }] },
    requestCell(state, locale),
    planCell(state, locale),
  ],
};

function requestCell(state: LoadState, locale: Locale): Cell {
  const { active, requested, budget, limits } = words[locale];
  const followed = state.resources.some(({ needs }) => needs.length > 0);
  const skills = state.skills.filter((one) => one.active);
  const resources = state.resources.filter((one) => one.requested);
  return {
    text: active(list(skills, locale)),
    notes: [
      { text: requested(list(resources, locale)) },
      { text: budget(state.budget) },
      ...(followed ? [{ text: limits(state.maxDepth, state.extraBudget) }] : []),
    ],
  };
}

function planCell(state: LoadState, locale: Locale): Cell {
  const answer = evaluateLoad(state);
  const { tone, outcome } = explain(answer, benchWords[locale]);
  return { outcome: tone, words: outcome, notes: notesOf(answer, locale) };
}

function notesOf({ plan, layers }: LoadAnswer, locale: Locale): readonly Piece[] {
  if (plan.kind === 'refused') return [{ code: plan.code }];
  const costs = layers.flatMap(({ items }) => items.map(({ cost }) => cost));
  const cycles = plan.cycles.map((cycle): Piece => {
    const { graph } = benchWords[locale];
    const pieces = graph.cycle([...cycle, cycle[0] ?? '']);
    return {
      text: pieces.map((piece) => (typeof piece === 'string' ? piece : `\`${piece.code}\``)).join(''),
    };
  });
  return [{ text: `${costs.join(' + ')} = ${plan.tokens}` }, ...cycles];
}

function list(named: readonly { readonly id: string }[], locale: Locale): string {
  const { comma, nothing } = words[locale];
  return named.map(({ id }) => `\`${id}\``).join(comma) || nothing;
}
