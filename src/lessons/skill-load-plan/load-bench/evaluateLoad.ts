import {
  flatResources,
  type LoadFinding,
  loadEverything,
  type NestedPlan,
  type NestedRefused,
  traceLoad,
  traceNestedLoad,
  type WeighedLayer,
} from '#core';
import { pointerTo } from '#json/pointer.ts';
import { type LoadState, readCost } from './loadState.ts';

/** A field of the bench that a refusal is about, since it does not hold a number of tokens. */
export interface FieldFault {
  readonly field: 'metadata' | 'body' | 'cost' | 'budget' | 'maxDepth' | 'extraBudget';
  /** The skill or the resource; null for the request's own numbers. */
  readonly id: string | null;
  readonly typed: string;
}

/** What the bench shows: core's plan with its layers, and beside it what loading everything at once would cost. */
export interface LoadAnswer {
  readonly plan: NestedPlan | NestedRefused;
  /** The layers of the plan with their sums; none where there is no plan. */
  readonly layers: readonly WeighedLayer[];
  /** Whether there were references to follow. */
  readonly nested: boolean;
  /** In tokens; null where core makes no such plan. */
  readonly everything: number | null;
  /** The fields that core's refusal is about; none where it is about something else. */
  readonly faults: readonly FieldFault[];
}

/** Asks core for the plan of what stands on the bench, and for the cost of everything at once. */
export function evaluateLoad(state: LoadState): LoadAnswer {
  const run = traceState(state);
  const everything = loadEverything(flatRequestOf(state));
  return {
    plan: run.plan,
    layers: run.layers,
    nested: isNested(state),
    everything: everything.kind === 'plan' ? everything.tokens : null,
    faults: run.passed ? [] : faultsAt(run.refusal, state),
  };
}

/**
 * Core's trace for a state: through `skillLoadPlan`'s gates where nothing refers to anything, so that the order of the
 * refusals is theirs; else through those of `planNestedLoad`, which follows references first.
 */
export function traceState(state: LoadState) {
  return isNested(state) ? traceNestedLoad(requestOf(state)) : traceLoad(flatRequestOf(state));
}

function isNested({ resources }: LoadState): boolean {
  return resources.some(({ needs }) => needs.length > 0);
}

function flatRequestOf(state: LoadState) {
  const request = requestOf(state);
  return { ...request, resources: flatResources(request.resources) };
}

/** The request that a state stands for. A skill whose body is empty has none. */
export function requestOf(state: LoadState) {
  const { skills, resources } = state;
  const bodies = skills.filter(({ body }) => body !== '');
  return {
    // Makes own fields of every id, `__proto__` included.
    catalog: Object.fromEntries(skills.map(({ id, metadata }) => [id, readCost(metadata)])),
    bodies: Object.fromEntries(bodies.map(({ id, body }) => [id, readCost(body)])),
    resources: Object.fromEntries(
      resources.map(({ id, owner, cost, needs }) => [id, { owner, cost: readCost(cost), needs }]),
    ),
    active: skills.filter(({ active }) => active).map(({ id }) => id),
    requested: resources.filter(({ requested }) => requested).map(({ id }) => id),
    budget: readCost(state.budget),
    maxDepth: readCost(state.maxDepth),
    extraBudget: readCost(state.extraBudget),
  };
}

/** The fields of the bench at the places of a finding, in the order in which they stand on it. */
function faultsAt({ at }: LoadFinding, state: LoadState): readonly FieldFault[] {
  const cost = isNested(state) ? 'cost' : 1;
  const fields: readonly (readonly [pointer: string, fault: FieldFault])[] = [
    ...state.skills.flatMap(
      ({ id, metadata, body }) =>
        [
          [pointerTo('catalog', id), { field: 'metadata', id, typed: metadata }],
          [pointerTo('bodies', id), { field: 'body', id, typed: body }],
        ] as const,
    ),
    ...state.resources.map(
      ({ id, cost: typed }) => [pointerTo('resources', id, cost), { field: 'cost', id, typed }] as const,
    ),
    ...(['budget', 'maxDepth', 'extraBudget'] as const).map(
      (field) => [pointerTo(field), { field, id: null, typed: state[field] }] as const,
    ),
  ];
  return fields.flatMap(([pointer, fault]) => (at.includes(pointer) ? [fault] : []));
}
