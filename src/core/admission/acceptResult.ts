import {
  sortViolations,
  type Validate,
  type Violation,
} from './violation.ts';

/** The compiled output contract of a tool. */
export interface ResultContract {
  /** Absent if the tool declares no output schema. */
  readonly validateResult?: Validate;
}

/** Whether a tool's result fits its output contract, before its meaning is considered. */
export type ResultAnswer =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly code: 'output_schema_error';
      readonly violations: readonly Violation[];
    };

/**
 * Checks a tool's structured result against its output contract, independent of how its arguments were checked. Accepts
 * every result of a tool without an output contract.
 */
export function acceptResult(
  tool: ResultContract,
  result: unknown,
): ResultAnswer {
  const violations = sortViolations(tool.validateResult?.(result) ?? []);
  return violations.length === 0
    ? { ok: true }
    : { ok: false, code: 'output_schema_error', violations };
}
