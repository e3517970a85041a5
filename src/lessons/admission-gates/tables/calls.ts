import { type GateRun, type PermitGateId, type PermitRefusal, permit } from '#core';
import { gateNames as en } from '#core/messages/en/admission.ts';
import { gateNames as zh } from '#core/messages/zh/admission.ts';
import type { Locale } from '#i18n/locale.ts';
import type { Cell, TableSpec } from '#ui/tables/tableSpec.ts';

/** One proposed call of a lesson, with its host. */
export interface CallRow {
  /** The arguments as JSON text, evaluated after `JSON.parse`, so that `3.0` and `__proto__` are what it makes of them. */
  readonly json: string;
  /** The cities that the host knows. */
  readonly cities: readonly string[];
  /** What the host's policy answers, `granted` where absent. */
  readonly policy?: 'granted' | 'denied';
  /** A few words in front of the row. */
  readonly label?: string;
}

/** The result of a row: its text is not JSON, or the run over the gates. */
export type EvaluatedCall =
  | { readonly kind: 'not-json' }
  | { readonly kind: 'evaluated'; readonly run: GateRun<PermitGateId, PermitRefusal> };

/** Parses a row's arguments and runs core's `permit`. */
export function evaluateCall(row: CallRow): EvaluatedCall {
  let args: unknown;
  try {
    args = JSON.parse(row.json);
  } catch {
    return { kind: 'not-json' };
  }
  return { kind: 'evaluated', run: permit(args, new Set(row.cities), () => row.policy ?? 'granted') };
}

/** Whether all rows have the same host, so that a table can name it once. */
export function sameHost(rows: readonly CallRow[]): boolean {
  return new Set(rows.map((row) => JSON.stringify([row.cities, row.policy ?? 'granted']))).size <= 1;
}

/** Table of proposed calls: whether each may start, and which gate refused it. Names the host once if all rows share it. */
export const callTable: TableSpec<CallRow> = {
  caption: { en: 'Calls and what core says of them', zh: '各次调用与 core 的判定' },
  head: [
    { en: 'Arguments', zh: '参数' },
    { en: 'Verdict', zh: '判定' },
  ],
  cells: (row, locale, rows) => [
    { label: row.label, code: row.json, notes: sameHost(rows) ? [] : [{ text: hostOf(row, locale) }] },
    outcomeOf(evaluateCall(row), locale),
  ],
  foot: (rows, locale) => {
    const [first] = rows;
    return first !== undefined && sameHost(rows) ? hostOf(first, locale) : null;
  },
};

function outcomeOf(call: EvaluatedCall, locale: Locale): Cell {
  const words = {
    en: {
      notJson: 'Not JSON',
      allowed: 'May start',
      refusedAt: (gate: PermitGateId) => `Refused at ${en[gate]}`,
    },
    zh: {
      notJson: '不是 JSON',
      allowed: '可以开始',
      refusedAt: (gate: PermitGateId) => `被${zh[gate]}门拒绝`,
    },
  }[locale];
  if (call.kind === 'not-json') return { outcome: 'refused', words: words.notJson };
  const { run } = call;
  if (run.passed) return { outcome: 'allowed', words: words.allowed };
  return { outcome: 'refused', words: words.refusedAt(run.stoppedAt), notes: [{ code: run.refusal.code }] };
}

function hostOf({ cities, policy = 'granted' }: CallRow, locale: Locale): string {
  return locale === 'en'
    ? `The host knows ${cities.join(', ') || 'no city'}; its policy ${policy === 'granted' ? 'grants' : 'denies'}.`
    : `宿主认识 ${cities.join('、') || '零个城市'}；策略${policy === 'granted' ? '许可' : '不许可'}。`;
}
