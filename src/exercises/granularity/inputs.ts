import fc, { type Arbitrary } from 'fast-check';
import type { ToolTraits } from '#core';
import type { PairInput } from './cases.ts';

const tool: Arbitrary<ToolTraits> = fc.record({
  permission: fc.constantFrom('ticket:read', 'ticket:write'),
  effect: fc.constantFrom('read', 'preview', 'write', 'delete'),
  audience: fc.constantFrom('support', 'admins'),
  object: fc.constantFrom('ticket', 'invoice'),
});

/** What differs; the object alone often enough, since anything else decides before it is asked about. */
const changes = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.subarray(['permission', 'effect', 'audience', 'object'] as const),
  },
  { weight: 1, arbitrary: fc.constant(['object'] as const) },
  { weight: 1, arbitrary: fc.constant(['audience', 'object'] as const) },
);

/** The same tool again as a rule, with one or two things changed. */
const pair = fc
  .tuple(tool, tool, changes, fc.boolean())
  .map(([first, other, changed, isOrdered]): PairInput => {
    const second = {
      ...first,
      ...Object.fromEntries(changed.map((trait) => [trait, other[trait]])),
    };
    return [{ first, second, order: isOrdered ? 'always_in_order' : 'independent' }];
  });

/** Inputs of `granularity`: pairs that differ in few things, so that each thing decides some of them. */
export const inputs: Arbitrary<PairInput> = pair;
