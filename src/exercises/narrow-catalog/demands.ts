import type { CatalogDemands, Intent } from '#ticket-lab/evaluateCatalog.ts';
import { memberChanges } from '../walk/memberChanges.ts';
import { recordOf } from '../walk/tree.ts';

const note = 'Customer asked for a call back on Friday';
const writes = ['write', 'delete'];
const all = ['read', 'preview', ...writes];

const tickets = ['T-101', 'T-103', 'T-250', 'T-999', 'T-1024'];
const notes = ['Paid', '客户要求周五回电', `${note}, after nine.`, 'x'.repeat(500)];
const actions = [
  'write-102-b',
  'delete-103',
  'ed7ba470-8e54-465e-825c-99712043e01c',
  'a'.repeat(40),
];
const cursors = ['c2.5.11aa', 'c1', 'x'.repeat(100)];

/** A call with each of these values in the place of one argument. */
function varied(
  call: object,
  name: string,
  values: readonly unknown[],
): readonly object[] {
  return values.map((value) => ({ ...call, [name]: value }));
}

/** A call without one argument. */
function without(call: object, name: string): object {
  return recordOf(Object.entries(call).filter(([one]) => one !== name));
}

const show = { ticket_id: 'T-102' };
const preview = { ticket_id: 'T-102', note };
const record = { ticket_id: 'T-102', note, action_id: 'write-102-a' };
const deletion = { ticket_id: 'T-102', action_id: 'delete-102' };
const list = { limit: 3 };
const listOn = { limit: 5, cursor: 'c1.5.9f2c' };

const intents: readonly Intent[] = [
  {
    id: 'show',
    effect: 'read',
    permission: 'ticket:read',
    arguments: show,
    neighbours: varied(show, 'ticket_id', tickets),
  },
  {
    id: 'list',
    effect: 'read',
    permission: 'ticket:read',
    arguments: list,
    neighbours: varied(list, 'limit', [1, 2, 4, 5]),
  },
  {
    id: 'list-on',
    effect: 'read',
    permission: 'ticket:read',
    arguments: listOn,
    neighbours: [
      ...varied(listOn, 'limit', [1, 2, 3, 4]),
      ...varied(listOn, 'cursor', cursors),
    ],
  },
  {
    id: 'preview',
    effect: 'preview',
    permission: 'ticket:read',
    arguments: preview,
    neighbours: [
      ...varied(preview, 'ticket_id', tickets),
      ...varied(preview, 'note', notes),
    ],
  },
  {
    id: 'record',
    effect: 'write',
    permission: 'ticket:write',
    arguments: record,
    neighbours: [
      ...varied(record, 'ticket_id', tickets),
      ...varied(record, 'note', notes),
      ...varied(record, 'action_id', actions),
    ],
  },
  {
    id: 'delete',
    effect: 'delete',
    permission: 'ticket:delete',
    arguments: deletion,
    neighbours: [
      ...varied(deletion, 'ticket_id', tickets),
      ...varied(deletion, 'action_id', actions),
    ],
  },
];

const calls = [show, list, listOn, preview, record, deletion];
const declared = ['ticket_id', 'note', 'action_id', 'limit', 'cursor'];
const strangers = [
  'operation',
  'payload',
  'approved',
  'permission',
  'all',
  'force',
  'reason',
  'user_id',
];

/** Every intended call with a field that nobody declares, of every kind of value, or under a name like one of its own. */
const undeclared = calls.flatMap((call) => [
  ...strangers.flatMap((name) =>
    [true, false, null, 0, 1, '', 'x', [], {}].map((value) => ({
      ...call,
      [name]: value,
    })),
  ),
  ...memberChanges(call, strangers)
    .map((change) => recordOf(change(Object.entries(call))))
    .filter((changed) => Object.keys(changed).some((name) => !declared.includes(name))),
]);

/** What is no text, in the place of one. */
const noTexts = [null, true, false, 0, 5, [], ['T-102'], {}, { id: 'T-102' }];

/** What is no number of tickets on a page. */
const noPages = [
  ...[
    500,
    6,
    0,
    -1,
    -2,
    7,
    8,
    9,
    10,
    11,
    50,
    100,
    1000,
    1e6,
    2 ** 31,
    1e9,
    1e16,
    1e20,
    -1e9,
  ],
  ...[0.5, 1.5, 2.5, 4.5, 4.999, 5.5, 3 + 2 ** -50],
  ...['3', '', 'all', 'max', null, true, false, [], [3], {}, { max: 3 }],
];

/** What the catalog must let a model say, and what it must not. */
export const demands: CatalogDemands = {
  intents,
  forbidden: [
    {
      id: 'no-envelope',
      effects: all,
      arguments: [
        { operation: 'record', payload: { ticket_id: 'T-102', note } },
        { operation: 'list' },
        {},
        ...['show', 'list', 'preview', 'record', 'delete'].flatMap((operation) =>
          calls.map((payload) => ({ operation, payload })),
        ),
        ...['show', 'preview', 'record', 'delete'].map((operation) => ({ operation })),
        ...['payload', 'arguments', 'params', 'input'].flatMap((name) =>
          calls.map((call) => ({ [name]: call })),
        ),
        ...calls.map((call) => [call]),
      ],
    },
    {
      id: 'no-empty-write',
      effects: writes,
      arguments: [
        { ...record, note: '' },
        without(record, 'ticket_id'),
        { ...record, ticket_id: '' },
        { ...deletion, ticket_id: '' },
        without(deletion, 'ticket_id'),
        { note },
      ],
    },
    {
      id: 'no-write-without-key',
      effects: writes,
      arguments: [
        preview,
        show,
        { ...record, action_id: '' },
        { ...deletion, action_id: '' },
      ],
    },
    {
      id: 'no-endless-list',
      effects: all,
      arguments: [
        ...varied(list, 'limit', noPages),
        ...varied(listOn, 'limit', noPages),
        without(listOn, 'limit'),
      ],
    },
    {
      id: 'nothing-undeclared',
      effects: all,
      arguments: [
        { ticket_id: 'T-102', approved: true },
        { ...record, permission: 'ticket:write' },
        { limit: 3, all: true },
        ...undeclared,
      ],
    },
    {
      id: 'texts-are-texts',
      effects: all,
      arguments: [
        ...varied(show, 'ticket_id', noTexts),
        ...varied(listOn, 'cursor', noTexts),
        ...['ticket_id', 'note'].flatMap((name) => varied(preview, name, noTexts)),
        ...['ticket_id', 'note', 'action_id'].flatMap((name) =>
          varied(record, name, noTexts),
        ),
        ...['ticket_id', 'action_id'].flatMap((name) => varied(deletion, name, noTexts)),
      ],
    },
  ],
  maxBytes: 1800,
};
