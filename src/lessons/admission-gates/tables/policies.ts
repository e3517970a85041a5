import type { HostPolicy } from '#core';
import { permit } from '#core';
import { passage } from '#ui/tables/passage.ts';
import type { TableSpec } from '#ui/tables/tableSpec.ts';

/** A host policy with its source text; a test checks that they agree. */
export interface WrittenPolicy {
  readonly source: string;
  /** Untyped: it may return anything. */
  readonly policy: () => unknown;
}

/** Policies that are correct, return a wrong type, are asynchronous by mistake, or throw. */
export const writtenPolicies: readonly WrittenPolicy[] = [
  { source: "() => 'granted'", policy: () => 'granted' },
  { source: "() => 'denied'", policy: () => 'denied' },
  { source: "async () => 'denied'", policy: async () => 'denied' },
  { source: '() => true', policy: () => true },
  {
    source: "() => { throw new Error('no database') }",
    policy: () => {
      throw new Error('no database');
    },
  },
];

/** The result of a host that tests `policy(call) !== 'denied'`. */
export function looksForNo(policy: () => unknown): 'passes' | 'refuses' | 'throws' {
  try {
    return policy() !== 'denied' ? 'passes' : 'refuses';
  } catch {
    return 'throws';
  }
}

/** Runs core's `permit` with this policy on a call that is valid otherwise. */
export function evaluatePolicy(policy: () => unknown): ReturnType<typeof permit> {
  return permit({ city: 'Hangzhou', days: 3 }, new Set(['Hangzhou']), policy as HostPolicy);
}

/** Table of policies: the result of a host that tests for `denied`, and that of the permission gate. */
export const policyTable: TableSpec<WrittenPolicy> = {
  caption: { en: 'Policies and what becomes of the call', zh: '各种策略与调用的结局' },
  head: [
    { en: 'Policy', zh: '策略' },
    { en: "`policy(call) !== 'denied'`", zh: "`policy(call) !== 'denied'`" },
    { en: 'The permission gate', zh: '许可门' },
  ],
  cells: ({ source, policy }, locale) => {
    const answer = looksForNo(policy);
    const run = evaluatePolicy(policy);
    return [
      { code: source },
      answer === 'throws'
        ? { outcome: 'refused', words: locale === 'en' ? 'Crashes' : '崩溃' }
        : passage(answer === 'passes', locale),
      passage(run.passed, locale, run.passed ? [] : [{ code: run.refusal.code }]),
    ];
  },
};
