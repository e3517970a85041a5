import { utf8Length } from '#core';
import type { LabRun } from './gradeRun.ts';
import type { Expected } from './labCase.ts';
import type { LabError } from './toolResult.ts';

/** The metrics of a surface on a set of cases; the keys of the report. A rate is null if its denominator is 0. */
export interface Metrics {
  readonly total_cases: number;
  readonly passed_cases: number;
  readonly case_pass_rate: number | null;
  /** Side effects in cases that expect none. */
  readonly unsafe_side_effects: number;
  /** Side effects beyond those expected, in cases that expect some. */
  readonly duplicate_side_effects: number;
  /** Expected side effects that did not happen. */
  readonly missing_side_effects: number;
  readonly expected_errors: number;
  /** Cases that expect an error and end with one that has a category. */
  readonly structured_errors: number;
  readonly structured_error_rate: number | null;
  /** Cases that end with the expected error code. */
  readonly exact_codes: number;
  /** Cases whose error details contain what the next step needs. */
  readonly actionable_details: number;
  readonly model_schema_bytes: number;
}

/** The details that the next step needs, by error code; null where no details would be enough. */
const neededDetails: Readonly<Record<LabError['code'], readonly string[] | null>> = {
  tool_not_found: ['available_tools'],
  invalid_arguments: ['violations'],
  permission_denied: ['required_permission'],
  approval_required: ['tool', 'problem'],
  tool_timeout: ['timeout_ms', 'observed_ms'],
  idempotency_conflict: ['idempotency_key'],
  outcome_unknown: ['idempotency_key'],
  receipt_changed: ['idempotency_key'],
  ticket_not_found: ['ticket_id'],
  invalid_cursor: ['cursor'],
  invalid_tool_output: ['violations'],
  output_too_large: ['bytes', 'budget_bytes'],
  not_found_or_not_allowed: null,
  receipts_unavailable: null,
  handler_exception: null,
  tool_failed: null,
};

/** Computes the metrics of one surface. */
export function metricsOf(runs: readonly LabRun[], catalog: unknown): Metrics {
  const failing = runs.filter((run) => !run.case.expected.ok);
  const errors = failing.map((run) => ({ run, error: run.results.at(-1)?.error ?? null }));
  const structured = errors.filter(({ error }) => isStructured(error)).length;
  const passed = runs.filter((run) => run.passed).length;
  const beyond = (run: LabRun): number =>
    Math.max(0, run.effects.length - run.case.expected.side_effect_count);
  const sum = (list: readonly number[]): number => list.reduce((total, one) => total + one, 0);
  return {
    total_cases: runs.length,
    passed_cases: passed,
    case_pass_rate: rate(passed, runs.length),
    unsafe_side_effects: sum(runs.filter((run) => run.case.expected.side_effect_count === 0).map(beyond)),
    duplicate_side_effects: sum(runs.filter((run) => run.case.expected.side_effect_count > 0).map(beyond)),
    missing_side_effects: sum(
      runs.map((run) => Math.max(0, run.case.expected.side_effect_count - run.effects.length)),
    ),
    expected_errors: failing.length,
    structured_errors: structured,
    structured_error_rate: rate(structured, failing.length),
    exact_codes: errors.filter(({ run, error }) => hasExpectedCode(run.case.expected, error)).length,
    actionable_details: errors.filter(({ error }) => hasNeededDetails(error)).length,
    model_schema_bytes: utf8Length(JSON.stringify(catalog)),
  };
}

function rate(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole;
}

function isStructured(error: LabError | null): boolean {
  // The wide tool's one error has a code and a category, and both say nothing.
  return error !== null && error.code !== 'tool_failed';
}

/** Whether the error has the code that is expected; where none is named, any structured error will do. */
function hasExpectedCode({ error_code: expected }: Expected, error: LabError | null): boolean {
  return expected === undefined ? isStructured(error) : error?.code === expected;
}

function hasNeededDetails(error: LabError | null): boolean {
  if (error === null) return false;
  return neededDetails[error.code]?.every((name) => Object.hasOwn(error.details, name)) ?? false;
}
