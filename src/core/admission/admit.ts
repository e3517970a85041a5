import { type Gate, type GateRun, runGates } from '../gates/runGates.ts';
import {
  type HostPolicy,
  type PermissionRefusal,
  permissionGate,
} from './hostPolicy.ts';
import {
  sortViolations,
  type Validate,
  type Violation,
} from './violation.ts';

/** A check that a schema cannot state, because its answer lies in the host's data. */
export interface SemanticCheck {
  /** Stands as `keyword` in the violations that it finds. */
  readonly id: string;
  /** The violations found, none where the arguments mean something here. Called only with arguments that fit the schema. */
  readonly find: (args: unknown) => readonly Omit<Violation, 'keyword'>[];
}

/** A tool as admission needs it: its name, its compiled contracts and its semantic checks. */
export interface AdmissionTool {
  readonly name: string;
  readonly validateArguments: Validate;
  readonly semanticChecks: readonly SemanticCheck[];
  /** The output contract, where the tool declares one. */
  readonly validateResult?: Validate;
}

/** The gates of {@link admit}. */
export type AdmitGateId = 'structure' | 'meaning' | 'permission';

/** Why {@link admit} refused, with the facts that the model needs to repair its proposal. */
export type AdmitRefusal =
  | {
      readonly code: 'invalid_arguments';
      readonly violations: readonly Violation[];
    }
  | {
      readonly code: 'meaning_unknown';
      readonly violations: readonly Violation[];
    }
  | { readonly code: PermissionRefusal };

// #region admit
/**
 * Says whether a proposed call of any tool may start: its schema, then its semantic checks, then host permission.
 *
 * @param tool the tool with its compiled contract
 * @param args what the model proposed; any JSON value
 * @param policy the host's decision on this call; asked last, and only for arguments that fit and mean something
 * @returns every gate with what it said; violations come in a stable order
 */
export function admit(
  tool: AdmissionTool,
  args: unknown,
  policy: HostPolicy,
): GateRun<AdmitGateId, AdmitRefusal> {
  const permission = permissionGate(
    tool.name,
    policy,
    (call: unknown) => call,
  );
  const gates: readonly Gate<AdmitGateId, unknown, AdmitRefusal>[] = [
    {
      id: 'structure',
      check: (call) =>
        refuse('invalid_arguments', tool.validateArguments(call)),
    },
    {
      id: 'meaning',
      check: (call) =>
        refuse('meaning_unknown', broken(tool.semanticChecks, call)),
    },
    {
      id: 'permission',
      check: (call) => {
        const code = permission.check(call);
        return code === null ? null : { code };
      },
    },
  ];
  return runGates(gates, args);
}
// #endregion admit

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
  tool: AdmissionTool,
  result: unknown,
): ResultAnswer {
  const violations = sortViolations(tool.validateResult?.(result) ?? []);
  return violations.length === 0
    ? { ok: true }
    : { ok: false, code: 'output_schema_error', violations };
}

function refuse(
  code: 'invalid_arguments' | 'meaning_unknown',
  violations: readonly Violation[],
): AdmitRefusal | null {
  return violations.length === 0
    ? null
    : { code, violations: sortViolations(violations) };
}

function broken(
  checks: readonly SemanticCheck[],
  args: unknown,
): readonly Violation[] {
  return checks.flatMap(({ id, find }) =>
    find(args).map((found) => ({ ...found, keyword: id })),
  );
}
