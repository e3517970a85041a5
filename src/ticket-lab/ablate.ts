import type { LabRun } from './gradeRun.ts';
import type { LabCase } from './labCase.ts';
import type { Compile } from './labHost.ts';
import { runTyped } from './runTyped.ts';
import { type Safeguard, safeguards } from './safeguards.ts';

/** The result of one case without some safeguards. */
export interface AblatedCase {
  readonly case: string;
  /** The names of the failed grades. */
  readonly fails: readonly string[];
  /** The number of side effects minus the expected number. */
  readonly effectsOffBy: number;
  /** The code the case ends with, or `ok`. */
  readonly ends: string;
}

/** The registry without one safeguard, or without two. */
export interface Ablation {
  readonly without: readonly Safeguard[];
  /** The cases that fail, in the order of the data set. */
  readonly failing: readonly AblatedCase[];
  /** The number of unexpected side effects over all cases. */
  readonly unwantedEffects: number;
  /** For a pair: the cases that fail only if both are removed. */
  readonly onlyTogether: readonly string[];
}

/** Runs every case without each safeguard, then without each pair. The single ones come first, in order. */
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

/** Runs every case without these safeguards. */
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
