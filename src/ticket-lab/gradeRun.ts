import { fieldNames, isFields } from '#core/value/fields.ts';
import { sameJson } from '#core/value/sameJson.ts';
import type { Expected, LabCase } from './labCase.ts';
import type { LabResult } from './toolResult.ts';

/** One thing that a case demands, and whether it was so. */
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
  /** Everything that the store has recorded, in order. */
  readonly effects: readonly string[];
  readonly grades: readonly Grade[];
  readonly passed: boolean;
}

/**
 * Grades a run by its last result and by what the store has recorded. `ok` and the number of side effects are always
 * graded, everything else where the case names it. Values are compared as JSON: 1 is not true.
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

/** What a run came to, in the terms of the grades; in the order in which they are reported. */
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
