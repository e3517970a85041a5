import type { ResultContract } from '../admission/acceptResult.ts';
import type { ArgumentContract } from '../admission/admissionGates.ts';
import { field, isFields } from '../value/fields.ts';
import type { RegistryHost } from './host.ts';
import type { ToolContract } from './toolContract.ts';

/** A tool with compiled schemas. */
export interface RegisteredTool<Business extends string = never>
  extends ToolContract<Business>,
    Pick<ArgumentContract, 'validateArguments'>,
    ResultContract {}

/** The tools by name, in registration order. */
export type Registry<Business extends string = never> = ReadonlyMap<
  string,
  RegisteredTool<Business>
>;

/** Why a tool cannot be registered. */
export type RegistrationCode =
  | 'duplicate_name'
  | 'unusable_input_schema'
  | 'unusable_output_schema'
  | 'key_not_a_required_string'
  | 'write_without_key'
  | 'invalid_limit';

/** One problem of a registration, with its tool. */
export interface RegistrationProblem {
  readonly tool: string;
  readonly code: RegistrationCode;
  readonly details: Readonly<Record<string, unknown>>;
}

/** The registry, or all problems; a partial registry is never returned. */
export type Registration<Business extends string = never> =
  | { readonly ok: true; readonly registry: Registry<Business> }
  | {
      readonly ok: false;
      readonly problems: readonly RegistrationProblem[];
    };

// #region register-tools
/**
 * Takes tools into a registry, all or none.
 *
 * What could only fail later is refused now: a schema with a keyword that
 * nobody enforces, a name twice, a write that could not be told from its
 * own repetition, a key that a caller might leave out.
 */
export function registerTools<Business extends string = never>(
  contracts: readonly ToolContract<Business>[],
  host: Pick<RegistryHost, 'compile'>,
): Registration<Business> {
  const registry = new Map<string, RegisteredTool<Business>>();
  const problems: RegistrationProblem[] = [];
  for (const contract of contracts) {
    const { name, inputSchema, outputSchema } = contract.model;
    const refuse = (
      code: RegistrationCode,
      details: RegistrationProblem['details'] = {},
    ): void => {
      problems.push({ tool: name, code, details });
    };
    if (registry.has(name)) refuse('duplicate_name');
    checkRuntime(contract, refuse);
    const input = host.compile(inputSchema);
    const output =
      outputSchema === undefined ? null : host.compile(outputSchema);
    if (!input.ok)
      refuse('unusable_input_schema', { problems: input.problems });
    if (output?.ok === false)
      refuse('unusable_output_schema', { problems: output.problems });
    if (!input.ok || output?.ok === false) continue;
    registry.set(name, {
      ...contract,
      validateArguments: input.validate,
      ...(output && { validateResult: output.validate }),
    });
  }
  return problems.length === 0
    ? { ok: true, registry }
    : { ok: false, problems };
}
// #endregion register-tools

function checkRuntime(
  { model, runtime }: ToolContract<string>,
  refuse: (
    code: RegistrationCode,
    details?: RegistrationProblem['details'],
  ) => void,
): void {
  const { effect, idempotencyKey, timeoutMs, outputBudgetBytes } = runtime;
  if (effect === 'write' && idempotencyKey === null)
    refuse('write_without_key');
  if (
    idempotencyKey !== null &&
    !isRequiredString(model.inputSchema, idempotencyKey)
  )
    refuse('key_not_a_required_string', { key: idempotencyKey });
  for (const [limit, value] of Object.entries({
    timeoutMs,
    outputBudgetBytes,
    contractVersion: runtime.contractVersion,
  }))
    if (!Number.isSafeInteger(value) || value < 1)
      refuse('invalid_limit', { limit, value });
}

function isRequiredString(schema: unknown, name: string): boolean {
  const required = field(schema, 'required');
  const property = field(field(schema, 'properties'), name);
  return (
    Array.isArray(required) &&
    required.includes(name) &&
    isFields(property) &&
    field(property, 'type') === 'string'
  );
}
