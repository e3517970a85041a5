import solution from '#exercises/narrow-catalog/solution.json' with { type: 'json' };

/** A tool as it is submitted. */
interface Tool {
  name: string;
  effect: string;
  permission: string;
  parameters: Record<string, unknown> & { properties: Record<string, unknown> };
}

/** A catalogue that is wrong in one way. The witness is a call that other tools accept than in the stored solution. */
export interface CatalogMiss {
  readonly id: string;
  readonly catalog: readonly Tool[];
  readonly witness: unknown;
}

const note = 'Customer asked for a call back on Friday';

type Part = 'show_ticket' | 'preview_followup' | 'record_followup' | 'delete_ticket' | 'list_tickets';

function changed(change: (tools: Record<Part, Tool>) => void, ...more: readonly Tool[]): readonly Tool[] {
  const tools: Tool[] = JSON.parse(JSON.stringify(solution));
  change(Object.fromEntries(tools.map((tool) => [tool.name, tool])) as unknown as Record<Part, Tool>);
  return [...tools, ...more];
}
/** The solution with another schema for one argument of a tool. */
const given = (part: Part, name: string, schema: unknown) =>
  changed((tools) => {
    tools[part].parameters.properties[name] = schema;
  });
/** The solution with keywords changed in the parameters of a tool; what is undefined goes. */
const keywords = (part: Part, change: object) =>
  changed((tools) => {
    Object.assign(tools[part].parameters, change);
  });

const record = (change: object = {}) => ({ ticket_id: 'T-102', note, action_id: 'write-102-a', ...change });

const rows: readonly (readonly [id: string, catalog: readonly Tool[], witness: unknown])[] = [
  ['show-that-ticket', given('show_ticket', 'ticket_id', { const: 'T-102' }), { ticket_id: 'T-101' }],
  [
    'show-listed-tickets',
    given('show_ticket', 'ticket_id', { enum: ['T-101', 'T-102', 'T-103'] }),
    { ticket_id: 'T-250' },
  ],
  [
    'preview-that-ticket',
    given('preview_followup', 'ticket_id', { const: 'T-102' }),
    { ticket_id: 'T-101', note },
  ],
  [
    'preview-that-note',
    given('preview_followup', 'note', { const: note }),
    { ticket_id: 'T-102', note: 'Paid' },
  ],
  [
    'record-that-ticket',
    given('record_followup', 'ticket_id', { const: 'T-102' }),
    record({ ticket_id: 'T-101' }),
  ],
  ['record-that-note', given('record_followup', 'note', { const: note }), record({ note: 'Paid' })],
  [
    'record-that-key',
    given('record_followup', 'action_id', { const: 'write-102-a' }),
    record({ action_id: 'write-102-b' }),
  ],
  [
    'record-short-notes',
    given('record_followup', 'note', { type: 'string', minLength: 1, maxLength: note.length }),
    record({ note: `${note}, after nine` }),
  ],
  [
    'record-long-notes',
    given('record_followup', 'note', { type: 'string', minLength: note.length }),
    record({ note: 'Paid' }),
  ],
  [
    'delete-that-ticket',
    given('delete_ticket', 'ticket_id', { const: 'T-102' }),
    { ticket_id: 'T-101', action_id: 'delete-102' },
  ],
  [
    'delete-that-key',
    given('delete_ticket', 'action_id', { const: 'delete-102' }),
    { ticket_id: 'T-102', action_id: 'delete-103' },
  ],
  ['list-three-or-five', given('list_tickets', 'limit', { enum: [3, 5] }), { limit: 4 }],
  [
    'list-from-three',
    given('list_tickets', 'limit', { type: 'integer', minimum: 3, maximum: 5 }),
    { limit: 1 },
  ],
  ['list-without-four', given('list_tickets', 'limit', { enum: [1, 2, 3, 5] }), { limit: 4 }],
  [
    'list-that-cursor',
    given('list_tickets', 'cursor', { const: 'c1.5.9f2c' }),
    { limit: 5, cursor: 'c2.5.11aa' },
  ],
  [
    'list-cursor-with-five',
    keywords('list_tickets', { if: { required: ['cursor'] }, then: { properties: { limit: { const: 5 } } } }),
    { limit: 3, cursor: 'c1.5.9f2c' },
  ],
  [
    'list-five-with-cursor',
    keywords('list_tickets', {
      anyOf: [{ required: ['cursor'] }, { properties: { limit: { maximum: 4 } } }],
    }),
    { limit: 5 },
  ],
  ['list-halves', given('list_tickets', 'limit', { type: 'number', minimum: 1, maximum: 5 }), { limit: 2.5 }],
  [
    'list-without-seven',
    given('list_tickets', 'limit', { type: 'integer', minimum: 1, not: { enum: [6, 500] } }),
    { limit: 7 },
  ],
  [
    'list-from-below',
    given('list_tickets', 'limit', { type: 'integer', maximum: 5, not: { const: 0 } }),
    { limit: -1 },
  ],
  ['list-all', given('list_tickets', 'limit', { enum: [1, 2, 3, 4, 5, null] }), { limit: null }],
  ['list-all-by-word', given('list_tickets', 'limit', { enum: [1, 2, 3, 4, 5, 'all'] }), { limit: 'all' }],
  ['list-true', given('list_tickets', 'limit', { enum: [1, 2, 3, 4, 5, true] }), { limit: true }],
  [
    'list-by-cursor-alone',
    keywords('list_tickets', { required: [], anyOf: [{ required: ['limit'] }, { required: ['cursor'] }] }),
    { cursor: 'c1.5.9f2c' },
  ],
  ['list-any-cursor', given('list_tickets', 'cursor', {}), { limit: 3, cursor: { after: 3 } }],
  [
    'note-without-type',
    given('record_followup', 'note', { minLength: 1, maxLength: 900 }),
    record({ note: null }),
  ],
  [
    'note-list',
    given('record_followup', 'note', { type: ['string', 'array'], minLength: 1 }),
    record({ note: [] }),
  ],
  [
    'ticket-without-type',
    given('record_followup', 'ticket_id', { minLength: 5, maxLength: 9 }),
    record({ ticket_id: null }),
  ],
  [
    'key-without-type',
    given('record_followup', 'action_id', { minLength: 6, maxLength: 40 }),
    record({ action_id: null }),
  ],
  [
    'key-of-deletion-without-type',
    given('delete_ticket', 'action_id', { minLength: 6 }),
    { ticket_id: 'T-102', action_id: false },
  ],
  [
    'empty-key-of-deletion',
    given('delete_ticket', 'action_id', { type: 'string' }),
    { ticket_id: 'T-102', action_id: '' },
  ],
  [
    'empty-ticket-of-deletion',
    given('delete_ticket', 'ticket_id', { type: 'string', maxLength: 9 }),
    { ticket_id: '', action_id: 'delete-102' },
  ],
  [
    'undeclared-by-name',
    keywords('show_ticket', {
      additionalProperties: true,
      propertyNames: {
        not: {
          enum: [
            'approved',
            'permission',
            'all',
            'note',
            'action_id',
            'limit',
            'cursor',
            'operation',
            'payload',
          ],
        },
      },
    }),
    { ticket_id: 'T-102', force: true },
  ],
  [
    'undeclared-number',
    keywords('delete_ticket', { additionalProperties: { type: 'number' } }),
    { ticket_id: 'T-102', action_id: 'delete-102', priority: 1 },
  ],
  [
    'undeclared-list',
    keywords('list_tickets', { additionalProperties: { type: 'array' } }),
    { limit: 3, fields: [] },
  ],
  [
    'undeclared-null',
    keywords('preview_followup', { additionalProperties: { type: 'null' } }),
    { ticket_id: 'T-102', note, approved: null },
  ],
  [
    'x-passes',
    keywords('record_followup', {
      additionalProperties: true,
      propertyNames: { anyOf: [{ enum: ['ticket_id', 'note', 'action_id'] }, { minLength: 15 }] },
    }),
    record({ 'x-approved-by-ann': true }),
  ],
  [
    'envelope-of-deletion',
    changed(() => {}, {
      name: 'ticket_operation',
      effect: 'read',
      permission: 'ticket:read',
      parameters: {
        type: 'object',
        properties: { operation: { const: 'delete' }, payload: { type: 'object' } },
        required: ['operation', 'payload'],
        additionalProperties: false,
      },
    }),
    { operation: 'delete', payload: { ticket_id: 'T-102' } },
  ],
  [
    'a-second-tool-for-some',
    changed(() => {}, {
      name: 'show_first_ticket',
      effect: 'read',
      permission: 'ticket:read',
      parameters: {
        type: 'object',
        properties: { ticket_id: { const: 'T-101' } },
        required: ['ticket_id'],
        additionalProperties: false,
      },
    }),
    { ticket_id: 'T-101' },
  ],
];

/** Catalogues one step from the stored solution. */
export const catalogMisses: readonly CatalogMiss[] = rows.map(([id, catalog, witness]) => ({
  id,
  catalog,
  witness,
}));
