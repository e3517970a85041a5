import type { Ablation } from '../ablate.ts';
import type { Comparison, Measured } from '../compare.ts';

/** The scope statement of both reports. */
export const SCOPE =
  'Fixed proposals against three tool surfaces: contract conformance. No model was run, so nothing here says which surface a model chooses better on.';

/** The byte counts of the original lab, which has other descriptions. */
export const REFERENCE_BYTES = { wide: 247, typed: 2505 } as const;

/** The size of a catalog in the context. */
export interface CatalogCost {
  readonly bytes: number;
  /** Counted with a public vocabulary; null if no tokenizer is available. */
  readonly tokens: number | null;
}

/** The sizes of the catalogs and the vocabulary of the token counts. */
export interface Costs {
  readonly vocabulary: string | null;
  readonly wide: CatalogCost;
  readonly gated: CatalogCost;
  readonly typed: CatalogCost;
  /** One narrow tool each, by name. */
  readonly tools: Readonly<Record<string, CatalogCost>>;
}

/** Creates the content of `tool-comparison.json`, deterministic for the same cases. */
export function comparisonJson(comparison: Comparison, costs: Costs): string {
  const { baseline, best, gated, candidate, gateChecks, ablations, more, further } = comparison;
  const report = {
    version: '1.1.0',
    scope: SCOPE,
    baseline: summary(baseline),
    baseline_with_best_proposals: summary(best),
    gated: summary(gated),
    candidate: summary(candidate),
    improvements: comparison.improvements,
    regressions: comparison.regressions,
    gate_checks: gateChecks,
    gate_passed: comparison.gatePassed,
    costs: { ...costs, reference_bytes: REFERENCE_BYTES },
    further: further.map(summary),
    more_cases: more.map((run, index) => ({
      case_id: run.case.id,
      needs: run.case.needs,
      passed: run.passed,
      side_effect_count: run.effects.length,
      surfaces: Object.fromEntries(
        further.map(({ strategy, runs }) => [
          strategy,
          { passed: runs[index]?.passed, side_effect_count: runs[index]?.effects.length },
        ]),
      ),
    })),
    ablations: ablations.map(ablationRecord),
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}

function summary({ strategy, metrics }: Measured) {
  return { strategy, ...metrics };
}

function ablationRecord({ without, failing, unwantedEffects, onlyTogether }: Ablation) {
  return {
    without,
    failing: failing.map(({ case: id, fails, effectsOffBy, ends }) => ({
      case: id,
      fails,
      effects_off_by: effectsOffBy,
      ends,
    })),
    unwanted_effects: unwantedEffects,
    only_together: onlyTogether,
  };
}
