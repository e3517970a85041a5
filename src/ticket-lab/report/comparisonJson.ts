import type { Ablation } from '../ablate.ts';
import type { Comparison, Measured } from '../compare.ts';

/** What the lab is, and is not: stands in both reports. */
export const SCOPE =
  'Fixed proposals against two tool surfaces: contract conformance. No model was run, so nothing here says which surface a model chooses better on.';

/** The reference figures of the original lab, whose descriptions are not ours: byte counts differ by the texts. */
export const REFERENCE_BYTES = { wide: 247, typed: 2505 } as const;

/** What a catalog costs in context. */
export interface CatalogCost {
  readonly bytes: number;
  /** By a public vocabulary; null where no tokenizer was at hand. */
  readonly tokens: number | null;
}

/** What the two catalogs cost, and by whose vocabulary the tokens were counted. */
export interface Costs {
  readonly vocabulary: string | null;
  readonly wide: CatalogCost;
  readonly typed: CatalogCost;
  /** One narrow tool each, by name. */
  readonly tools: Readonly<Record<string, CatalogCost>>;
}

/** The content of `tool-comparison.json`: no clock, no machine, the same bytes for the same cases. */
export function comparisonJson(comparison: Comparison, costs: Costs): string {
  const { baseline, best, candidate, gateChecks, ablations, more } = comparison;
  const report = {
    version: '1.0.0',
    scope: SCOPE,
    baseline: summary(baseline),
    baseline_with_best_proposals: summary(best),
    candidate: summary(candidate),
    improvements: comparison.improvements,
    regressions: comparison.regressions,
    gate_checks: gateChecks,
    gate_passed: comparison.gatePassed,
    costs: { ...costs, reference_bytes: REFERENCE_BYTES },
    more_cases: more.map((run) => ({
      case_id: run.case.id,
      needs: run.case.needs,
      passed: run.passed,
      side_effect_count: run.effects.length,
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
