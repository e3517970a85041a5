import type { AbilityPair, ToolTraits } from '#core/index.ts';
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
  {
    id: 'guard-order-beats-effect',
    input: pair({ effect: 'write' }, 'always_in_order'),
    guards: 'order-beats-effect',
  },
  {
    id: 'guard-first-reason-only',
    input: pair({ effect: 'delete', permission: 'ticket:delete' }),
    guards: 'first-reason-only',
  },
  {
    id: 'guard-permission-is-the-effect',
    input: pair({ permission: 'invoice:read' }),
    guards: 'permission-is-the-effect',
  },
  {
    id: 'guard-audience-is-taste',
    input: pair({ audience: 'admins' }),
    guards: 'audience-is-taste',
  },
  {
    id: 'guard-preview-is-a-read',
    input: pair({ effect: 'preview' }),
    guards: 'preview-is-a-read',
  },
  {
    id: 'guard-delete-is-a-write',
    input: pair({ effect: 'delete' }, 'independent', { effect: 'write' }),
    guards: 'delete-is-a-write',
  },
  {
    id: 'guard-one-object-one-tool',
    input: pair({ effect: 'write', permission: 'ticket:write' }),
    guards: 'one-object-one-tool',
  },
  {
    id: 'guard-same-risk-is-same-tool',
    input: pair({ object: 'invoice' }),
    guards: 'same-risk-is-same-tool',
  },
  {
    id: 'guard-object-before-order',
    input: pair({}, 'always_in_order'),
    guards: 'object-before-order',
  },
  {
    id: 'guard-narrow-is-always-better',
    input: pair({ object: 'customer' }, 'always_in_order'),
    guards: 'narrow-is-always-better',
  },
];
