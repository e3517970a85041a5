import {
  type Actor,
  type CallPipeline,
  callPipeline,
  callTool,
  issueApproval,
  memoryReceipts,
  type Registry,
  type RegistryHost,
  type Runtime,
  registerTools,
} from '#core';
import { field, isFields } from '#core/value/fields.ts';
import { callGated, gatedWideTool } from './gatedWideTool.ts';
import { gradeRun, type LabRun } from './gradeRun.ts';
import type { LabCall, LabCase, LabStep } from './labCase.ts';
import { type Compile, LAB_NOW, type Latency, labHost } from './labHost.ts';
import { alterable, keyOnlyReceipts, withoutScope } from './labReceipts.ts';
import { closingTool, narrowTools } from './narrowTools.ts';
import { asOperation } from './operations.ts';
import type { Safeguard } from './safeguards.ts';
import { type TicketStore, ticketStore } from './ticketStore.ts';
import type { LabResult, TicketErrorCode } from './toolResult.ts';

/** Changes to the registry: removed safeguards, another pipeline, another compiler. */
export interface Surface {
  readonly without?: readonly Safeguard[];
  readonly pipeline?: CallPipeline;
  /** The lab's interpreter by default. */
  readonly compile?: Compile;
  /** `one`: the same contracts behind the operations of one wide tool. `five`, a name for each contract, by default. */
  readonly names?: 'one' | 'five';
}

/** Runs one case on the typed registry, with its own store: under five names, or behind one. */
export async function runTyped(
  labCase: LabCase,
  { without = [], pipeline = callPipeline, compile, names = 'five' }: Surface = {},
): Promise<LabRun> {
  const lacks = new Set<Safeguard>(without);
  const store = ticketStore(labCase.store);
  // Receipts in this store survive a restart.
  const disk = alterable(memoryReceipts());
  let latency: Latency | null = null;
  const shown = names === 'one' ? shownAlone(store, compile) : null;

  const start = (): Runtime<TicketErrorCode> => {
    const kept = lacks.has('durability') ? memoryReceipts() : disk;
    const receipts = lacks.has('receipt_scope') ? withoutScope(kept) : kept;
    const host = labHost({ receipts, latency: () => latency, ...(compile && { compile }) });
    const cursors = lacks.has('cursor_seal') ? 'offset' : 'sealed';
    const tools = [...narrowTools(store, host, { fault: labCase.fault, cursors }), closingTool(store)];
    const left = pipeline
      .filter(({ id }) => !lacks.has(id))
      .map((step) => (step.id === 'receipt' && lacks.has('fingerprint') ? keyOnlyReceipts : step));
    return { registry: registered(tools, host), host, pipeline: left };
  };

  let runtime = start();
  const results: LabResult[] = [];
  let together: (() => Promise<LabResult>)[] = [];
  for (const step of labCase.steps) {
    if (step.restart) runtime = start();
    if (step.alterReceipts) disk.alter();
    if (step.nowOwnedBy !== null) store.giveTo('T-102', step.nowOwnedBy);
    const given = step.followCursor ? withCursor(step, results.at(-1)) : step.arguments;
    const { host } = runtime;
    const running = runtime;
    together.push(async () => {
      latency = step.latency;
      const before = store.effects().length;
      const actor = actorOf(step, labCase);
      const approval = approvalOf(step, given, actor, host);
      const { result, trace } =
        shown === null
          ? await callTool(running, { tool: step.name, arguments: given, actor, approval })
          : await callGated(
              { ...running, shown },
              { ...asCall({ name: step.name, arguments: given }), actor, approval },
            );
      return {
        ok: result.ok,
        output: result.ok ? result.output : null,
        error: result.ok ? null : result.error,
        side_effects: store.effects().slice(before),
        replayed: result.ok && result.replayed,
        trace,
      };
    });
    if (step.withNext) continue;
    results.push(...(await Promise.all(together.map((send) => send()))));
    together = [];
  }
  return gradeRun(labCase, results, store.effects());
}

/** The registry that holds the gated wide tool alone. */
function shownAlone(store: TicketStore, compile: Compile | undefined): Registry<TicketErrorCode> {
  const host = labHost(compile === undefined ? {} : { compile });
  return registered([gatedWideTool(narrowTools(store, host))], host);
}

/** A narrow call as one of the wide tool. */
function asCall(narrow: LabCall): { readonly tool: string; readonly arguments: unknown } {
  const { name, arguments: given } = asOperation(narrow);
  return { tool: name, arguments: given };
}

function registered(
  tools: Parameters<typeof registerTools<TicketErrorCode>>[0],
  host: RegistryHost,
): Registry<TicketErrorCode> {
  const registration = registerTools(tools, host);
  if (!registration.ok) throw new TypeError(`The lab's tools: ${JSON.stringify(registration.problems)}`);
  return registration.registry;
}

function actorOf({ actor, permissions }: LabStep, labCase: LabCase): Actor {
  return { id: actor, permissions: new Set(permissions ?? labCase.permissions) };
}

/** Creates the approval that is sent with a step. */
function approvalOf(step: LabStep, given: unknown, actor: Actor, host: RegistryHost): unknown {
  const sign = (change: { actor?: string; arguments?: unknown; expiresAt?: number } = {}) =>
    issueApproval(
      {
        tool: step.name,
        contractVersion: 1,
        actor: change.actor ?? actor.id,
        arguments: change.arguments ?? given,
      },
      { approver: 'supervisor', expiresAt: change.expiresAt ?? LAB_NOW + 60_000 },
      host,
    );
  switch (step.approval) {
    case 'none':
      return undefined;
    case 'the word no':
      return 'no';
    case 'given':
      return sign();
    case 'for other arguments':
      return sign({ arguments: { ...(isFields(given) ? given : {}), note: 'Something harmless' } });
    case 'expired':
      return sign({ expiresAt: LAB_NOW });
    case 'issued to ann':
      return sign({ actor: 'ann' });
  }
}

function withCursor(step: LabStep, last: LabResult | undefined): unknown {
  const cursor = field(last?.output, 'next_cursor');
  return isFields(step.arguments) ? { ...step.arguments, cursor } : step.arguments;
}
