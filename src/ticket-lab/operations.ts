import type { LabCall } from './labCase.ts';

/** The one name under which both wide surfaces stand. */
export const WIDE_TOOL = 'ticket_operation';

/** The operations of the wide tool, in the order of its enum, each with the narrow tool of the same intent. */
export const operations = {
  get: 'get_ticket',
  preview: 'preview_ticket_followup',
  record: 'record_ticket_followup',
  list: 'list_tickets',
  slow: 'slow_ticket_lookup',
} as const;

/** The operation of the second writing tool, which no measured catalog has. */
const beyondCatalog = { close: 'close_ticket' } as const;

const narrowNames: ReadonlyMap<string, string> = new Map(Object.entries({ ...operations, ...beyondCatalog }));
const operationNames: ReadonlyMap<string, string> = new Map(
  [...narrowNames].map(([operation, name]) => [name, operation]),
);

/** The narrow tool of an operation; undefined for whatever is no operation. */
export function narrowNameOf(operation: unknown): string | undefined {
  return typeof operation === 'string' ? narrowNames.get(operation) : undefined;
}

/**
 * Writes a call of a narrow tool as a call of the wide one: the same proposal, under the other name. A name that the
 * narrow surface lacks stays as it is, since the wide surface lacks it too.
 */
export function asOperation({ name, arguments: payload }: LabCall): LabCall {
  const operation = operationNames.get(name);
  return operation === undefined
    ? { name, arguments: payload }
    : { name: WIDE_TOOL, arguments: { operation, payload } };
}
