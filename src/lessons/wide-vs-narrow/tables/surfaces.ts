import * as en from '#core/messages/en/registry.ts';
import * as zh from '#core/messages/zh/registry.ts';
import type { Locale } from '#i18n/locale.ts';
import type { LocalizedText } from '#i18n/localizedText.ts';
import type { Comparison } from '#ticket-lab/compare.ts';
import type { LabRun } from '#ticket-lab/gradeRun.ts';
import { caseTitles as enTitles } from '#ticket-lab/messages/en.ts';
import { caseTitles as zhTitles } from '#ticket-lab/messages/zh.ts';
import type { Metrics } from '#ticket-lab/metrics.ts';
import type { Cell, Piece, TableSpec } from '#ui/tables/tableSpec.ts';

/** The metrics in table order. */
const metrics = {
  passed: {
    words: { en: 'Cases that come out right', zh: '结果正确的案例' },
    of: (m) => `${m.passed_cases}/${m.total_cases}`,
  },
  unsafe: {
    words: { en: 'Side effects where none was wanted', zh: '不该有却发生了的副作用' },
    of: (m) => String(m.unsafe_side_effects),
  },
  duplicate: {
    words: { en: 'Side effects beyond those wanted', zh: '该有之外多出来的副作用' },
    of: (m) => String(m.duplicate_side_effects),
  },
  missing: {
    words: { en: 'Side effects wanted and missing', zh: '该有却没有的副作用' },
    of: (m) => String(m.missing_side_effects),
  },
  structured: {
    words: { en: 'Errors that say of what kind they are', zh: '说明了类别的错误' },
    of: (m) => `${m.structured_errors}/${m.expected_errors}`,
  },
  exact: {
    words: { en: 'Errors with the code expected', zh: '错误码与预期相同' },
    of: (m) => `${m.exact_codes}/${m.expected_errors}`,
  },
  actionable: {
    words: { en: 'Errors that hold what the next step needs', zh: '带着下一步所需信息的错误' },
    of: (m) => `${m.actionable_details}/${m.expected_errors}`,
  },
} as const satisfies Record<
  string,
  { readonly words: LocalizedText; readonly of: (metrics: Metrics) => string }
>;

/** One metric on each surface, over the eleven cases or the further ones. */
export interface MetricRow {
  readonly metric: keyof typeof metrics;
  readonly over: 'eleven' | 'further';
  /** Null where the surface did not run these cases. */
  readonly surfaces: readonly (Metrics | null)[];
}

/**
 * All metrics of a comparison over the eleven cases, then how many of the further ones come out right: the wide tool, the
 * wide tool with best proposals, the gated wide tool, the narrow tools.
 */
export function metricRows({ baseline, best, gated, candidate, further }: Comparison): readonly MetricRow[] {
  const surfaces = [baseline, best, gated, candidate].map((one) => one.metrics);
  const [wide, behind, narrow] = further;
  return [
    ...(Object.keys(metrics) as MetricRow['metric'][]).map(
      (metric): MetricRow => ({ metric, over: 'eleven', surfaces }),
    ),
    // Best proposals were chosen for the eleven alone.
    { metric: 'passed', over: 'further', surfaces: [wide.metrics, null, behind.metrics, narrow.metrics] },
  ];
}

const further = { en: 'Of the further cases', zh: '更多案例中结果正确的' };

/** Table of the metrics of the surfaces. */
export const metricTable: TableSpec<MetricRow> = {
  caption: { en: 'The cases on three surfaces', zh: '案例在三种接口上的结果' },
  head: [
    { en: 'Counted', zh: '计数' },
    { en: 'Wide', zh: '宽' },
    { en: 'Wide, best calls', zh: '宽，最佳提议' },
    { en: 'Wide, gated', zh: '宽，带门' },
    { en: 'Narrow', zh: '窄' },
  ],
  cells: ({ metric, over, surfaces }, locale) => [
    { text: over === 'further' ? further[locale] : metrics[metric].words[locale] },
    ...surfaces.map((one) => ({ text: one === null ? '–' : metrics[metric].of(one) })),
  ],
  id: ({ metric, over }) => (over === 'further' ? `further-${metric}` : metric),
};

/** One case on every surface. */
export interface CaseRow {
  readonly wide: LabRun;
  readonly gated: LabRun;
  readonly narrow: LabRun;
}

/**
 * The cases of a comparison with their runs on every surface.
 * @throws RangeError if the surfaces did not run the same cases
 */
export function caseRows({ baseline, gated, candidate }: Comparison): readonly CaseRow[] {
  return baseline.runs.map((wide, index) => {
    const [behind, narrow] = [gated.runs[index], candidate.runs[index]];
    if (behind?.case.id !== wide.case.id || narrow?.case.id !== wide.case.id)
      throw new RangeError(`"${wide.case.id}" was not run on every surface.`);
    return { wide, gated: behind, narrow };
  });
}

const words = {
  en: {
    titles: enTitles,
    steps: en.nextSteps,
    right: 'Right',
    wrong: 'Wrong',
    effects: (happened: number, wanted: number) =>
      `${happened} side effect${happened === 1 ? '' : 's'}, ${wanted} wanted`,
  },
  zh: {
    titles: zhTitles,
    steps: zh.nextSteps,
    right: '正确',
    wrong: '不对',
    effects: (happened: number, wanted: number) => `副作用 ${happened} 次，应为 ${wanted} 次`,
  },
} satisfies Record<Locale, object>;

/** The title of a case, or its id if it has none. */
export function caseTitle(id: string, locale: Locale): string {
  return words[locale].titles[id] ?? id;
}

/** Table of cases: the result on each surface and the next step of an error. */
export const caseTable: TableSpec<CaseRow> = {
  caption: { en: 'The cases, one by one', zh: '逐个案例' },
  head: [
    { en: 'Case', zh: '案例' },
    { en: 'Wide', zh: '宽' },
    { en: 'Wide, gated', zh: '宽，带门' },
    { en: 'Narrow', zh: '窄' },
  ],
  cells: ({ wide, gated, narrow }, locale) => [
    { text: caseTitle(wide.case.id, locale) },
    runCell(wide, locale),
    runCell(gated, locale),
    runCell(narrow, locale),
  ],
  id: ({ wide }) => wide.case.id,
};

function runCell(run: LabRun, locale: Locale): Cell {
  const { right, wrong, effects, steps } = words[locale];
  const error = run.results.at(-1)?.error ?? null;
  const wanted = run.case.expected.side_effect_count;
  const notes: readonly Piece[] = [
    { code: error?.code ?? 'ok' },
    ...(run.effects.length === wanted ? [] : [{ text: effects(run.effects.length, wanted) }]),
    ...(error !== null && 'nextStep' in error ? [{ text: steps[error.nextStep] }] : []),
  ];
  return run.passed
    ? { outcome: 'allowed', words: right, notes }
    : { outcome: 'refused', words: wrong, notes };
}
