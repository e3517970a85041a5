import type { AbilityPair, ToolTraits } from '#core';
import type { NamedCase } from '../contract.ts';

/** What `granularity` is given: two abilities, and how they are used. */
export type PairInput = readonly [pair: AbilityPair];

const usual: ToolTraits = {
  permission: 'ticket:read',
  effect: 'read',
  audience: 'support',
  object: 'ticket',
};

/** A pair that differs from two plain look-ups in what is given. */
function pair(
  second: Partial<ToolTraits>,
  order: AbilityPair['order'] = 'independent',
  first: Partial<ToolTraits> = {},
): PairInput {
  return [{ first: { ...usual, ...first }, second: { ...usual, ...second }, order }];
}

/** The named cases, from the plain to the odd. */
export const cases: readonly NamedCase<PairInput>[] = [
  { id: 'two-look-ups', input: pair({}) },
  {
    id: 'everything-differs',
    input: pair({
      effect: 'delete',
      permission: 'invoice:delete',
      audience: 'admins',
      object: 'invoice',
    }),
  },
  { id: 'guard-order-beats-effect', input: pair({ effect: 'write' }, 'always_in_order') },
  {
    id: 'guard-first-reason-only',
    input: pair({ effect: 'delete', permission: 'ticket:delete' }),
  },
  { id: 'guard-permission-is-the-effect', input: pair({ permission: 'invoice:read' }) },
  { id: 'guard-audience-is-taste', input: pair({ audience: 'admins' }) },
  { id: 'guard-preview-is-a-read', input: pair({ effect: 'preview' }) },
  {
    id: 'guard-delete-is-a-write',
    input: pair({ effect: 'delete' }, 'independent', { effect: 'write' }),
  },
  {
    id: 'guard-one-object-one-tool',
    input: pair({ effect: 'write', permission: 'ticket:write' }),
  },
  { id: 'guard-same-risk-is-same-tool', input: pair({ object: 'invoice' }) },
  { id: 'guard-object-before-order', input: pair({}, 'always_in_order') },
  {
    id: 'guard-narrow-is-always-better',
    input: pair({ object: 'customer' }, 'always_in_order'),
  },
];
