import type { Locale } from '#i18n/locale.ts';
import type { LabRun } from '#ticket-lab/gradeRun.ts';
import * as en from '#ticket-lab/messages/en.ts';
import * as zh from '#ticket-lab/messages/zh.ts';
import type { Cell, TableSpec } from '#ui/tables/tableSpec.ts';

/** One of the eleven cases with its runs on every surface. */
export interface SurfaceRow {
  readonly wide: LabRun;
  readonly gated: LabRun;
  readonly typed: LabRun;
}

const titles = { en: en.caseTitles, zh: zh.caseTitles };
const says = {
  en: { right: 'As it must be', wrong: 'Not as it must be', effects: (n: number) => `side effects: ${n}` },
  zh: { right: '结果正确', wrong: '结果不对', effects: (n: number) => `副作用 ${n} 个` },
};

/** Table of the eleven cases: the result on the wide tool, on the gated one and on the registry. */
export const surfaceTable: TableSpec<SurfaceRow> = {
  caption: {
    en: 'The eleven cases on three surfaces, as the lab ran them when this page was built.',
    zh: '十一个案例在三种接口上的结果，由实验室在构建本页时跑出。',
  },
  head: [
    { en: 'Case', zh: '案例' },
    { en: 'Wide tool', zh: '宽工具' },
    { en: 'Gated wide tool', zh: '带门的宽工具' },
    { en: 'Typed registry', zh: '带契约的注册表' },
  ],
  id: ({ typed }) => typed.case.id,
  cells: ({ wide, gated, typed }, locale) => [
    { text: titles[locale][typed.case.id] ?? typed.case.id },
    cellOf(wide, locale),
    cellOf(gated, locale),
    cellOf(typed, locale),
  ],
};

function cellOf(run: LabRun, locale: Locale): Cell {
  const { right, wrong, effects } = says[locale];
  const error = run.results.at(-1)?.error ?? null;
  return {
    outcome: run.passed ? 'allowed' : 'refused',
    words: run.passed ? right : wrong,
    notes: [{ code: error?.code ?? 'ok' }, { text: effects(run.effects.length) }],
  };
}
