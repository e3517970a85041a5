import { permit } from '#core/index.ts';
import { passage } from '#ui/tables/passage.ts';
import type { TableSpec } from '#ui/tables/tableSpec.ts';

/** A value for `days`, as a program writes it. */
export interface DayCount {
  readonly written: string;
  readonly value: unknown;
}

/** Day counts on which a range test alone and the gates are worth comparing. */
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

/** What a program without a type check asks: is it below 1 or above 7? JavaScript converts whatever it is given. */
export function passesRangeTestAlone(value: unknown): boolean {
  const days = value as number;
  return !(days < 1 || days > 7);
}

/** What the gates of core say of the same value, in arguments that are right otherwise. */
export function evaluateDayCount(value: unknown): ReturnType<typeof permit> {
  return permit({ city: 'Hangzhou', days: value }, new Set(['Hangzhou']), () => 'granted');
}

/** Tells day counts: what a range test alone says, and what the gates say. */
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
