import type { Locale } from '#i18n/locale.ts';
import type { Ablation } from '#ticket-lab/ablate.ts';
import type { Comparison } from '#ticket-lab/compare.ts';
import { safeguardNames as en } from '#ticket-lab/messages/en.ts';
import { safeguardNames as zh } from '#ticket-lab/messages/zh.ts';
import { type Safeguard, safeguards } from '#ticket-lab/safeguards.ts';
import type { TableSpec } from '#ui/tables/tableSpec.ts';
import { caseTitle } from './surfaces.ts';

/** A row of the ablation table. */
export interface AblationRow extends Ablation {
  /** The number of cases. */
  readonly cases: number;
}

/** The ablations of single safeguards. */
export function singleRows(comparison: Comparison): readonly AblationRow[] {
  return rowsOf(comparison).filter(({ without }) => without.length === 1);
}

/** The ablations of pairs without which a case fails that passes without either one. */
export function pairRows(comparison: Comparison): readonly AblationRow[] {
  return rowsOf(comparison).filter(({ onlyTogether }) => onlyTogether.length > 0);
}

function rowsOf({ ablations, candidate, more }: Comparison): readonly AblationRow[] {
  const cases = candidate.runs.length + more.length;
  return ablations.map((one) => ({ ...one, cases }));
}

const words = {
  en: {
    names: en,
    list: '; ',
    foot: (cases: number) =>
      `${cases} cases; with all ${safeguards.length} safeguards in place each comes out right.`,
  },
  zh: {
    names: zh,
    list: '；',
    foot: (cases: number) => `共 ${cases} 个案例；${safeguards.length} 项防护都在时，每个结果都正确。`,
  },
} satisfies Record<Locale, { names: Record<Safeguard, string>; [name: string]: unknown }>;

/** Table of ablations: the removed safeguards, the unexpected side effects and the failing cases; for a pair, the cases that fail only if both are removed. */
export const ablationTable: TableSpec<AblationRow> = {
  caption: { en: 'The narrow tools with safeguards taken out', zh: '拿掉防护之后的窄工具' },
  head: [
    { en: 'Without', zh: '拿掉' },
    { en: 'Unwanted effects', zh: '多写' },
    { en: 'Cases that come out wrong', zh: '结果不对的案例' },
  ],
  cells: ({ without, unwantedEffects, failing, onlyTogether }, locale) => {
    const { names, list } = words[locale];
    const ids = without.length === 1 ? failing.map((one) => one.case) : onlyTogether;
    return [
      { text: without.map((id) => names[id]).join(' + ') },
      { text: String(unwantedEffects) },
      { text: ids.map((id) => caseTitle(id, locale)).join(list) },
    ];
  },
  foot: ([first], locale) =>
    first === undefined || first.without.length > 1 ? null : words[locale].foot(first.cases),
  id: ({ without }) => without.join('+'),
};
