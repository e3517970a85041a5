import type { HostPolicy } from '#core/admission/hostPolicy.ts';
import { permit } from '#core/index.ts';
import { passage } from '#ui/tables/passage.ts';
import type { TableSpec } from '#ui/tables/tableSpec.ts';

/** A host policy beside its source text. A test holds that the two do the same. */
export interface WrittenPolicy {
  readonly source: string;
  /** As a program without types would have it: it may answer with anything. */
  readonly policy: () => unknown;
}

/** Policies that are right, wrong by their answer's type, asynchronous by mistake, and broken. */
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

/** What a host does that looks for a no instead of a yes: `policy(call) !== 'denied'`. */
export function looksForNo(policy: () => unknown): 'passes' | 'refuses' | 'throws' {
  try {
    return policy() !== 'denied' ? 'passes' : 'refuses';
  } catch {
    return 'throws';
  }
}

/** What core says of a call that is right in all else. */
export function evaluatePolicy(policy: () => unknown): ReturnType<typeof permit> {
  return permit({ city: 'Hangzhou', days: 3 }, new Set(['Hangzhou']), policy as HostPolicy);
}

/** Tells policies: what a host does that looks for a no, and what the permission gate does. */
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
