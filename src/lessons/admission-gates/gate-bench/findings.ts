import { type PermitGateId, permitGateIds } from '#core';
import type { BenchState } from './benchState.ts';
import type { BenchAnswer } from './evaluateBench.ts';
import { gallery } from './gallery.ts';

/** What a reader can have seen refuse: one of the gates, or the reader of JSON in front of them. */
export type Finding = PermitGateId | 'parse';

/** All of them, in the order of a call's way. */
export const findings: readonly Finding[] = ['parse', ...permitGateIds];

const STORAGE_KEY = 'tool-contracts:gate-bench:found';
const galleryTexts = new Set(gallery.map(({ state }) => state.text.trim()));

/** The finding that an answer adds; null if the call passed or the arguments are those of a situation. */
export function findingOf(state: BenchState, answer: BenchAnswer): Finding | null {
  if (galleryTexts.has(state.text.trim())) return null;
  if (answer.kind === 'unread') return 'parse';
  return answer.run.passed ? null : answer.run.stoppedAt;
}

/** Adds a finding in order; returns the same array if it is known. */
export function withFinding(found: readonly Finding[], more: Finding): readonly Finding[] {
  return found.includes(more)
    ? found
    : findings.filter((finding) => finding === more || found.includes(finding));
}

/** How many of the five gates are among the findings. */
export function gatesFound(found: readonly Finding[]): number {
  return found.filter((finding) => finding !== 'parse').length;
}

/** Loads the findings of this session; none if the storage is unavailable or its content invalid. */
export function loadFindings(): readonly Finding[] {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? findings.filter((finding) => stored.includes(finding)) : [];
  } catch {
    return [];
  }
}

/** Stores the findings for this session, if the storage is available. */
export function saveFindings(found: readonly Finding[]): void {
  try {
    window.sessionStorage.setItem(STORAGE_KEY, JSON.stringify(found));
  } catch {
    // The storage is full or forbidden: the findings last as long as the page.
  }
}
