import { expect, it } from 'vitest';
import { granularity, type ToolTraits } from '#core';

const tool: ToolTraits = { permission: 'ticket:read', effect: 'read', audience: 'support', object: 'ticket' };

it.each([
  ['the same thing, read in two ways', {}, 'independent', 'merge same_object'],
  ['steps that are never taken alone', { object: 'customer' }, 'always_in_order', 'merge always_in_order'],
  ['two things that happen to be read', { object: 'invoice' }, 'independent', 'split nothing_in_common'],
  [
    'a preview and its write, though one always follows the other',
    { effect: 'write' },
    'always_in_order',
    'split effect_differs',
  ],
  ['another permission', { permission: 'ticket:write' }, 'independent', 'split permission_differs'],
  ['another audience', { audience: 'admins' }, 'always_in_order', 'split audience_differs'],
  [
    'everything different, told in full',
    { effect: 'delete', permission: 'ticket:delete', audience: 'admins' },
    'independent',
    'split effect_differs,permission_differs,audience_differs',
  ],
] as const)('%s', (_what, change, order, answer) => {
  for (const pair of [
    { first: tool, second: { ...tool, ...change }, order },
    { first: { ...tool, ...change }, second: tool, order },
  ]) {
    const { decision, reasons } = granularity(pair);
    expect(`${decision} ${reasons.join()}`).toBe(answer);
  }
});
