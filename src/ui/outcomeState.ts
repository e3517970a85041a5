import type { Outcome } from '#core';

/** The word by which a page's attributes name an outcome. Style sheets and other programs read it, so it stays. */
export function outcomeState(outcome: Outcome): string {
  return outcome === 'allowed' ? 'passed' : outcome;
}
