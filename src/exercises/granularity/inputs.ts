import fc, { type Arbitrary } from 'fast-check';
import type { ToolTraits } from '#core';
import type { PairInput } from './cases.ts';

const parameters = fc.subarray(['ticket_id', 'note', 'limit', 'cursor']);
const results = fc.subarray(['ticket', 'items', 'next_cursor', 'status']);

const tool: Arbitrary<ToolTraits> = fc.record({
  permission: fc.constantFrom('ticket:read', 'ticket:write'),
  effect: fc.constantFrom('read', 'preview', 'write', 'delete'),
  audience: fc.constantFrom('support', 'admins'),
  retry: fc.constantFrom('never', 'transient'),
  object: fc.constantFrom('ticket', 'invoice'),
  parameters,
  results,
});

/** What differs; object, parameters and results alone often enough, since anything else decides before they are asked about. */
const changes: Arbitrary<(keyof ToolTraits)[]> = fc
  .oneof(
    {
      weight: 4,
      arbitrary: fc.subarray([
        'permission',
        'effect',
        'audience',
        'retry',
        'object',
        'parameters',
        'results',
      ] as const),
    },
    { weight: 4, arbitrary: fc.subarray(['object', 'parameters', 'results'] as const) },
    { weight: 1, arbitrary: fc.constant(['audience', 'object'] as const) },
  )
  .map((names) => [...names]);

/** The same tool again as a rule, with some things changed. */
const pair = fc
  .record({
    first: tool,
    other: tool,
    changed: changes,
    order: fc.constantFrom('independent', 'always_in_order'),
    meaning: fc.constantFrom('distinct', 'near_synonyms'),
  })
  .map(({ first, other, changed, order, meaning }): PairInput => {
    const second = {
      ...first,
      ...Object.fromEntries(changed.map((trait) => [trait, other[trait]])),
    };
    return [{ first, second, order, meaning }];
  });

/** Inputs of `granularity`: pairs that differ in few things, so that each thing decides some of them. */
export const inputs: Arbitrary<PairInput> = pair;
