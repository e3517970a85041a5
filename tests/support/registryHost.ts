import { createHash, createHmac } from 'node:crypto';
import {
  type Actor,
  type CallGateId,
  type CallPipeline,
  callPipeline,
  callTool,
  issueApproval,
  memoryReceipts,
  type RegistryHost,
  type Runtime,
  registerTools,
  type ToolContract,
} from '#core';
import { compileSchema } from '#schema';

/** A host for tests: real hashes, a clock that stands still, and no deadline that ever passes. */
export function testHost(parts: Partial<RegistryHost> = {}): RegistryHost {
  return {
    compile: compileSchema,
    sha256: (text) => createHash('sha256').update(text).digest('hex'),
    mac: (text) => createHmac('sha256', 'the key of this test').update(text).digest('hex'),
    now: () => 1_000,
    withDeadline: async (_limit, work) => ({ ended: true, value: await work({ cancelled: false }) }),
    receipts: memoryReceipts(),
    ...parts,
  };
}

/**
 * A registry of these tools on this host.
 * @throws Error with the problems, where it cannot be made
 */
export function runtimeOf<Business extends string>(
  tools: readonly ToolContract<Business>[],
  host: RegistryHost = testHost(),
  pipeline?: CallPipeline,
): Runtime<Business> {
  const registration = registerTools(tools, host);
  if (!registration.ok) throw new Error(JSON.stringify(registration.problems));
  return { registry: registration.registry, host, ...(pipeline === undefined ? {} : { pipeline }) };
}

/** The registry's pipeline without these gates. */
export function gatesWithout(...ids: readonly CallGateId[]): CallPipeline {
  return callPipeline.filter(({ id }) => !ids.includes(id));
}

/** A call's result in one line: `ok {…}`, `replayed {…}`, or the error's code and outcome. */
export async function lineOf<Business extends string>(
  runtime: Runtime<Business>,
  call: Parameters<typeof callTool>[1],
): Promise<string> {
  const { result } = await callTool(runtime, call);
  if (!result.ok) return `${result.error.code} ${result.error.outcome}`;
  return `${result.replayed ? 'replayed' : 'ok'} ${JSON.stringify(result.output)}`;
}

/** An approval of this call by this host, good for a second. */
export function approve(
  call: { readonly tool: string; readonly arguments: unknown; readonly actor: Actor },
  host: RegistryHost,
): unknown {
  return issueApproval(
    { tool: call.tool, contractVersion: 1, actor: call.actor.id, arguments: call.arguments },
    { approver: 'boss', expiresAt: host.now() + 1_000 },
    host,
  );
}
