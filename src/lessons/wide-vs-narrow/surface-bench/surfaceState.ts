import type { LabCase } from '#ticket-lab/labCase.ts';
import { type Safeguard, safeguards } from '#ticket-lab/safeguards.ts';
import { elevenCases, moreCases } from '#ticket-lab/storedCases.ts';
import { stateLink } from '#ui/stateLink.ts';

/** The state of the bench: one case and the removed safeguards. */
export interface SurfaceState {
  readonly case: string;
  readonly without: readonly Safeguard[];
}

/** All cases, the eleven in front. */
export const allCases: readonly LabCase[] = [...elevenCases, ...moreCases];

/** The case of this name, or undefined. */
export function caseOf(id: string): LabCase | undefined {
  return allCases.find((one) => one.id === id);
}

/** Toggles a safeguard; keeps the order of the list. */
export function toggled(without: readonly Safeguard[], one: Safeguard): readonly Safeguard[] {
  return safeguards.filter((id) => (id === one ? !without.includes(id) : without.includes(id)));
}

/** Encodes states as links: a known case and known safeguards, each once. */
export const surfaceLink = stateLink<SurfaceState>('surface-bench', (value) => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const { case: id, without } = value as { readonly case?: unknown; readonly without?: unknown };
  if (typeof id !== 'string' || caseOf(id) === undefined || !Array.isArray(without)) return null;
  if (!without.every((one) => safeguards.includes(one)) || new Set(without).size !== without.length)
    return null;
  return { case: id, without: toggledAll(without) };
});

function toggledAll(without: readonly Safeguard[]): readonly Safeguard[] {
  return safeguards.filter((id) => without.includes(id));
}

/** Whether two states are equal. */
export function sameState(a: SurfaceState, b: SurfaceState): boolean {
  return a.case === b.case && a.without.join() === b.without.join();
}
