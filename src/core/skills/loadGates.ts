import { pointerTo } from '#json/pointer.ts';
import type { Gate } from '../gates/runGates.ts';
import { field } from '../value/fields.ts';
import { costsOf, type Layers, onDemand } from './layers.ts';
import type { LoadFinding } from './loadFinding.ts';
import { indexOfName } from './names.ts';
import type { Load, UnreadCode } from './readLoad.ts';
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

/** One gate of a load request. */
export type LoadGate = Gate<LoadGateId, Load, LoadFinding<LoadRefusal>>;

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
        : { code: 'cost_overflow', at: [], reached: null },
  };
}

/** Every gate of a load request, in its order: can it be read, does it belong together, can it be added up. */
export const loadGates: readonly LoadGate[] = [
  ...readableGates,
  {
    id: 'activation',
    check: (load) =>
      unless(
        'active_skill_incomplete',
        'active',
        load,
        (skill) => load.catalog.has(skill) && load.bodies.has(skill),
      ),
  },
  {
    id: 'known',
    check: (load) =>
      unless('unknown_resource', 'requested', load, (id) =>
        load.resources.has(id),
      ),
  },
  {
    id: 'owner',
    check: (load) =>
      unless('resource_owner_inactive', 'requested', load, (id) => {
        const resource = load.resources.get(id);
        return resource !== undefined && load.active.has(resource.owner);
      }),
  },
  sumGate(onDemand),
];
// #endregion load-gates

function unread(
  load: Load,
  code: UnreadCode,
): LoadFinding<UnreadCode> | null {
  const at = load.unread[code];
  return at.length === 0 ? null : { code, at, reached: null };
}

/** Objects to each name of a list for which a condition does not hold. */
function unless(
  code: LoadRefusal,
  part: 'active' | 'requested',
  { request, [part]: names }: Load,
  holds: (id: string) => boolean,
): LoadFinding<LoadRefusal> | null {
  const faults = [...names].filter((id) => !holds(id));
  const [first] = faults;
  if (first === undefined) return null;
  const given = field(request, part);
  return {
    code,
    at: faults.map((id) => pointerTo(part, indexOfName(given, id))),
    reached: { id: first, depth: 0, chain: [first] },
  };
}
