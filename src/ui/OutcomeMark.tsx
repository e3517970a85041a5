import type { Outcome } from '#core';

/**
 * An outcome's mark, drawn: circle with tick, square with cross, dashed ring with a dot, dashed ring with a stroke,
 * diamond. The word stands beside it, so the mark itself is silent.
 */
export function OutcomeMark({ kind }: { readonly kind: Outcome }) {
  return (
    <svg
      class={`outcome-mark outcome-mark-${kind}`}
      viewBox="0 0 26 26"
      width="26"
      height="26"
      aria-hidden="true"
    >
      {kind === 'refused' ? (
        <>
          <rect x="1" y="1" width="24" height="24" rx="4" />
          <path d="m8.5 8.5 9 9m0-9-9 9" />
        </>
      ) : kind === 'verify' ? (
        <path d="m13 1.5 11.5 11.5L13 24.5 1.5 13Z" />
      ) : (
        <>
          <circle cx="13" cy="13" r="11.5" />
          {kind === 'allowed' && <path d="m8.3 13.4 3.2 3.2 6.2-6.6" />}
          {kind === 'not-reached' && <circle class="dot" cx="13" cy="13" r="1.2" />}
          {kind === 'unknown' && <path d="M13 7.5v7m0 3.5v.5" />}
        </>
      )}
    </svg>
  );
}
