import {
  loadEverything,
  loadLayers,
  type NestedPlan,
  type NestedRefused,
  planNestedLoad,
  traceLoad,
} from '#core/index.ts';
import { isTokens } from '#core/skills/tokens.ts';
import { type LoadState, readCost } from './loadState.ts';

/** A field of the bench that does not hold a number of tokens. */
export interface FieldFault {
  readonly field: 'metadata' | 'body' | 'cost' | 'budget' | 'maxDepth' | 'extraBudget';
  /** The skill or the resource; null for the request's own numbers. */
  readonly id: string | null;
  readonly typed: string;
}

/** A plan, or why there is none. */
export type LoadPlanned = NestedPlan | NestedRefused;

/** What the bench answers: core's plan, and beside it what loading everything at once would cost. */
export interface LoadAnswer {
  readonly plan: LoadPlanned;
  /** Whether there were references to follow. */
  readonly nested: boolean;
  /** In tokens; null where core makes no such plan. */
  readonly everything: number | null;
  /** The fields to be marked. Whether one of them keeps the plan from being made is for core to say. */
  readonly faults: readonly FieldFault[];
}

/** Runs core's planners over what stands on the bench. */
export function evaluateLoad(state: LoadState): LoadAnswer {
  const everything = loadEverything(flatRequestOf(state));
  return {
    plan: planLoad(state),
    nested: isNested(state),
    everything: everything.kind === 'plan' ? everything.tokens : null,
    faults: faultsOf(state),
  };
}

/**
 * Core's plan for a state: by `skillLoadPlan`'s gates where nothing refers to anything, so that the order of the refusals
 * is theirs; else by `planNestedLoad`, which follows references first.
 */
export function planLoad(state: LoadState): LoadPlanned {
  if (isNested(state)) return planNestedLoad(requestOf(state));
  const request = flatRequestOf(state);
  const run = traceLoad(request);
  const layers = loadLayers(request);
  if (run.passed && layers.kind === 'layers') {
    const reached = layers.resources.map(({ id }) => ({ id, depth: 0, chain: [id] }));
    const accepted = layers.tokens <= layers.budget;
    return { ...layers, kind: 'plan', accepted, extra: 0, reached, cycles: [] };
  }
  if (run.passed) return { kind: 'refused', code: 'cost_overflow', at: null };
  const { code, at } = run.refusal;
  const named = at.find(({ part }) => part === 'active' || part === 'requested')?.id ?? null;
  return { kind: 'refused', code, at: named === null ? null : { id: named, depth: 0, chain: [named] } };
}

function isNested({ resources }: LoadState): boolean {
  return resources.some(({ needs }) => needs.length > 0);
}

function flatRequestOf(state: LoadState) {
  const flat = state.resources.map(({ id, owner, cost }) => [id, [owner, readCost(cost)]] as const);
  return { ...requestOf(state), resources: Object.fromEntries(flat) };
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

function faultsOf({ skills, resources, ...limits }: LoadState): readonly FieldFault[] {
  const fields: readonly FieldFault[] = [
    ...skills.flatMap(({ id, metadata, body }): readonly FieldFault[] => [
      { field: 'metadata', id, typed: metadata },
      ...(body === '' ? [] : [{ field: 'body', id, typed: body } as const]),
    ]),
    ...resources.map(({ id, cost }) => ({ field: 'cost', id, typed: cost }) as const),
    ...(['budget', 'maxDepth', 'extraBudget'] as const).map((field) => ({
      ...{ field, id: null, typed: limits[field] },
    })),
  ];
  return fields.filter(({ typed }) => !isTokens(readCost(typed)));
}
