import { field, isFields } from '#core/value/fields.ts';
import type { HandlerFault } from './labCase.ts';
import { WIDE_TOOL } from './operations.ts';
import type { TicketStore } from './ticketStore.ts';
import type { LabResult, WideError } from './toolResult.ts';

/**
 * The catalog of the wide tool: one operation and one payload. Its schema is not enforced; the tool is the negative
 * control of the comparison.
 */
export const wideCatalog = [
  {
    type: 'function',
    name: WIDE_TOOL,
    description: 'Works with support tickets. Name an operation and give it a payload.',
    parameters: {
      type: 'object',
      properties: { operation: { type: 'string' }, payload: { type: 'object' } },
      required: ['operation'],
    },
  },
] as const;

const failed: WideError = { code: 'tool_failed', category: 'unknown', retryable: false, details: {} };

/**
 * Runs the wide tool, without actor, permission or approval. Replaces invalid arguments by defaults and records
 * follow-ups of missing tickets.
 *
 * @param fault happens after a follow-up is recorded
 */
export function callWide(
  store: TicketStore,
  call: { readonly name: string; readonly arguments: unknown },
  fault: HandlerFault | null = null,
): Omit<LabResult, 'side_effects'> {
  const fail = { ok: false, output: null, error: failed, replayed: false, trace: [] } as const;
  const done = (output: unknown) => ({ ok: true, output, error: null, replayed: false, trace: [] }) as const;
  if (call.name !== WIDE_TOOL) return fail;
  const given = field(call.arguments, 'payload');
  const payload = isFields(given) ? given : {};
  const id = String(field(payload, 'ticket_id') ?? '');
  switch (field(call.arguments, 'operation')) {
    case 'get':
      return done({ ticket: store.find(id) ?? null });
    case 'record':
      store.record(id, String(field(payload, 'note') ?? ''));
      if (fault === 'throws_after_writing') return fail;
      return done({ status: fault === 'breaks_its_promise' ? 'maybe' : 'done', ticket_id: id });
    case 'list':
      return done({ items: store.list() });
    default:
      return fail;
  }
}
