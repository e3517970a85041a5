import type { ClosureRefusal } from '../../skills/closureGates.ts';
import type { LoadGateId, LoadRefusal } from '../../skills/loadGates.ts';

/** What a gate of a load request looks at, as a short name. */
export const loadGateNames = {
  budget: 'budget',
  shape: 'shape',
  costs: 'costs',
  activation: 'active skills',
  known: 'requested resources',
  owner: 'owners',
  sum: 'sum',
} satisfies Record<LoadGateId, string>;

/** What a gate of a load request demands, in a few words. */
export const loadGateDemands = {
  budget: 'a whole number of tokens, from 0',
  shape: 'records, lists of names, and each resource with its owner',
  costs: 'whole numbers of tokens from 0, used or not',
  activation: 'metadata and a body for each',
  known: 'each stands under resources',
  owner: 'the owner of each is active',
  sum: 'still an exact integer',
} satisfies Record<LoadGateId, string>;

/** Why a load request makes no plan: what is wrong, and what to do. */
export const loadRefusals = {
  invalid_budget:
    'The budget is no whole number of tokens from 0. Give one, as a number.',
  invalid_shape:
    'A part has the wrong shape. Costs stand in records, names in lists, and a resource is [owner, cost].',
  invalid_cost:
    'A cost is no whole number of tokens from 0. It counts even where the text is not loaded.',
  active_skill_incomplete:
    'An active skill lacks its metadata or its body. Supply what is missing, or do not activate it.',
  unknown_resource:
    'A requested resource does not exist. Request an id that stands under resources, letter for letter.',
  resource_owner_inactive:
    'The skill that owns a requested resource is not active. Activate it, or do without the resource.',
  cost_overflow:
    'The sum is too large to be held exactly, so it cannot be compared with the budget.',
} satisfies Record<LoadRefusal, string>;

/** Why a closure was refused: what is wrong, and what to do. */
export const closureRefusals = {
  invalid_limit:
    'maxDepth or extraBudget is no whole number from 0. A walk without limits is not begun.',
  invalid_shape:
    'A part has the wrong shape. A resource is a record with its owner, its cost and a list of needs.',
  invalid_cost: loadRefusals.invalid_cost,
  unknown_resource:
    'A resource is requested, or needed by another, and does not exist. The chain says who needs it.',
  resource_owner_inactive:
    'A resource belongs to a skill that is not active. To be needed by an active one is not enough.',
  depth_exceeded:
    'A chain of needs is longer than maxDepth. Shorten it, or raise the limit on purpose.',
  cost_overflow: loadRefusals.cost_overflow,
  extra_budget_exceeded:
    'What nobody requested costs more than extraBudget. Request less, or raise the limit on purpose.',
} satisfies Record<ClosureRefusal, string>;
