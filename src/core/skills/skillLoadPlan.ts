import { runGates } from '../gates/runGates.ts';
import { allAtOnce, costsOf, type Layers, onDemand } from './layers.ts';
import {
  type LoadGate,
  type LoadRefusal,
  loadGates,
  readableGates,
  sumGate,
} from './loadGates.ts';
import { type Load, readLoad } from './readLoad.ts';
import { fitsBudget, sumTokens } from './tokens.ts';

/** What is loaded, and whether it fits. A plan is no read and no permission: nothing has been opened. */
export interface LoadPlan {
  readonly kind: 'plan';
  /** Whether `tokens` is at most the budget. */
  readonly accepted: boolean;
  readonly tokens: number;
  /** The skills whose bodies are loaded, by code point. */
  readonly bodies: readonly string[];
  /** The resources that are loaded, by code point. */
  readonly resources: readonly string[];
}

/** A load request that makes no plan. */
export interface LoadRefused {
  readonly kind: 'refused';
  readonly code: LoadRefusal;
}

/** A plan text by text: the costs of the three layers add up to `tokens`. */
export interface LoadLayers extends Layers {
  readonly kind: 'layers';
  readonly tokens: number;
  readonly budget: number;
}

// #region skill-load-plan
/**
 * Says what loading skills would cost, and whether that fits the budget.
 *
 * A request has `catalog` and `bodies` (records from a skill to the cost of its metadata and of its body), `resources`
 * (a record from an id to a list of two: the skill that owns it, and its cost), `active` and `requested` (lists or sets
 * of skills and of resources), and `budget`. Costs and budget are tokens: safe integers from 0. All metadata is paid,
 * and the bodies of active skills, and the resources requested, each once however often it is listed.
 *
 * @param request any value, and none makes this throw; other fields are not looked at
 * @returns the plan, accepted where its tokens are at most the budget, since a plan that does not fit is an answer too;
 *   or the code of the first gate that refuses
 */
export function skillLoadPlan(request: unknown): LoadPlan | LoadRefused {
  return planOf(loadLayers(request));
}

/**
 * The plan of `skillLoadPlan` text by text, so that its sum can be followed.
 *
 * @param request any value, as for `skillLoadPlan`, and refused with the same codes
 */
export function loadLayers(request: unknown): LoadLayers | LoadRefused {
  return weigh(request, loadGates, onDemand);
}

/**
 * What it would cost to load everything at once: all metadata, all bodies and all resources, whoever is active and
 * whatever was requested. It takes the request of `skillLoadPlan`, to be set beside its plan.
 *
 * @param request any value; refused where it cannot be read, or its costs cannot be added up
 */
export function loadEverything(request: unknown): LoadPlan | LoadRefused {
  const gates = [...readableGates, sumGate(allAtOnce)];
  return planOf(weigh(request, gates, allAtOnce));
}

function weigh(
  request: unknown,
  gates: readonly LoadGate[],
  choose: (load: Load) => Layers,
): LoadLayers | LoadRefused {
  const load = readLoad(request);
  const run = runGates(gates, load);
  if (!run.passed) return { kind: 'refused', code: run.refusal.code };
  const layers = choose(load);
  const tokens = sumTokens(costsOf(layers));
  return { kind: 'layers', ...layers, tokens, budget: load.budget };
}

function planOf(weighed: LoadLayers | LoadRefused): LoadPlan | LoadRefused {
  if (weighed.kind === 'refused') return weighed;
  return {
    kind: 'plan',
    accepted: fitsBudget(weighed.tokens, weighed.budget),
    tokens: weighed.tokens,
    bodies: weighed.bodies.map(({ id }) => id),
    resources: weighed.resources.map(({ id }) => id),
  };
}
// #endregion skill-load-plan
