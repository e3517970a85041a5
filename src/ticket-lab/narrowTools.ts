import type { HandlerAnswer, RegistryHost, RuntimeContract, ToolContract } from '#core';
import { field } from '#core/value/fields.ts';
import type { HandlerFault } from './labCase.ts';
import { offsetCursors, page, sealedCursors } from './ticketPages.ts';
import type { Ticket, TicketStore } from './ticketStore.ts';
import type { TicketErrorCode } from './toolResult.ts';

/** A tool of the lab. */
export type TicketTool = ToolContract<TicketErrorCode>;

const ticketId = { type: 'string', minLength: 5, description: 'The id of a ticket, such as T-102.' };
const note = { type: 'string', minLength: 1, description: 'The text of the follow-up.' };

const ticket = {
  type: 'object',
  properties: {
    id: { type: 'string' },
    status: { enum: ['open', 'waiting', 'closed'] },
    subject: { type: 'string' },
    followups: { type: 'array', items: { type: 'string' } },
  },
  required: ['id', 'status', 'subject', 'followups'],
  additionalProperties: false,
};
const summary = {
  type: 'object',
  properties: {
    id: ticket.properties.id,
    status: ticket.properties.status,
    subject: ticket.properties.subject,
  },
  required: ['id', 'status', 'subject'],
  additionalProperties: false,
};

/** A closed object schema in which all but the optional properties are required. */
function closed(properties: Readonly<Record<string, unknown>>, optional: readonly string[] = []) {
  const required = Object.keys(properties).filter((name) => !optional.includes(name));
  return { type: 'object', properties, required, additionalProperties: false };
}

const reading: RuntimeContract = {
  contractVersion: 1,
  permission: 'ticket:read',
  effect: 'read',
  approval: 'never',
  idempotencyKey: null,
  timeoutMs: 500,
  retry: 'never',
  outputBudgetBytes: 4096,
};
const writing: RuntimeContract = {
  ...reading,
  permission: 'ticket:write',
  effect: 'write',
  approval: 'required',
  idempotencyKey: 'action_id',
};

const missing = (id: unknown): HandlerAnswer<TicketErrorCode> => ({
  ok: false,
  code: 'ticket_not_found',
  category: 'not_found',
  details: { ticket_id: id },
});

/** The public fields of a ticket; the owner is not one of them. */
function shown({ id, status, subject, followups }: Ticket) {
  return { id, status, subject, followups };
}

/**
 * The narrow tools: one intent each, with its effect, permission and limits in the contract.
 *
 * @param cursors `offset` makes the cursors plain numbers, as the lab's own bad example
 */
export function narrowTools(
  store: TicketStore,
  host: Pick<RegistryHost, 'mac'>,
  {
    fault,
    cursors = 'sealed',
  }: { readonly fault?: HandlerFault | null; readonly cursors?: 'sealed' | 'offset' } = {},
): readonly TicketTool[] {
  const found = (args: unknown, answer: (ticket: Ticket) => unknown): HandlerAnswer<TicketErrorCode> => {
    const id = field(args, 'ticket_id');
    const known = store.find(id);
    return known === undefined ? missing(id) : { ok: true, output: answer(known) };
  };
  const resource = ownersOnly(store);
  const lookUp: TicketTool['handler'] = (args) => found(args, (known) => ({ ticket: shown(known) }));

  return [
    {
      model: {
        name: 'get_ticket',
        description: 'Shows one ticket by its id. Changes nothing.',
        inputSchema: closed({ ticket_id: ticketId }),
        outputSchema: closed({ ticket }),
      },
      runtime: reading,
      resource,
      handler: lookUp,
    },
    {
      model: {
        name: 'preview_ticket_followup',
        description:
          'Shows the exact text that a follow-up would append to a ticket, for a user who wants to see it first. Writes nothing.',
        inputSchema: closed({ ticket_id: ticketId, note }),
        outputSchema: closed({
          ticket_id: { type: 'string' },
          would_append: { type: 'string' },
          side_effects: { type: 'integer' },
        }),
      },
      runtime: reading,
      resource,
      handler: (args) => {
        const before = store.effects().length;
        return found(args, ({ id }) => ({
          ticket_id: id,
          would_append: field(args, 'note'),
          // Counted from the store's record.
          side_effects: store.effects().length - before,
        }));
      },
    },
    {
      model: {
        name: 'record_ticket_followup',
        description:
          'Appends one approved follow-up to a ticket. Writes. Needs ticket:write and an approval; a repeated action_id is answered from its receipt. Not for previews.',
        inputSchema: closed({
          ticket_id: ticketId,
          note,
          action_id: {
            type: 'string',
            minLength: 6,
            description: 'Names this one intended write. The same for a repetition, new for a new intention.',
          },
        }),
        outputSchema: closed({
          receipt_id: { type: 'string' },
          ticket_id: { type: 'string' },
          status: { enum: ['recorded'] },
        }),
      },
      runtime: writing,
      resource,
      handler: (args) =>
        found(args, ({ id }) => {
          store.record(id, String(field(args, 'note') ?? ''));
          if (fault === 'throws_after_writing') throw new Error('the connection broke after the write');
          const status = fault === 'breaks_its_promise' ? 'maybe' : 'recorded';
          return { receipt_id: `receipt-${String(field(args, 'action_id'))}`, ticket_id: id, status };
        }),
    },
    {
      model: {
        name: 'list_tickets',
        description:
          'Lists tickets, one page of at most 5. Go on with the cursor of the page before; leave it out, or null, for the first page.',
        inputSchema: closed(
          {
            limit: { type: 'integer', minimum: 1, maximum: 5 },
            cursor: { type: ['string', 'null'], description: 'next_cursor of the page before, unchanged.' },
          },
          ['cursor'],
        ),
        outputSchema: closed({
          items: { type: 'array', maxItems: 5, items: summary },
          next_cursor: { type: ['string', 'null'] },
        }),
      },
      runtime: reading,
      handler: (args, { actor }) =>
        page(
          store.list().filter(({ owner }) => owner === null || owner === actor.id),
          args,
          cursors === 'sealed' ? sealedCursors(actor, host) : offsetCursors,
        ),
    },
    {
      model: {
        name: 'slow_ticket_lookup',
        description:
          'Shows one ticket from the archive, which may be slow. Past its limit it ends as a fault of a dependency that may be tried again.',
        inputSchema: closed({ ticket_id: ticketId }),
        outputSchema: closed({ ticket }),
      },
      runtime: { ...reading, retry: 'transient' },
      resource,
      handler: lookUp,
    },
  ];
}

/**
 * Creates a second writing tool, for cases with one key on two tools. It is not part of the five and of no measured
 * catalog.
 */
export function closingTool(store: TicketStore): TicketTool {
  return {
    model: {
      name: 'close_ticket',
      description: 'Closes one ticket. Writes. Needs ticket:write and an approval.',
      inputSchema: closed({ ticket_id: ticketId, action_id: { type: 'string', minLength: 6 } }),
      outputSchema: closed({ ticket_id: { type: 'string' }, status: { enum: ['closed'] } }),
    },
    runtime: writing,
    resource: ownersOnly(store),
    handler: (args) => {
      const known = store.find(field(args, 'ticket_id'));
      if (known === undefined) return missing(field(args, 'ticket_id'));
      store.close(known.id);
      return { ok: true, output: { ticket_id: known.id, status: 'closed' } };
    },
  };
}

/** Restricts a ticket with an owner to that owner; a missing ticket is not hidden. */
function ownersOnly(store: TicketStore): NonNullable<TicketTool['resource']> {
  return (args, actor) => {
    const owner = store.find(field(args, 'ticket_id'))?.owner ?? null;
    return owner === null || owner === actor.id ? 'allowed' : 'hidden';
  };
}
