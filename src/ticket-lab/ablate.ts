import type { LabRun } from './gradeRun.ts';
import type { LabCase } from './labCase.ts';
import type { Compile } from './labHost.ts';
import { runTyped } from './runTyped.ts';
import { type Safeguard, safeguards } from './safeguards.ts';

/** What one case comes to without some safeguards. */
export interface AblatedCase {
  readonly case: string;
  /** The grades that fail; empty where nothing does. */
  readonly fails: readonly string[];
  /** How many side effects happen, beyond (or below) those expected. */
  readonly effectsOffBy: number;
  /** The code the case ends with, or `ok`. */
  readonly ends: string;
}

/** The registry without one safeguard, or without two. */
export interface Ablation {
  readonly without: readonly Safeguard[];
  /** The cases that now end otherwise than they must, in the order of the data set. */
  readonly failing: readonly AblatedCase[];
  /** Side effects that nobody expected, over all cases. */
  readonly unwantedEffects: number;
  /** For a pair: the cases that fail only where both are missing. */
  readonly onlyTogether: readonly string[];
}

/** Takes each safeguard out, and each pair, and runs every case. The first entries are the single ones, in order. */
export async function ablate(cases: readonly LabCase[], compile?: Compile): Promise<readonly Ablation[]> {
  const singles: Ablation[] = [];
  for (const one of safeguards) singles.push(await without([one], cases, [], compile));
  const pairs: Ablation[] = [];
  for (const [index, first] of singles.entries())
    for (const second of singles.slice(index + 1)) {
      const ids = [...first.without, ...second.without];
      pairs.push(await without(ids, cases, [...first.failing, ...second.failing], compile));
    }
  return [...singles, ...pairs];
}

/** The registry without these, on every case. */
async function without(
  ids: readonly Safeguard[],
  cases: readonly LabCase[],
  known: readonly AblatedCase[],
  compile: Compile | undefined,
): Promise<Ablation> {
  const failing: AblatedCase[] = [];
  for (const labCase of cases) {
    const run = await runTyped(labCase, { without: ids, ...(compile && { compile }) });
    if (!run.passed) failing.push(ablated(run));
  }
  const alone = new Set(known.map((one) => one.case));
  return {
    without: ids,
    failing,
    unwantedEffects: failing.reduce((sum, one) => sum + Math.max(0, one.effectsOffBy), 0),
    onlyTogether: ids.length < 2 ? [] : failing.map((one) => one.case).filter((id) => !alone.has(id)),
  };
}

function ablated(run: LabRun): AblatedCase {
  return {
    case: run.case.id,
    fails: run.grades.filter(({ passed }) => !passed).map(({ name }) => name),
    effectsOffBy: run.effects.length - run.case.expected.side_effect_count,
    ends: run.results.at(-1)?.error?.code ?? 'ok',
  };
}
