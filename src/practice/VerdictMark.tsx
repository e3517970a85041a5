import type { Outcome } from '#core';
import type { VerdictKind } from '#grader/verdict.ts';
import { OutcomeMark } from '#ui/OutcomeMark.tsx';

/** The outcome that a verdict belongs to: its colour and its shape. */
export type VerdictTone = Extract<Outcome, 'allowed' | 'refused' | 'unknown'>;

/** A verdict that graded nothing, or not to the end, is neither a yes nor a no. */
export function toneOf(kind: VerdictKind): VerdictTone {
  switch (kind) {
    case 'passed':
      return 'allowed';
    case 'cancelled':
    case 'grader-fault':
    case 'unsupported':
    case 'timeout':
      return 'unknown';
    default:
      return 'refused';
  }
}

/** The mark of a verdict; its word stands beside it. */
export function VerdictMark({ kind }: { readonly kind: VerdictKind }) {
  return <ToneMark tone={toneOf(kind)} />;
}

/** The mark of an outcome, where a verdict's kind alone does not tell it. */
export function ToneMark({ tone }: { readonly tone: VerdictTone }) {
  return <OutcomeMark kind={tone} />;
}
