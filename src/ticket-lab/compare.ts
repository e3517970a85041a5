import { modelCatalog } from '#core';
import { type Ablation, ablate } from './ablate.ts';
import { gatedWideTool } from './gatedWideTool.ts';
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
  readonly strategy:
    | 'wide-tool-v1'
    | 'wide-tool-v1-best-proposal'
    | 'gated-wide-tool-v1'
    | 'typed-registry-v2';
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
  /** One wide tool with the contracts of the candidate behind its operations. */
  readonly gated: Measured;
  readonly candidate: Measured;
  readonly improvements: readonly string[];
  readonly regressions: readonly string[];
  readonly gateChecks: GateChecks;
  readonly gatePassed: boolean;
  /** The cases of the second set on the registry. */
  readonly more: readonly LabRun[];
  /** The cases of the second set on every surface: the wide tool, the gated one, the registry. */
  readonly further: readonly [wide: Measured, gated: Measured, typed: Measured];
  /** Over both sets. */
  readonly ablations: readonly Ablation[];
}

/** Creates the catalog of the gated wide tool. */
export function gatedCatalog(): ReturnType<typeof modelCatalog> {
  return modelCatalog([gatedWideTool(narrowTools(ticketStore(), labHost()))]);
}

/** Creates the catalog of the five narrow tools. */
export function narrowCatalog(): ReturnType<typeof modelCatalog> {
  return modelCatalog(narrowTools(ticketStore(), labHost()));
}

/** Runs every surface on the eleven cases and on the further ones, and the ablations of the typed one on all. */
export async function compareSurfaces(
  eleven: readonly LabCase[],
  further: readonly LabCase[],
  compile?: Compile,
): Promise<Comparison> {
  const wide = (cases: readonly LabCase[], which: 'calls' | 'best' = 'calls'): readonly LabRun[] =>
    cases.map((one) => runWide(one, one.wide[which]));
  const behind = async (names: 'one' | 'five', cases: readonly LabCase[]): Promise<readonly LabRun[]> => {
    const runs: LabRun[] = [];
    for (const one of cases) runs.push(await runTyped(one, { names, ...(compile && { compile }) }));
    return runs;
  };

  const surfaces = async (cases: readonly LabCase[]): Promise<Comparison['further']> => [
    measured('wide-tool-v1', wide(cases), wideCatalog),
    measured('gated-wide-tool-v1', await behind('one', cases), gatedCatalog()),
    measured('typed-registry-v2', await behind('five', cases), narrowCatalog()),
  ];

  const [baseline, gated, candidate] = await surfaces(eleven);
  const second = await surfaces(further);
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
    best: measured('wide-tool-v1-best-proposal', wide(eleven, 'best'), wideCatalog),
    gated,
    candidate,
    improvements: changed(baseline, candidate),
    regressions,
    gateChecks,
    gatePassed: Object.values(gateChecks).every((held) => held),
    more: second[2].runs,
    further: second,
    ablations: await ablate([...eleven, ...further], compile),
  };
}

function measured(strategy: Measured['strategy'], runs: readonly LabRun[], catalog: unknown): Measured {
  return { strategy, runs, metrics: metricsOf(runs, catalog) };
}
