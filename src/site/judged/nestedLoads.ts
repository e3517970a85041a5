import { type NestedPlan, type NestedRefused, planNestedLoad } from '#core/index.ts';
import { folder, nestedResources } from '#site/lessons/skillLoadPlan.ts';
import type { Locale } from '#site/locale.ts';
import type { Cell, Judge, Piece } from './judge.ts';
import { planCell } from './loadPlans.ts';

/** The lesson's request for `style.md`, with references followed, under some limits. */
export interface NestedRow {
  readonly budget: number;
  readonly maxDepth: number;
  readonly extraBudget: number;
  /** One more resource that `style.md` refers to. */
  readonly alsoNeeds?: string;
}

const en = {
  depth: (depth: number) => `Depth ${depth}`,
  extraBudget: (tokens: number) => `Extra budget ${tokens}`,
  alsoNeeds: (id: string) => `\`style.md\` names \`${id}\` as well`,
  extra: (tokens: number) => `${tokens} not requested`,
  cycle: (ids: string) => `cycle: ${ids}`,
};

const zh = {
  depth: (depth: number) => `深度 ${depth}`,
  extraBudget: (tokens: number) => `额外预算 ${tokens}`,
  alsoNeeds: (id: string) => `\`style.md\` 还引用 \`${id}\``,
  extra: (tokens: number) => `其中 ${tokens} 不在请求里`,
  cycle: (ids: string) => `环：${ids}`,
} satisfies typeof en;

const words = { en, zh } satisfies Record<Locale, typeof en>;

/** Tells requests whose references are followed: what they come to, and which guard stops them. */
export const nestedLoadJudge: Judge<NestedRow> = {
  caption: { en: 'Limits and the plans that core makes under them', zh: '各种限制与 core 在其下给出的计划' },
  head: [
    { en: 'Limits', zh: '限制' },
    { en: 'Tokens', zh: 'token' },
    { en: 'Verdict', zh: '判定' },
  ],
  cells: (row, locale) => {
    const plan = judgeNestedLoad(row);
    return [limitsCell(row, locale), tokensCell(plan, locale), verdictCell(plan, row.budget, locale)];
  },
};

/** What core says of a row. */
export function judgeNestedLoad({ alsoNeeds, ...limits }: NestedRow): NestedPlan | NestedRefused {
  const { 'style.md': style, ...others } = nestedResources;
  const needs = [...style.needs, ...(alsoNeeds === undefined ? [] : [alsoNeeds])];
  const resources = { ...others, 'style.md': { ...style, needs } };
  return planNestedLoad({
    ...folder,
    ...limits,
    resources,
    active: ['weather-note'],
    requested: ['style.md'],
  });
}

function limitsCell({ maxDepth, extraBudget, alsoNeeds }: NestedRow, locale: Locale): Cell {
  const told = words[locale];
  const more: readonly Piece[] = alsoNeeds === undefined ? [] : [{ text: told.alsoNeeds(alsoNeeds) }];
  return { text: told.depth(maxDepth), notes: [{ text: told.extraBudget(extraBudget) }, ...more] };
}

function tokensCell(plan: NestedPlan | NestedRefused, locale: Locale): Cell {
  if (plan.kind === 'refused') return { text: '–' };
  const { extra, cycle } = words[locale];
  const cycles = plan.cycles.map((ids) => ({ text: cycle(chain(ids)) }));
  return { text: String(plan.tokens), notes: [{ text: extra(plan.extra) }, ...cycles] };
}

/** The verdict, with the way that led to the resource at fault. */
function verdictCell(plan: NestedPlan | NestedRefused, budget: number, locale: Locale): Cell {
  const cell = planCell(plan, budget, locale);
  if (plan.kind === 'plan' || plan.at === null) return cell;
  return { ...cell, notes: [...(cell.notes ?? []), { text: chain(plan.at.chain) }] };
}

function chain(ids: readonly string[]): string {
  return ids.map((id) => `\`${id}\``).join(' → ');
}
