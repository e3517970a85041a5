import { type Actor, type HandlerAnswer, issueCursor, type RegistryHost, readCursor } from '#core';
import { field } from '#core/value/fields.ts';
import type { Ticket } from './ticketStore.ts';
import type { TicketErrorCode } from './toolResult.ts';

/** Encodes and decodes page cursors. */
export interface Cursors {
  readonly issue: (position: number) => string;
  readonly read: (cursor: string) => number | null;
}

/** Creates cursors that are sealed to this host and one actor. */
export function sealedCursors(actor: Actor, host: Pick<RegistryHost, 'mac'>): Cursors {
  // Each actor sees another list, so a cursor is valid for its actor only.
  const query = { list: 'tickets', order: 'id', actor: actor.id };
  return {
    issue: (position) => issueCursor(query, position, host),
    read: (cursor) => readCursor(cursor, query, host),
  };
}

/** Unsealed cursors: plain numbers that any caller can make up; a negative one counts from the end. */
export const offsetCursors: Cursors = {
  issue: String,
  read: (cursor) => (/^\s*[+-]?\d+\s*$/.test(cursor) ? Number(cursor) : null),
};

/** Returns one page of a list and the cursor of the next. */
export function page(
  all: readonly Ticket[],
  args: unknown,
  cursors: Cursors,
): HandlerAnswer<TicketErrorCode> {
  const limit = Number(field(args, 'limit') ?? 5);
  const cursor = field(args, 'cursor') ?? null;
  const start = cursor === null ? 0 : typeof cursor === 'string' ? cursors.read(cursor) : null;
  if (start === null)
    return { ok: false, code: 'invalid_cursor', category: 'validation', details: { cursor } };
  const items = all.slice(start, start + limit).map(({ id, status, subject }) => ({ id, status, subject }));
  const end = start + items.length;
  return { ok: true, output: { items, next_cursor: end < all.length ? cursors.issue(end) : null } };
}
