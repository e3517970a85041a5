import type { LabRun } from '#ticket-lab/gradeRun.ts';
import { runTyped } from '#ticket-lab/runTyped.ts';
import { runWide } from '#ticket-lab/runWide.ts';
import type { Safeguard } from '#ticket-lab/safeguards.ts';
import { allCases, caseOf, type SurfaceState } from './surfaceState.ts';

/** What both surfaces make of a case. */
export interface SurfaceAnswer {
  readonly state: SurfaceState;
  /** Null where a case is about the registry alone. */
  readonly wide: LabRun | null;
  readonly typed: LabRun;
}

/** What the registry is worth with something taken out, over all cases. */
export interface SurfaceScore {
  readonly without: readonly Safeguard[];
  readonly failing: readonly string[];
  readonly unwantedEffects: number;
  readonly total: number;
}

/**
 * Runs one case on both surfaces.
 * @throws RangeError where there is no such case
 */
export async function evaluateSurface(state: SurfaceState): Promise<SurfaceAnswer> {
  const found = caseOf(state.case);
  if (found === undefined) throw new RangeError(`no case "${state.case}"`);
  return {
    state,
    wide: found.wide === null ? null : runWide(found, found.wide.calls),
    typed: await runTyped(found, { without: state.without }),
  };
}

/** Runs every case on the registry with something taken out. */
export async function scoreSurface(without: readonly Safeguard[]): Promise<SurfaceScore> {
  const failing: string[] = [];
  let unwantedEffects = 0;
  for (const one of allCases) {
    const run = await runTyped(one, { without });
    if (run.passed) continue;
    failing.push(one.id);
    unwantedEffects += Math.max(0, run.effects.length - one.expected.side_effect_count);
  }
  return { without, failing, unwantedEffects, total: allCases.length };
}
