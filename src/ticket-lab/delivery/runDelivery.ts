import {
  type Actor,
  type CallPipeline,
  callPipeline,
  callTool,
  issueApproval,
  memoryReceipts,
  type ReceiptStore,
  type Runtime,
  registerTools,
} from '#core';
import { LAB_NOW, labHost } from '../labHost.ts';
import { keyOnlyReceipts } from '../labReceipts.ts';
import { narrowTools } from '../narrowTools.ts';
import { ticketStore } from '../ticketStore.ts';
import type { TicketErrorCode } from '../toolResult.ts';

/**
 * How a server detects repeated requests: not at all; by the key alone, in memory; by key and fingerprint, with durable
 * receipts.
 */
export type ServerKind = 'none' | 'key_only' | 'receipts';

/** The three servers, in display order. */
export const serverKinds: readonly ServerKind[] = ['none', 'key_only', 'receipts'];

/** The fate of one request on the network. */
export type Fate = 'arrives' | 'request_lost' | 'answer_lost';

/** One event of a history. */
export type DeliveryEvent =
  | {
      readonly kind: 'send';
      readonly key: string;
      readonly note: string;
      readonly fate: Fate;
      /** The request is sent twice concurrently. */
      readonly twice: boolean;
    }
  | { readonly kind: 'restart' }
  /** The tool's contract gets its next version; the process stays. */
  | { readonly kind: 'new_version' };

/** The server's answer to one request, or that none arrived. */
export type ServerAnswer = 'nothing_arrived' | 'wrote' | 'replayed' | 'conflict' | 'unknown';

/** The client's knowledge after a send. */
export type ClientKnows = 'done' | 'refused' | 'no_answer';

/** One event on one server, with the ledger after it. */
export interface DeliveryStep {
  readonly event: DeliveryEvent;
  /** One per request; empty for a restart and a new version. */
  readonly answers: readonly { readonly server: ServerAnswer; readonly client: ClientKnows }[];
  /** The entries, oldest first. */
  readonly ledger: readonly string[];
  /** How many entries this event added. */
  readonly added: number;
}

/** The same events on one server. */
export interface Delivery {
  readonly server: ServerKind;
  readonly steps: readonly DeliveryStep[];
  /** The number of entries beyond the first for the same request. */
  readonly doubled: number;
  /** The number of requests answered as done without an entry. */
  readonly lost: number;
}

const client: Actor = { id: 'client', permissions: new Set(['ticket:write']) };
const TICKET = 'T-102';

// #region run-delivery
/**
 * Plays events against one kind of server: the registry of this course, with
 * its gate for receipts taken out, reduced to the key, or whole.
 */
export async function runDelivery(events: readonly DeliveryEvent[], server: ServerKind): Promise<Delivery> {
  const store = ticketStore();
  const disk = memoryReceipts();
  let version = 1;
  let memory = memoryReceipts();
  let runtime = started(server, store, server === 'receipts' ? disk : memory, version);
  const steps: DeliveryStep[] = [];
  for (const event of events) {
    const before = store.effects().length;
    let answers: DeliveryStep['answers'] = [];
    if (event.kind === 'send') {
      const requests = event.twice ? [event, event] : [event];
      answers = await Promise.all(requests.map((request) => deliver(runtime, request, version)));
    } else {
      // Only the durable receipts survive a restart.
      if (event.kind === 'restart') memory = memoryReceipts();
      else version += 1;
      runtime = started(server, store, server === 'receipts' ? disk : memory, version);
    }
    steps.push({ event, answers, ledger: ledgerOf(store), added: store.effects().length - before });
  }
  return { server, steps, ...harmOf(steps) };
}
// #endregion run-delivery

async function deliver(
  runtime: Runtime<TicketErrorCode>,
  { key, note, fate }: Extract<DeliveryEvent, { kind: 'send' }>,
  contractVersion: number,
): Promise<DeliveryStep['answers'][number]> {
  if (fate === 'request_lost') return { server: 'nothing_arrived', client: 'no_answer' };
  const args = { ticket_id: TICKET, note, action_id: key };
  const approval = issueApproval(
    { tool: 'record_ticket_followup', contractVersion, actor: client.id, arguments: args },
    { approver: 'supervisor', expiresAt: LAB_NOW + 1 },
    runtime.host,
  );
  const { result } = await callTool(runtime, {
    tool: 'record_ticket_followup',
    arguments: args,
    actor: client,
    approval,
  });
  const server = result.ok
    ? result.replayed
      ? 'replayed'
      : 'wrote'
    : result.error.code === 'idempotency_conflict'
      ? 'conflict'
      : 'unknown';
  if (fate === 'answer_lost') return { server, client: 'no_answer' };
  return { server, client: result.ok ? 'done' : 'refused' };
}

/** Counts doubled and lost requests; a request is identified by key and note. */
function harmOf(steps: readonly DeliveryStep[]): Pick<Delivery, 'doubled' | 'lost'> {
  const wrote = new Map<string, number>();
  const done = new Map<string, string>();
  for (const { event, answers } of steps) {
    if (event.kind !== 'send') continue;
    const request = JSON.stringify([event.key, event.note]);
    for (const { server, client: knows } of answers) {
      if (server === 'wrote') wrote.set(request, (wrote.get(request) ?? 0) + 1);
      if (knows === 'done') done.set(request, event.note);
    }
  }
  const ledger = steps.at(-1)?.ledger ?? [];
  return {
    doubled: [...wrote.values()].reduce((sum, times) => sum + times - 1, 0),
    lost: [...done.values()].filter((note) => !ledger.includes(note)).length,
  };
}

/** Starts a server with these receipts, whose tools have this version of their contracts. */
function started(
  kind: ServerKind,
  store: ReturnType<typeof ticketStore>,
  receipts: ReceiptStore,
  contractVersion: number,
): Runtime<TicketErrorCode> {
  const host = labHost({ receipts });
  const tools = narrowTools(store, host).map((tool) => ({
    ...tool,
    runtime: { ...tool.runtime, contractVersion },
  }));
  const registration = registerTools(tools, host);
  if (!registration.ok) throw new TypeError(`The lab's tools: ${JSON.stringify(registration.problems)}`);
  return { registry: registration.registry, host, pipeline: pipelines[kind] };
}

const pipelines: Readonly<Record<ServerKind, CallPipeline>> = {
  none: callPipeline.filter(({ id }) => id !== 'receipt'),
  key_only: callPipeline.map((step) => (step.id === 'receipt' ? keyOnlyReceipts : step)),
  receipts: callPipeline,
};

/** The ledger: the notes, oldest first. */
function ledgerOf(store: ReturnType<typeof ticketStore>): readonly string[] {
  return store.find(TICKET)?.followups ?? [];
}
