import { type CallStep, callTool, type Registry, type Runtime } from '#core';
import { field, hasExactlyFields, isFields } from '#core/value/fields.ts';
import type { TicketTool } from './narrowTools.ts';
import { narrowNameOf, operations, WIDE_TOOL } from './operations.ts';
import type { TicketErrorCode } from './toolResult.ts';

const operationNames = Object.keys(operations) as (keyof typeof operations)[];

type Call = Parameters<typeof callTool>[1];
type Traced = Awaited<ReturnType<typeof callTool<TicketErrorCode>>>;

/**
 * The gated wide tool as a host and a model see it: an enum of the operations, and a `oneOf` with a branch for each form
 * of payload. One description says, word for word, what the narrow tools say in five.
 *
 * The schema does not tie a payload to its operation: that takes a `oneOf` at the root of the parameters, which the
 * interfaces of OpenAI and of Anthropic refuse. {@link callGated} ties them.
 *
 * @param narrow the tools that stand behind the operations
 * @throws RangeError where an operation has no tool
 */
export function gatedWideTool(narrow: readonly TicketTool[]): TicketTool {
  const toolOf = (operation: keyof typeof operations): TicketTool => {
    const tool = narrow.find(({ model }) => model.name === operations[operation]);
    if (tool === undefined) throw new RangeError(`No tool stands behind the operation "${operation}".`);
    return tool;
  };
  const behind = operationNames.map((operation) => ({ operation, model: toolOf(operation).model }));
  const payloads = new Map(
    behind.map(({ model: { inputSchema } }) => [JSON.stringify(inputSchema), inputSchema]),
  );
  return {
    model: {
      name: WIDE_TOOL,
      description: [
        'Works with support tickets. Each operation has a payload of its own.',
        ...behind.map(({ operation, model }) => `${operation}: ${model.description}`),
      ].join(' '),
      inputSchema: {
        type: 'object',
        properties: {
          operation: { enum: operationNames },
          payload: { oneOf: [...payloads.values()] },
        },
        required: ['operation', 'payload'],
        additionalProperties: false,
      },
    },
    // Of a call that fits, the contract of its operation decides; this one only stands for the name.
    runtime: toolOf('get').runtime,
    handler: () => {
      throw new TypeError('no operation has been chosen');
    },
  };
}

/** The gated wide tool at work: the contracts behind its operations, and the name that alone is seen. */
export interface GatedRuntime extends Runtime<TicketErrorCode> {
  /** Holds {@link gatedWideTool} alone. */
  readonly shown: Registry<TicketErrorCode>;
}

// #region call-gated
/**
 * Sends a call of the gated wide tool through the gates of its operation: the contract is chosen by `operation`, and the
 * payload is its arguments. Another name, an unknown operation, and arguments of any other form are refused by the
 * contract that is shown.
 */
export async function callGated({ shown, ...behind }: GatedRuntime, call: Call): Promise<Traced> {
  const { arguments: given } = call;
  const tool = call.tool === WIDE_TOOL ? narrowNameOf(field(given, 'operation')) : undefined;
  if (tool === undefined || !hasExactlyFields(given, ['operation', 'payload']))
    return callTool({ ...behind, registry: shown }, call);
  return fromRoot(await callTool(behind, { ...call, tool, arguments: given['payload'] }));
}
// #endregion call-gated

/** Writes the places of violations from the root of the wide arguments, where the caller has to repair them. */
function fromRoot({ result, trace, ...rest }: Traced): Traced {
  const moved = <E extends { readonly code: string; readonly details: Readonly<Record<string, unknown>> }>(
    error: E,
  ): E => {
    const violations = field(error.details, 'violations');
    if (error.code !== 'invalid_arguments' || !Array.isArray(violations)) return error;
    return {
      ...error,
      details: {
        ...error.details,
        violations: violations.map((one: unknown) =>
          isFields(one) ? { ...one, path: `/payload${String(field(one, 'path'))}` } : one,
        ),
      },
    };
  };
  return {
    ...rest,
    result: result.ok ? result : { ...result, error: moved(result.error) },
    trace: trace.map(
      (step): CallStep<TicketErrorCode> =>
        step.outcome === 'refused' ? { ...step, refusal: moved(step.refusal) } : step,
    ),
  };
}
