import { type Gate, type GateRun, runGates } from '../gates/runGates.ts';
import { costsOf, type Layers, onDemand } from './layers.ts';
import {
  type Load,
  type LoadPart,
  type LoadPlace,
  readLoad,
  type UnreadCode,
} from './readLoad.ts';
import { sumTokens } from './tokens.ts';

/** Why a load request was refused. Each gate has one code of its own. */
export type LoadRefusal =
  | UnreadCode
  | 'active_skill_incomplete'
  | 'unknown_resource'
  | 'resource_owner_inactive'
  | 'cost_overflow';

/** The order of the gates of a load request. */
export const loadGateIds = [
  'budget',
  'shape',
  'costs',
  'activation',
  'known',
  'owner',
  'sum',
] as const;

/** A gate of a load request, named after what it looks at. */
export type LoadGateId = (typeof loadGateIds)[number];

/** What a gate objects to: its code, and each place that is at fault. The sum is nobody's fault alone, and names none. */
export interface LoadFinding {
  readonly code: LoadRefusal;
  readonly at: readonly LoadPlace[];
}

/** One gate of a load request. */
export type LoadGate = Gate<LoadGateId, Load, LoadFinding>;

// #region load-gates
/** The gates that ask whether a request can be read at all. */
export const readableGates: readonly LoadGate[] = [
  { id: 'budget', check: (load) => unread(load, 'invalid_budget') },
  { id: 'shape', check: (load) => unread(load, 'invalid_shape') },
  { id: 'costs', check: (load) => unread(load, 'invalid_cost') },
];

/** The gate that asks whether the costs of the chosen layers can be added up exactly. */
export function sumGate(choose: (load: Load) => Layers): LoadGate {
  return {
    id: 'sum',
    check: (load) =>
      Number.isSafeInteger(sumTokens(costsOf(choose(load))))
        ? null
        : { code: 'cost_overflow', at: [] },
  };
}

/** Every gate of a load request, in its order: can it be read, does it belong together, can it be added up. */
export const loadGates: readonly LoadGate[] = [
  ...readableGates,
  {
    id: 'activation',
    check: ({ active, catalog, bodies }) =>
      unless(
        'active_skill_incomplete',
        'active',
        active,
        (skill) => catalog.has(skill) && bodies.has(skill),
      ),
  },
  {
    id: 'known',
    check: ({ requested, resources }) =>
      unless('unknown_resource', 'requested', requested, (id) =>
        resources.has(id),
      ),
  },
  {
    id: 'owner',
    check: ({ requested, resources, active }) =>
      unless('resource_owner_inactive', 'requested', requested, (id) => {
        const resource = resources.get(id);
        return resource !== undefined && active.has(resource.owner);
      }),
  },
  sumGate(onDemand),
];
// #endregion load-gates

/**
 * Sends a load request through its gates.
 *
 * @param request any value, as for `skillLoadPlan`
 * @returns every gate with what it said; the one that refused names each place that is at fault
 */
export function traceLoad(
  request: unknown,
): GateRun<LoadGateId, LoadFinding> {
  return runGates(loadGates, readLoad(request));
}

function unread(load: Load, code: UnreadCode): LoadFinding | null {
  const at = load.unread[code];
  return at.length === 0 ? null : { code, at };
}

function unless(
  code: LoadRefusal,
  part: LoadPart,
  ids: ReadonlySet<string>,
  holds: (id: string) => boolean,
): LoadFinding | null {
  const at = [...ids]
    .filter((id) => !holds(id))
    .map((id) => ({ part, id }));
  return at.length === 0 ? null : { code, at };
}
