import { type PermitGateId, permitGateIds } from '#core/index.ts';
import type { BenchState } from './benchState.ts';
import type { BenchAnswer } from './evaluateBench.ts';
import { gallery } from './gallery.ts';

/** What a reader can have seen refuse: one of the gates, or the reader of JSON in front of them. */
export type Finding = PermitGateId | 'parse';

/** All of them, in the order of a call's way. */
export const findings: readonly Finding[] = ['parse', ...permitGateIds];

const STORAGE_KEY = 'tool-contracts:gate-bench:found';
const galleryTexts = new Set(gallery.map(({ state }) => state.text.trim()));

/** What an answer adds to the reader's own findings: nothing where it passed, or where the arguments are the gallery's. */
export function findingOf(state: BenchState, answer: BenchAnswer): Finding | null {
  if (galleryTexts.has(state.text.trim())) return null;
  if (answer.kind === 'unread') return 'parse';
  return answer.run.passed ? null : answer.run.stoppedAt;
}

/** The findings with one more, in their order; the same array where it is known already. */
export function withFinding(found: readonly Finding[], more: Finding): readonly Finding[] {
  return found.includes(more)
    ? found
    : findings.filter((finding) => finding === more || found.includes(finding));
}

/** How many of the five gates are among the findings. */
export function gatesFound(found: readonly Finding[]): number {
  return found.filter((finding) => finding !== 'parse').length;
}

/** The findings of this visit; none where the browser keeps nothing, or keeps something else. */
export function loadFindings(): readonly Finding[] {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? findings.filter((finding) => stored.includes(finding)) : [];
  } catch {
    return [];
  }
}

/** Keeps the findings for this visit, where the browser lets a page keep anything. */
export function saveFindings(found: readonly Finding[]): void {
  try {
    window.sessionStorage.setItem(STORAGE_KEY, JSON.stringify(found));
  } catch {
    // Full or forbidden storage: the findings last as long as the page.
  }
}
