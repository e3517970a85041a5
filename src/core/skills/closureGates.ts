import { pointerTo } from '#json/pointer.ts';
import type { Gate } from '../gates/runGates.ts';
import { field } from '../value/fields.ts';
import type { LoadFinding, Reached } from './loadFinding.ts';
import { indexOfName } from './names.ts';
import type { Needs, UnreadNeeds } from './readNeeds.ts';
import { sumTokens } from './tokens.ts';
import { chainTo, type Step, walkNeeds } from './walkNeeds.ts';

/** Why a closure was refused. */
export type ClosureRefusal =
  | UnreadNeeds
  | 'unknown_resource'
  | 'resource_owner_inactive'
  | 'depth_exceeded'
  | 'cost_overflow'
  | 'extra_budget_exceeded';

/** The order of the gates of a request for a closure. */
export const closureGateIds = [
  'limits',
  'shape',
  'costs',
  'known',
  'owner',
  'depth',
  'sum',
  'extra',
] as const;

/** A gate of a request for a closure, named after what it looks at. */
export type ClosureGateId = (typeof closureGateIds)[number];

/** A request for a closure with what its needs reach. */
export interface Walk extends Needs {
  /** What is reached within `maxDepth`, by depth and then by code point. */
  readonly within: readonly Step[];
  /** The first resource that lies deeper; null where there is none. */
  readonly beyond: Step | null;
}

/** One gate of a request for a closure. */
type ClosureGate = Gate<ClosureGateId, Walk, LoadFinding<ClosureRefusal>>;

/** Follows the needs of a request, one step further than `maxDepth` allows. */
export function walkRequest(needs: Needs): Walk {
  const { resources, requested, maxDepth } = needs;
  const reached = walkNeeds(resources, requested, maxDepth + 1);
  const within = reached.filter(({ depth }) => depth <= maxDepth);
  return { ...needs, within, beyond: reached[within.length] ?? null };
}

/** What some of the resources that were reached cost together. */
export function costOf(
  { resources }: Needs,
  steps: readonly Step[],
): number {
  return sumTokens(
    steps.flatMap(({ id }) => resources.get(id)?.cost ?? []),
  );
}

/** The cost of what was reached without being requested. */
export function extraCostOf(walk: Walk): number {
  return costOf(
    walk,
    walk.within.filter(({ depth }) => depth > 0),
  );
}

// #region closure-gates
/** Every gate of a request for a closure, in its order: can it be read, may all of it be loaded, does it keep its limits. */
export const closureGates: readonly ClosureGate[] = [
  { id: 'limits', check: (walk) => unread(walk, 'invalid_limit') },
  { id: 'shape', check: (walk) => unread(walk, 'invalid_shape') },
  { id: 'costs', check: (walk) => unread(walk, 'invalid_cost') },
  {
    id: 'known',
    check: (walk) =>
      unless(walk, 'unknown_resource', ({ id }) => walk.resources.has(id)),
  },
  {
    id: 'owner',
    check: (walk) =>
      unless(walk, 'resource_owner_inactive', ({ id }) => {
        const resource = walk.resources.get(id);
        return resource !== undefined && walk.active.has(resource.owner);
      }),
  },
  {
    id: 'depth',
    check: (walk) =>
      walk.beyond === null
        ? null
        : findingAt(walk, 'depth_exceeded', [walk.beyond]),
  },
  {
    id: 'sum',
    check: (walk) =>
      Number.isSafeInteger(costOf(walk, walk.within))
        ? null
        : findingAt(walk, 'cost_overflow', []),
  },
  {
    id: 'extra',
    check: (walk) =>
      extraCostOf(walk) <= walk.extraBudget
        ? null
        : findingAt(walk, 'extra_budget_exceeded', []),
  },
];
// #endregion closure-gates

/** A step as a value: its id, its depth and the chain that led to it. */
export function reachedBy(step: Step): Reached {
  return { id: step.id, depth: step.depth, chain: chainTo(step) };
}

function unread(
  walk: Walk,
  code: UnreadNeeds,
): LoadFinding<UnreadNeeds> | null {
  const at = walk.unread[code];
  return at.length === 0 ? null : { code, at, reached: null };
}

/** Objects to each resource within reach for which a condition does not hold. */
function unless(
  walk: Walk,
  code: ClosureRefusal,
  holds: (step: Step) => boolean,
): LoadFinding<ClosureRefusal> | null {
  const faults = walk.within.filter((step) => !holds(step));
  return faults.length === 0 ? null : findingAt(walk, code, faults);
}

function findingAt(
  walk: Walk,
  code: ClosureRefusal,
  steps: readonly Step[],
): LoadFinding<ClosureRefusal> {
  const [first] = steps;
  return {
    code,
    at: steps.map((step) => mentionOf(step, walk)),
    reached: first === undefined ? null : reachedBy(first),
  };
}

/** Where a resource is asked for: in the list of requests, or in the needs of the resource that brought it in. */
function mentionOf({ id, by }: Step, { request }: Walk): string {
  if (by === null)
    return pointerTo(
      'requested',
      indexOfName(field(request, 'requested'), id),
    );
  const needs = field(field(field(request, 'resources'), by.id), 'needs');
  return pointerTo('resources', by.id, 'needs', indexOfName(needs, id));
}
