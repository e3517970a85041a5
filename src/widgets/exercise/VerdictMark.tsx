import type { VerdictKind } from '#grader/verdict.ts';

/** The outcome that a verdict belongs to: its colour and its shape. */
export type VerdictTone = 'allowed' | 'refused' | 'unknown';

/** A verdict that judged nothing, or not to the end, is neither a yes nor a no. */
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

/** The mark of a verdict; its word stands beside it, so the mark itself is silent. */
export function VerdictMark({ kind }: { readonly kind: VerdictKind }) {
  const tone = toneOf(kind);
  return (
    <svg
      class={`verdict-mark verdict-mark-${tone}`}
      viewBox="0 0 24 24"
      width="20"
      height="20"
      aria-hidden="true"
    >
      {tone === 'refused' ? (
        <>
          <rect x="2" y="2" width="20" height="20" rx="4" />
          <path d="m8 8 8 8m0-8-8 8" />
        </>
      ) : (
        <>
          <circle cx="12" cy="12" r="10" />
          {tone === 'allowed' && <path d="m7.5 12.5 3 3 6-6.5" />}
          {tone === 'unknown' && <path d="M12 7v6m0 3.5v.5" />}
        </>
      )}
    </svg>
  );
}
