import { type GateRun, runGates } from '../gates/runGates.ts';
import { field } from '../value/fields.ts';
import {
  type ClosureGateId,
  type ClosureRefusal,
  closureGates,
  walkRequest,
} from './closureGates.ts';
import {
  costsOf,
  type Layers,
  onDemand,
  type WeighedLayer,
  weighLayers,
} from './layers.ts';
import type { LoadFinding, Reached } from './loadFinding.ts';
import {
  type LoadGateId,
  type LoadRefusal,
  loadGates,
} from './loadGates.ts';
import { type Load, readLoad } from './readLoad.ts';
import { readNeeds } from './readNeeds.ts';
import { type Closure, closureOf } from './resourceClosure.ts';
import { fitsBudget, sumTokens } from './tokens.ts';

/** A load plan over resources that may need other resources. */
export interface NestedPlan extends Layers {
  readonly kind: 'plan';
  /** Whether `tokens` is at most the budget. */
  readonly accepted: boolean;
  readonly tokens: number;
  readonly budget: number;
  /** What part of `tokens` was not requested itself, but needed by what was. */
  readonly extra: number;
  /** What brought each resource in, by depth and then by code point. */
  readonly reached: readonly Reached[];
  readonly cycles: readonly (readonly string[])[];
}

/** A request that makes no plan. `at` is the first skill or resource at fault, null where no single one is. */
export interface NestedRefused {
  readonly kind: 'refused';
  readonly code: ClosureRefusal | LoadRefusal;
  readonly at: Reached | null;
}

/** How a load request fared at its gates, with the plan that came of it. */
export type TracedLoad<
  Id extends string,
  Code extends ClosureRefusal | LoadRefusal,
> = GateRun<Id, LoadFinding<Code>> & {
  readonly plan: NestedPlan | NestedRefused;
  /** The layers of the plan with their sums; none where there is no plan. */
  readonly layers: readonly WeighedLayer[];
};

/** The gates of a request whose needs are followed: those of its closure, then those of the plan over it. */
export type NestedGateId = `closure/${ClosureGateId}` | LoadGateId;

/**
 * Sends a request of `skillLoadPlan` through its gates.
 *
 * @param request any value, as for `skillLoadPlan`
 * @returns every gate with what it said, the one that refused with each place at fault; and the plan, layer by layer
 */
export function traceLoad(
  request: unknown,
): TracedLoad<LoadGateId, LoadRefusal> {
  const load = readLoad(request);
  const run = runGates(loadGates, load);
  if (!run.passed) {
    const { code, reached: at } = run.refusal;
    return { ...run, plan: { kind: 'refused', code, at }, layers: [] };
  }
  const resources = [...load.requested].map(
    (id): Reached => ({ id, depth: 0, chain: [id] }),
  );
  return { ...run, ...planOver(load, { resources, extra: 0, cycles: [] }) };
}

/**
 * Sends a request of `planNestedLoad` through its gates: those of its closure, then those of the plan over all that the
 * closure holds.
 *
 * @param request any value, as for `planNestedLoad`
 * @returns every gate with what it said, the one that refused with each place at fault; and the plan, layer by layer
 */
export function traceNestedLoad(
  request: unknown,
): TracedLoad<NestedGateId, ClosureRefusal | LoadRefusal> {
  const walk = walkRequest(readNeeds(request));
  const first = runGates(closureGates, walk);
  const before = first.trace.map((step) => ({
    ...step,
    gate: `closure/${step.gate}` as const,
  }));
  if (!first.passed) {
    const { code, reached: at } = first.refusal;
    const after = loadGates.map(({ id }) => ({
      gate: id,
      outcome: 'not-reached' as const,
    }));
    return {
      passed: false,
      stoppedAt: `closure/${first.stoppedAt}`,
      refusal: first.refusal,
      trace: [...before, ...after],
      plan: { kind: 'refused', code, at },
      layers: [],
    };
  }
  const closure = closureOf(walk);
  const load = readLoad(flatRequest(request, closure));
  const run = runGates(loadGates, load);
  const trace = [...before, ...run.trace];
  if (run.passed)
    return { passed: true, trace, ...planOver(load, closure) };
  const { code } = run.refusal;
  return {
    ...run,
    trace,
    plan: { kind: 'refused', code, at: null },
    layers: [],
  };
}

/** The plan over a load that every gate let pass. */
function planOver(
  load: Load,
  {
    resources: reached,
    extra,
    cycles,
  }: Pick<Closure, 'resources' | 'extra' | 'cycles'>,
): {
  readonly plan: NestedPlan;
  readonly layers: readonly WeighedLayer[];
} {
  const { budget } = load;
  const layers = onDemand(load);
  const tokens = sumTokens(costsOf(layers));
  const accepted = fitsBudget(tokens, budget);
  return {
    plan: {
      kind: 'plan',
      ...layers,
      tokens,
      budget,
      accepted,
      extra,
      reached,
      cycles,
    },
    layers: weighLayers(layers, reached),
  };
}

/** A request of `skillLoadPlan` for all that a closure holds. */
function flatRequest(request: unknown, closure: Closure): unknown {
  const ids = closure.resources.map(({ id }) => id);
  return {
    catalog: field(request, 'catalog'),
    bodies: field(request, 'bodies'),
    active: field(request, 'active'),
    // Makes own fields of every id, `__proto__` included.
    resources: Object.fromEntries(
      ids.map((id) => {
        const resource = field(field(request, 'resources'), id);
        return [id, [field(resource, 'owner'), field(resource, 'cost')]];
      }),
    ),
    requested: ids,
    budget: field(request, 'budget'),
  };
}
