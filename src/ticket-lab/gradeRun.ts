import { fieldNames, isFields } from '#core/value/fields.ts';
import { sameJson } from '#core/value/sameJson.ts';
import type { Expected, LabCase } from './labCase.ts';
import type { LabResult } from './toolResult.ts';

/** One graded expectation of a case. */
export interface Grade {
  readonly name: keyof Expected;
  readonly passed: boolean;
  readonly expected: unknown;
  readonly actual: unknown;
}

/** One case on one surface. */
export interface LabRun {
  readonly case: LabCase;
  /** In the order of the steps. */
  readonly results: readonly LabResult[];
  /** All side effects recorded by the store, in order. */
  readonly effects: readonly string[];
  readonly grades: readonly Grade[];
  readonly passed: boolean;
}

/**
 * Grades a run by its last result and the store's side effects. `ok` and the number of side effects are always graded,
 * other fields if the case names them. Values are compared as JSON.
 */
export function gradeRun(
  labCase: LabCase,
  results: readonly LabResult[],
  effects: readonly string[],
): LabRun {
  const { expected } = labCase;
  const actual = actualOf(results, effects);
  const grades = (Object.keys(actual) as (keyof Expected)[])
    .filter((name) => Object.hasOwn(expected, name))
    .map((name) => ({
      name,
      passed: sameJson(expected[name], actual[name]),
      expected: expected[name],
      actual: actual[name],
    }));
  return { case: labCase, results, effects, grades, passed: grades.every(({ passed }) => passed) };
}

/** The actual values of a run by grade, in report order. */
function actualOf(
  results: readonly LabResult[],
  effects: readonly string[],
): Readonly<Record<keyof Expected, unknown>> {
  const last = results.at(-1);
  const output = last?.output ?? null;
  const fields = isFields(output) ? output : {};
  const error = last?.error ?? null;
  const items: unknown = fields['items'];
  return {
    ok: last?.ok ?? false,
    side_effect_count: effects.length,
    error_code: error?.code ?? null,
    retryable: error?.retryable ?? null,
    outcome: error !== null && 'outcome' in error ? error.outcome : null,
    replayed: results.some(({ replayed }) => replayed),
    output_keys: [...fieldNames(fields)].sort(),
    output_count: output === null ? null : Array.isArray(items) ? items.length : 0,
    has_next_cursor: typeof fields['next_cursor'] === 'string',
  };
}
