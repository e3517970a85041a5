import {
  type Actor,
  callTool,
  issueApproval,
  type Runtime,
  readReceipt,
  registerTools,
  settleReceipt,
} from '#core';
import * as en from '#core/messages/en/registry.ts';
import * as zh from '#core/messages/zh/registry.ts';
import type { Locale } from '#i18n/locale.ts';
import { LAB_NOW, labHost } from '#ticket-lab/labHost.ts';
import { narrowTools, type TicketTool } from '#ticket-lab/narrowTools.ts';
import { ticketStore } from '#ticket-lab/ticketStore.ts';
import type { TicketErrorCode } from '#ticket-lab/toolResult.ts';
import type { Cell, TableSpec } from '#ui/tables/tableSpec.ts';

/** An attempt whose tool breaks, and whether the host looks the write up and settles the receipt. */
export interface BrokenAttempt {
  readonly breaks: 'before_writing' | 'after_writing';
  readonly looks: boolean;
}

/** What came of it. Made by {@link settled}: a run takes a moment. */
export interface SettledRow extends BrokenAttempt {
  /** What the settlement has said; null where nobody looked. */
  readonly settlement: 'applied' | 'not_applied' | null;
  /** What the repetition is answered: by the tool, from a settled receipt, or that nobody knows. */
  readonly repeated: 'done' | 'from_look_up' | 'outcome_unknown';
  readonly entries: number;
}

const TOOL = 'record_ticket_followup';
const args = { ticket_id: 'T-102', note: 'call back', action_id: 'write-1' };
const actor: Actor = { id: 'ann', permissions: new Set(['ticket:read', 'ticket:write']) };

/** Plays attempts on the lab's registry: the first call breaks, the host looks or does not, the call is repeated. */
export async function settled(attempts: readonly BrokenAttempt[]): Promise<readonly SettledRow[]> {
  return Promise.all(attempts.map(play));
}

async function play(attempt: BrokenAttempt): Promise<SettledRow> {
  const store = ticketStore();
  const host = labHost();
  const tools = narrowTools(store, host).map((tool) =>
    tool.model.name === TOOL ? breakingOnce(tool, attempt.breaks) : tool,
  );
  const registration = registerTools(tools, host);
  if (!registration.ok) throw new TypeError(`The lab's tools: ${JSON.stringify(registration.problems)}`);
  const runtime = { registry: registration.registry, host };
  const entries = () => store.find(args.ticket_id)?.followups.length ?? 0;
  await send(runtime);
  const settlement = attempt.looks ? await settle(runtime, entries() > 0) : null;
  const { result, trace } = await send(runtime);
  if (!result.ok && result.error.code !== 'outcome_unknown')
    throw new TypeError(`The repetition: ${result.error.code}`);
  const isFound = trace.some(({ origin }) => origin === 'look_up');
  const repeated = !result.ok ? 'outcome_unknown' : isFound ? 'from_look_up' : 'done';
  return { ...attempt, settlement, repeated, entries: entries() };
}

/** The same tool, whose first call breaks. */
function breakingOnce(tool: TicketTool, breaks: BrokenAttempt['breaks']): TicketTool {
  let isFirst = true;
  return {
    ...tool,
    handler: async (...given) => {
      if (!isFirst) return tool.handler(...given);
      isFirst = false;
      if (breaks === 'after_writing') await tool.handler(...given);
      throw new Error('The connection to the database broke.');
    },
  };
}

function send(runtime: Runtime<TicketErrorCode>) {
  const approval = issueApproval(
    { tool: TOOL, contractVersion: 1, actor: actor.id, arguments: args },
    { approver: 'supervisor', expiresAt: LAB_NOW + 1 },
    runtime.host,
  );
  return callTool(runtime, { tool: TOOL, arguments: args, actor, approval });
}

async function settle(runtime: Runtime<TicketErrorCode>, stands: boolean): Promise<SettledRow['settlement']> {
  const read = await readReceipt(runtime.host, { actor: actor.id, tool: TOOL, key: args.action_id });
  if (read?.state !== 'open') return null;
  const output = { ticket_id: args.ticket_id, status: 'recorded', receipt_id: 'receipt-found' };
  const { result } = await settleReceipt(
    runtime,
    read.open,
    stands ? { found: 'applied', output } : { found: 'not_applied' },
  );
  return result.ok ? result.settled : null;
}

const words = {
  en: {
    breaks: {
      before_writing: 'The tool breaks before it writes',
      after_writing: 'The tool breaks after it has written',
    },
    nobody: 'Nobody looks.',
    found: {
      applied: 'The host finds the note: settled as applied.',
      not_applied: 'The host finds no note: settled as not applied.',
    },
    repeated: {
      done: 'The tool runs, since the key is free again.',
      from_look_up: 'Answered from the receipt; the trace says that a look-up vouches for it.',
      outcome_unknown: en.callErrors.outcome_unknown,
    },
    entries: (count: number) => `ledger: ${count}`,
  },
  zh: {
    breaks: { before_writing: '工具在写入之前出错', after_writing: '工具在写入之后出错' },
    nobody: '没有人查。',
    found: { applied: '宿主查到了备注：按“已生效”了结。', not_applied: '宿主没查到备注：按“没有生效”了结。' },
    repeated: {
      done: '键未被占用，工具执行。',
      from_look_up: '按回执回答；轨迹注明依据的是查询结果。',
      outcome_unknown: zh.callErrors.outcome_unknown,
    },
    entries: (count: number) => `账本 ${count} 条`,
  },
} satisfies Record<Locale, object>;

const outcomes = { done: 'allowed', from_look_up: 'allowed', outcome_unknown: 'unknown' } as const;

/** Tells attempts that broke: what a look-up has settled, and what the repetition is answered. */
export const settlementTable: TableSpec<SettledRow> = {
  caption: {
    en: 'An attempt breaks, somebody looks or nobody does, and the call is repeated',
    zh: '一次尝试出错，有人去查或没人去查，然后重发',
  },
  head: [
    { en: 'What happened', zh: '发生了什么' },
    { en: 'The repetition', zh: '重发的结果' },
  ],
  cells: ({ breaks, settlement, repeated, entries }, locale): readonly Cell[] => {
    const own = words[locale];
    const looked = settlement === null ? own.nobody : own.found[settlement];
    return [
      { text: own.breaks[breaks], notes: [{ text: looked }] },
      {
        outcome: outcomes[repeated],
        words: { done: 'done', from_look_up: 'replayed', outcome_unknown: 'outcome_unknown' }[repeated],
        notes: [{ text: own.repeated[repeated] }, { text: own.entries(entries) }],
      },
    ];
  },
};
