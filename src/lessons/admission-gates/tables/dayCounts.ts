import { permit } from '#core';
import { passage } from '#ui/tables/passage.ts';
import type { TableSpec } from '#ui/tables/tableSpec.ts';

/** A value for `days` and its source text. */
export interface DayCount {
  readonly written: string;
  readonly value: unknown;
}

/** Day counts on which a range test alone and the gates differ or agree. */
export const dayCounts: readonly DayCount[] = [
  { written: '3', value: 3 },
  { written: '3.0', value: 3.0 },
  { written: '8', value: 8 },
  { written: '3.5', value: 3.5 },
  { written: 'true', value: true },
  { written: '"3"', value: '3' },
  { written: '[3]', value: [3] },
  { written: 'null', value: null },
  { written: 'NaN', value: Number.NaN },
];

/** The range test without a type check: JavaScript converts its operands. */
export function passesRangeTestAlone(value: unknown): boolean {
  const days = value as number;
  return !(days < 1 || days > 7);
}

/** Runs core's `permit` on the value, in arguments that are valid otherwise. */
export function evaluateDayCount(value: unknown): ReturnType<typeof permit> {
  return permit({ city: 'Hangzhou', days: value }, new Set(['Hangzhou']), () => 'granted');
}

/** Table of day counts: the result of a range test alone and that of the gates. */
export const dayCountTable: TableSpec<DayCount> = {
  caption: { en: 'Values for days', zh: 'days 的各种取值' },
  head: [
    { en: '`days`', zh: '`days`' },
    { en: '`!(days < 1 || days > 7)` alone', zh: '只用 `!(days < 1 || days > 7)`' },
    { en: 'The gates', zh: '准入门' },
  ],
  cells: ({ written, value }, locale) => {
    const run = evaluateDayCount(value);
    return [
      { code: written },
      passage(passesRangeTestAlone(value), locale),
      passage(run.passed, locale, run.passed ? [] : [{ code: run.refusal.code }]),
    ];
  },
};
