import { type NestedPlan, type NestedRefused, planNestedLoad } from '#core';
import type { Locale } from '#i18n/locale.ts';
import type { Cell, Piece, TableSpec } from '#ui/tables/tableSpec.ts';
import { folder, nestedResources } from '../rows.ts';
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
  tokens: (all: number, extra: number) => `${all} tokens, ${extra} of them not requested`,
  cycle: (ids: string) => `cycle: ${ids}`,
};

const zh = {
  depth: (depth: number) => `深度 ${depth}`,
  extraBudget: (tokens: number) => `额外预算 ${tokens}`,
  alsoNeeds: (id: string) => `\`style.md\` 还引用 \`${id}\``,
  tokens: (all: number, extra: number) => `${all} token，其中 ${extra} 没人请求`,
  cycle: (ids: string) => `环：${ids}`,
} satisfies typeof en;

const words = { en, zh } satisfies Record<Locale, typeof en>;

/** The table of requests whose references are followed: what they come to, and which guard stops them. */
export const nestedLoadTable: TableSpec<NestedRow> = {
  caption: { en: 'Limits and the plans that core makes under them', zh: '各种限制与 core 在其下给出的计划' },
  head: [
    { en: 'Limits', zh: '限制' },
    { en: 'Plan', zh: '计划' },
  ],
  cells: (row, locale) => {
    const plan = evaluateNestedLoad(row);
    return [limitsCell(row, locale), planCell(plan, row.budget, notesOf(plan, locale), locale)];
  },
};

/** What core says of a row. */
export function evaluateNestedLoad({ alsoNeeds, ...limits }: NestedRow): NestedPlan | NestedRefused {
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

/** Of a plan, what it comes to and the cycles in it; of a refusal, the way that led to the resource at fault. */
function notesOf(plan: NestedPlan | NestedRefused, locale: Locale): readonly Piece[] {
  if (plan.kind === 'refused') return plan.at === null ? [] : [{ text: chain(plan.at.chain) }];
  const { tokens, cycle } = words[locale];
  const cycles = plan.cycles.map((ids) => ({ text: cycle(chain(ids)) }));
  return [{ text: tokens(plan.tokens, plan.extra) }, ...cycles];
}

function chain(ids: readonly string[]): string {
  return ids.map((id) => `\`${id}\``).join(' → ');
}
