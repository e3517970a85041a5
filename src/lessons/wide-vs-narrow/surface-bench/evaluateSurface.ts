import type { LabRun } from '#ticket-lab/gradeRun.ts';
import { runTyped } from '#ticket-lab/runTyped.ts';
import { runWide } from '#ticket-lab/runWide.ts';
import type { Safeguard } from '#ticket-lab/safeguards.ts';
import { allCases, caseOf, type SurfaceState } from './surfaceState.ts';

/** The runs of one case on every surface. */
export interface SurfaceAnswer {
  readonly state: SurfaceState;
  readonly wide: LabRun;
  /** One wide tool with the contracts of the registry behind its operations. */
  readonly gated: LabRun;
  readonly typed: LabRun;
}

/** The result of all cases without some safeguards. */
export interface SurfaceScore {
  readonly without: readonly Safeguard[];
  readonly failing: readonly string[];
  readonly unwantedEffects: number;
  readonly total: number;
}

/**
 * Runs one case on every surface. The safeguards are taken from the gated wide tool and from the registry alike; the
 * wide tool has none.
 * @throws RangeError if there is no such case
 */
export async function evaluateSurface(state: SurfaceState): Promise<SurfaceAnswer> {
  const found = caseOf(state.case);
  if (found === undefined) throw new RangeError(`no case "${state.case}"`);
  return {
    state,
    wide: runWide(found, found.wide.calls),
    gated: await runTyped(found, { without: state.without, names: 'one' }),
    typed: await runTyped(found, { without: state.without }),
  };
}

/** Runs every case on the registry without these safeguards. */
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
