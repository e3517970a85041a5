import { modelCatalog } from '#core';
import { type Ablation, ablate } from './ablate.ts';
import type { LabRun } from './gradeRun.ts';
import type { LabCase } from './labCase.ts';
import { type Compile, labHost } from './labHost.ts';
import { type Metrics, metricsOf } from './metrics.ts';
import { narrowTools } from './narrowTools.ts';
import { runTyped } from './runTyped.ts';
import { runWide } from './runWide.ts';
import { ticketStore } from './ticketStore.ts';
import { wideCatalog } from './wideTool.ts';

/** The ids of the eleven cases, in the order of the data set. The comparison fails on any other set. */
export const elevenIds = [
  'read-ticket',
  'preview-before-write',
  'write-needs-approval',
  'invalid-arguments',
  'permission-boundary',
  'duplicate-action',
  'idempotency-conflict',
  'transient-timeout',
  'bounded-list',
  'ticket-not-found',
  'invalid-cursor',
] as const;

/** One surface with its runs and metrics. */
export interface Measured {
  readonly strategy: 'wide-tool-v1' | 'wide-tool-v1-best-proposal' | 'typed-registry-v2';
  readonly runs: readonly LabRun[];
  readonly metrics: Metrics;
}

/** The conditions under which the typed surface may replace the wide one; the keys of the report. */
export interface GateChecks {
  readonly dataset_is_the_eleven: boolean;
  readonly candidate_passes_all_cases: boolean;
  readonly candidate_blocks_unsafe_side_effects: boolean;
  readonly candidate_deduplicates_writes: boolean;
  readonly candidate_errors_are_actionable: boolean;
  readonly no_case_regressions: boolean;
}

/** The whole comparison. */
export interface Comparison {
  readonly baseline: Measured;
  /** The wide tool with the best call that its surface can express. */
  readonly best: Measured;
  readonly candidate: Measured;
  readonly improvements: readonly string[];
  readonly regressions: readonly string[];
  readonly gateChecks: GateChecks;
  readonly gatePassed: boolean;
  /** The cases of the second set on the registry. */
  readonly more: readonly LabRun[];
  /** Over both sets. */
  readonly ablations: readonly Ablation[];
}

/** Creates the catalog of the five narrow tools. */
export function narrowCatalog(): ReturnType<typeof modelCatalog> {
  return modelCatalog(narrowTools(ticketStore(), labHost()));
}

/** Runs both surfaces on the eleven cases, the typed one on the further cases, and the ablations on all. */
export async function compareSurfaces(
  eleven: readonly LabCase[],
  further: readonly LabCase[],
  compile?: Compile,
): Promise<Comparison> {
  const wide = (which: 'calls' | 'best'): readonly LabRun[] =>
    eleven.map((one) => runWide(one, one.wide?.[which] ?? []));
  const surface = compile === undefined ? {} : { compile };
  const typed: LabRun[] = [];
  for (const one of eleven) typed.push(await runTyped(one, surface));
  const more: LabRun[] = [];
  for (const one of further) more.push(await runTyped(one, surface));

  const baseline = measured('wide-tool-v1', wide('calls'), wideCatalog);
  const candidate = measured('typed-registry-v2', typed, narrowCatalog());
  const changed = (from: Measured, to: Measured): readonly string[] =>
    eleven
      .filter((_one, index) => from.runs[index]?.passed === false && to.runs[index]?.passed === true)
      .map(({ id }) => id);
  const regressions = changed(candidate, baseline);
  const { metrics } = candidate;
  const gateChecks: GateChecks = {
    dataset_is_the_eleven: JSON.stringify(eleven.map(({ id }) => id)) === JSON.stringify(elevenIds),
    candidate_passes_all_cases: metrics.total_cases > 0 && metrics.passed_cases === metrics.total_cases,
    candidate_blocks_unsafe_side_effects: metrics.unsafe_side_effects === 0,
    candidate_deduplicates_writes: metrics.duplicate_side_effects === 0,
    candidate_errors_are_actionable:
      metrics.expected_errors > 0 && metrics.actionable_details === metrics.expected_errors,
    no_case_regressions: regressions.length === 0,
  };
  return {
    baseline,
    best: measured('wide-tool-v1-best-proposal', wide('best'), wideCatalog),
    candidate,
    improvements: changed(baseline, candidate),
    regressions,
    gateChecks,
    gatePassed: Object.values(gateChecks).every((held) => held),
    more,
    ablations: await ablate([...eleven, ...further], compile),
  };
}

function measured(strategy: Measured['strategy'], runs: readonly LabRun[], catalog: unknown): Measured {
  return { strategy, runs, metrics: metricsOf(runs, catalog) };
}
