import {
  sortViolations,
  type Validate,
  type Violation,
} from './violation.ts';

/** What a tool promises of its results. */
export interface ResultContract {
  /** The output contract, where the tool declares one. */
  readonly validateResult?: Validate;
}

/** What is known of a tool's result before anybody looks at what it means. */
export type ResultAnswer =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly code: 'output_schema_error';
      readonly violations: readonly Violation[];
    };

/**
 * Checks a tool's structured result against its output contract, the second direction of the same schema rule.
 * How the arguments fared plays no part in it. A tool without an output contract promises nothing, so nothing is broken.
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
