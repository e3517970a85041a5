import type { CatalogDemands } from '#ticket-lab/evaluateCatalog.ts';

const note = 'Customer asked for a call back on Friday';
const writes = ['write', 'delete'];
const all = ['read', 'preview', ...writes];

/** What the catalog must let a model say, and what it must not. */
export const demands: CatalogDemands = {
  intents: [
    {
      id: 'show',
      effect: 'read',
      permission: 'ticket:read',
      arguments: { ticket_id: 'T-102' },
    },
    { id: 'list', effect: 'read', permission: 'ticket:read', arguments: { limit: 3 } },
    {
      id: 'list-on',
      effect: 'read',
      permission: 'ticket:read',
      arguments: { limit: 5, cursor: 'c1.5.9f2c' },
    },
    {
      id: 'preview',
      effect: 'preview',
      permission: 'ticket:read',
      arguments: { ticket_id: 'T-102', note },
    },
    {
      id: 'record',
      effect: 'write',
      permission: 'ticket:write',
      arguments: { ticket_id: 'T-102', note, action_id: 'write-102-a' },
    },
    {
      id: 'delete',
      effect: 'delete',
      permission: 'ticket:delete',
      arguments: { ticket_id: 'T-102', action_id: 'delete-102' },
    },
  ],
  forbidden: [
    {
      id: 'no-envelope',
      effects: all,
      arguments: [
        { operation: 'record', payload: { ticket_id: 'T-102', note } },
        { operation: 'list' },
        {},
      ],
    },
    {
      id: 'no-empty-write',
      effects: writes,
      arguments: [
        { ticket_id: 'T-102', note: '', action_id: 'write-102-a' },
        { note, action_id: 'write-102-a' },
        { ticket_id: '', note, action_id: 'write-102-a' },
      ],
    },
    {
      id: 'no-write-without-key',
      effects: writes,
      arguments: [
        { ticket_id: 'T-102', note },
        { ticket_id: 'T-102' },
        { ticket_id: 'T-102', note, action_id: '' },
      ],
    },
    {
      id: 'no-endless-list',
      effects: all,
      arguments: [{ limit: 500 }, { limit: 6 }, { limit: 0 }, { limit: '3' }],
    },
    {
      id: 'nothing-undeclared',
      effects: all,
      arguments: [
        { ticket_id: 'T-102', approved: true },
        {
          ticket_id: 'T-102',
          note,
          action_id: 'write-102-a',
          permission: 'ticket:write',
        },
        { limit: 3, all: true },
      ],
    },
  ],
  maxBytes: 1800,
};
