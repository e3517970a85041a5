import type { Measured } from '../compare.ts';
import type { LabRun } from '../gradeRun.ts';

/** One run as a line of `tool-runs.jsonl`. */
export function runRecord(strategy: Measured['strategy'], run: LabRun): Readonly<Record<string, unknown>> {
  return {
    strategy,
    case_id: run.case.id,
    intent: run.case.intent,
    passed: run.passed,
    side_effect_count: run.effects.length,
    results: run.results.map(({ trace, ...result }) =>
      trace.length === 0 ? result : { ...result, stopped_at: stoppedAt(trace) },
    ),
    grades: run.grades,
  };
}

/** The gate that refused, or null where none did. */
function stoppedAt(trace: LabRun['results'][number]['trace']): string | null {
  return trace.find(({ outcome }) => outcome === 'refused')?.gate ?? null;
}
