import { type LoadPlan, type LoadRefused, loadEverything, skillLoadPlan, traceLoad } from '#core';
import type { Locale } from '#i18n/locale.ts';
import type { Cell, Piece, TableSpec } from '#ui/tables/tableSpec.ts';
import { folder } from '../rows.ts';

/** A request for a plan of the lesson's folder, as it is or with other costs; or for all of the folder at once. */
export interface LoadRow {
  readonly active?: readonly string[];
  readonly requested?: readonly string[];
  readonly everything?: true;
  readonly budget: number;
  /** Costs that are different in this row. Any value may stand there, as it may in a request. */
  readonly change?: Readonly<Partial<Record<'catalog' | 'bodies', Readonly<Record<string, unknown>>>>>;
}

const en = {
  active: (names: string) => `Active: ${names}`,
  requested: (names: string) => `Requested: ${names}`,
  everything: 'Everything at once',
  nothing: 'nothing',
  comma: ', ',
  tokens: (sum: string) => `${sum} tokens`,
  lists: (names: string) => `lists ${names}`,
  fits: (budget: number) => `Fits in ${budget}`,
  fitsNot: (budget: number) => `Over ${budget}`,
  noPlan: 'No plan',
};

const zh = {
  active: (names: string) => `激活：${names}`,
  requested: (names: string) => `请求：${names}`,
  everything: '一次全部加载',
  nothing: '无',
  comma: '、',
  tokens: (sum: string) => `${sum} token`,
  lists: (names: string) => `列出：${names}`,
  fits: (budget: number) => `${budget} 放得下`,
  fitsNot: (budget: number) => `超出 ${budget}`,
  noPlan: '没有计划',
} satisfies typeof en;

const words = { en, zh } satisfies Record<Locale, typeof en>;

/** The table of requests for a plan: whether it fits, what was added up, and what it lists. */
export const loadTable: TableSpec<LoadRow> = {
  caption: { en: 'Requests and the plans that core makes of them', zh: '各个请求与 core 给出的计划' },
  head: [
    { en: 'Request', zh: '请求' },
    { en: 'Plan', zh: '计划' },
  ],
  cells: (row, locale) => {
    const plan = evaluateLoad(row);
    const notes = plan.kind === 'plan' ? planNotes(row, plan, locale) : [];
    return [requestCell(row, locale), planCell(plan, row.budget, notes, locale)];
  },
};

/** What core says of a row. */
export function evaluateLoad(row: LoadRow): LoadPlan | LoadRefused {
  return row.everything ? loadEverything(requestOf(row)) : skillLoadPlan(requestOf(row));
}

/** Whether a plan fits the budget, or the code that stands in place of a plan; with notes behind it. */
export function planCell(
  plan:
    | { readonly kind: 'plan'; readonly accepted: boolean }
    | { readonly kind: 'refused'; readonly code: string },
  budget: number,
  notes: readonly Piece[],
  locale: Locale,
): Cell {
  const { fits, fitsNot, noPlan } = words[locale];
  if (plan.kind === 'refused')
    return { outcome: 'refused', words: noPlan, notes: [{ code: plan.code }, ...notes] };
  return plan.accepted
    ? { outcome: 'allowed', words: fits(budget), notes }
    : { outcome: 'refused', words: fitsNot(budget), notes };
}

/** The request that a row stands for. */
function requestOf({ active = [], requested = [], budget, change = {} }: LoadRow): object {
  const catalog = { ...folder.catalog, ...change.catalog };
  const bodies = { ...folder.bodies, ...change.bodies };
  return { ...folder, catalog, bodies, active, requested, budget };
}

function requestCell(row: LoadRow, locale: Locale): Cell {
  const { active, requested, everything } = words[locale];
  if (row.everything) return { text: everything };
  const changes = Object.entries(row.change ?? {}).flatMap(([part, costs]) =>
    Object.entries(costs).map(([id, cost]): Piece => ({ code: `${part}: ${id} ${JSON.stringify(cost)}` })),
  );
  return {
    text: active(list(row.active ?? [], locale)),
    notes: [{ text: requested(list(row.requested ?? [], locale)) }, ...changes],
  };
}

/** The sum, text by text, and the names that the plan lists. */
function planNotes(row: LoadRow, plan: LoadPlan, locale: Locale): readonly Piece[] {
  const { tokens, lists } = words[locale];
  if (row.everything) return [{ text: tokens(String(plan.tokens)) }];
  const { layers } = traceLoad(requestOf(row));
  const costs = layers.flatMap(({ items }) => items.map(({ cost }) => cost));
  const listed = [...plan.bodies, ...plan.resources];
  return [
    { text: tokens(`${costs.join(' + ')} = ${plan.tokens}`) },
    ...(listed.length === 0 ? [] : [{ text: lists(list(listed, locale)) }]),
  ];
}

function list(names: readonly string[], locale: Locale): string {
  const { comma, nothing } = words[locale];
  return names.map((name) => `\`${name}\``).join(comma) || nothing;
}
