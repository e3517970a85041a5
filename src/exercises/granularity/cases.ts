import type { AbilityPair, ToolTraits } from '#core';
import type { NamedCase } from '../contract.ts';

/** What `granularity` is given: two abilities, and how they are used and meant. */
export type PairInput = readonly [pair: AbilityPair];

const usual: ToolTraits = {
  permission: 'ticket:read',
  effect: 'read',
  audience: 'support',
  retry: 'never',
  object: 'ticket',
  parameters: ['ticket_id'],
  results: ['ticket'],
};

/** A pair that differs from two plain look-ups in what is given. */
function pair(
  second: Partial<ToolTraits>,
  {
    order = 'independent',
    meaning = 'distinct',
  }: Partial<Pick<AbilityPair, 'order' | 'meaning'>> = {},
  first: Partial<ToolTraits> = {},
): PairInput {
  return [
    { first: { ...usual, ...first }, second: { ...usual, ...second }, order, meaning },
  ];
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
      retry: 'transient',
      object: 'invoice',
      parameters: ['invoice_id', 'reason'],
      results: ['receipt'],
    }),
  },
  {
    id: 'guard-order-beats-effect',
    input: pair({ effect: 'write' }, { order: 'always_in_order' }),
  },
  {
    id: 'guard-first-reason-only',
    input: pair({ effect: 'delete', permission: 'ticket:delete' }),
  },
  { id: 'guard-permission-is-the-effect', input: pair({ permission: 'invoice:read' }) },
  { id: 'guard-audience-is-taste', input: pair({ audience: 'admins' }) },
  { id: 'guard-retry-is-a-detail', input: pair({ retry: 'transient' }) },
  { id: 'guard-preview-is-a-read', input: pair({ effect: 'preview' }) },
  {
    id: 'guard-delete-is-a-write',
    input: pair({ effect: 'delete' }, {}, { effect: 'write' }),
  },
  {
    id: 'guard-one-object-one-tool',
    input: pair({ effect: 'write', permission: 'ticket:write' }),
  },
  { id: 'guard-same-risk-is-same-tool', input: pair({ object: 'invoice' }) },
  { id: 'guard-object-before-order', input: pair({}, { order: 'always_in_order' }) },
  {
    id: 'guard-narrow-is-always-better',
    input: pair({ object: 'customer' }, { order: 'always_in_order' }),
  },
  {
    id: 'guard-synonyms-are-two-wishes',
    input: pair({ parameters: ['email'] }, { meaning: 'near_synonyms' }),
  },
  {
    id: 'guard-synonyms-beat-risk',
    input: pair({ permission: 'archive:read' }, { meaning: 'near_synonyms' }),
  },
  {
    id: 'guard-synonyms-before-order',
    input: pair({}, { order: 'always_in_order', meaning: 'near_synonyms' }),
  },
  {
    id: 'one-ticket-and-a-page',
    input: pair({ parameters: ['limit', 'cursor'], results: ['items', 'next_cursor'] }),
  },
  { id: 'guard-same-object-is-enough', input: pair({ parameters: ['limit', 'cursor'] }) },
  {
    id: 'guard-results-do-not-count',
    input: pair({ results: ['items', 'next_cursor'] }),
  },
  {
    id: 'guard-similar-means-equal',
    input: pair(
      { parameters: ['ticket_id', 'fields', 'language'] },
      {},
      { parameters: ['ticket_id', 'fields'] },
    ),
  },
  { id: 'guard-half-is-too-few', input: pair({ parameters: ['ticket_id', 'note'] }) },
  {
    id: 'guard-sequence-counts',
    input: pair(
      { parameters: ['note', 'ticket_id'] },
      {},
      { parameters: ['ticket_id', 'note'] },
    ),
  },
  {
    id: 'guard-one-shared-is-similar',
    input: pair(
      { parameters: ['ticket_id', 'limit', 'cursor'] },
      {},
      { parameters: ['ticket_id', 'fields', 'language'] },
    ),
  },
  { id: 'guard-counts-alone', input: pair({ parameters: ['email'] }) },
  {
    id: 'neither-takes-anything',
    input: pair({ parameters: [] }, {}, { parameters: [] }),
  },
  {
    id: 'guard-first-difference-only',
    input: pair({ object: 'invoice', parameters: ['invoice_id'], results: ['invoice'] }),
  },
  { id: 'guard-name-in-capitals', input: pair({ audience: 'Support ' }) },
  { id: 'guard-longer-permission', input: pair({ permission: 'ticket:read:own' }) },
  {
    id: 'guard-one-of-three',
    input: pair(
      { parameters: ['ticket_id', 'note'] },
      {},
      { parameters: ['ticket_id', 'limit'] },
    ),
  },
];
