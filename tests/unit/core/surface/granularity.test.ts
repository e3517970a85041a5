import { expect, it } from 'vitest';
import { type AbilityPair, granularity, type ToolTraits } from '#core';

const tool: ToolTraits = {
  permission: 'ticket:read',
  effect: 'read',
  audience: 'support',
  retry: 'never',
  object: 'ticket',
  parameters: ['ticket_id'],
  results: ['ticket'],
};

const rows: readonly [string, Partial<ToolTraits>, string, Partial<AbilityPair>?][] = [
  ['the same thing, read in two ways', {}, 'merge same_object'],
  [
    'steps that are never taken alone',
    { object: 'customer' },
    'merge always_in_order',
    { order: 'always_in_order' },
  ],
  ['two things that happen to be read', { object: 'invoice' }, 'split nothing_in_common'],
  [
    'a preview and its write, though one always follows the other',
    { effect: 'write' },
    'split effect_differs',
    { order: 'always_in_order' },
  ],
  ['another permission', { permission: 'ticket:write' }, 'split permission_differs'],
  ['another audience', { audience: 'admins' }, 'split audience_differs', { order: 'always_in_order' }],
  [
    'another rule for trying again',
    { retry: 'transient' },
    'split retry_differs',
    { meaning: 'near_synonyms' },
  ],
  [
    'near-synonyms with the same risk',
    { parameters: ['email'] },
    'merge near_synonyms',
    { meaning: 'near_synonyms' },
  ],
  [
    'near-synonyms under two permissions',
    { permission: 'archive:read' },
    'split permission_differs',
    { meaning: 'near_synonyms' },
  ],
  [
    'both reasons for one tool: the order is told',
    {},
    'merge always_in_order',
    { order: 'always_in_order', meaning: 'near_synonyms' },
  ],
  ['one object, other parameters', { parameters: ['limit', 'cursor'] }, 'split parameters_differ'],
  ['one object, other results', { results: ['items', 'next_cursor'] }, 'split results_differ'],
  ['half of the parameters shared', { parameters: ['note', 'ticket_id'] }, 'merge same_object'],
  [
    'a third of the parameters shared',
    { parameters: ['ticket_id', 'note', 'language'] },
    'split parameters_differ',
  ],
  [
    'everything different, told in full',
    { effect: 'delete', permission: 'ticket:delete', audience: 'admins', retry: 'transient' },
    'split effect_differs,permission_differs,audience_differs,retry_differs',
  ],
  [
    'everything that keeps two apart, told in full',
    { object: 'invoice', parameters: ['invoice_id'], results: ['invoice'] },
    'split nothing_in_common,parameters_differ,results_differ',
  ],
];

it.each(rows)('%s', (_what, change, answer, how = {}) => {
  for (const [first, second] of [
    [tool, { ...tool, ...change }],
    [{ ...tool, ...change }, tool],
  ] as const) {
    const { decision, reasons } = granularity({
      first,
      second,
      order: 'independent',
      meaning: 'distinct',
      ...how,
    });
    expect(`${decision} ${reasons.join()}`).toBe(answer);
  }
});
