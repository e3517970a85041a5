import { type Gate, type GateRun, runGates } from '../gates/runGates.ts';
import {
  type HostPolicy,
  type PermissionRefusal,
  type PolicedCall,
  permissionGate,
} from './hostPolicy.ts';
import {
  type QueryCall,
  type QueryGateId,
  type QueryRefusal,
  queryGates,
} from './validateQuery.ts';

/** The gates of {@link permit}: those of `validateQuery`, then the host's. */
export type PermitGateId = QueryGateId | 'permission';

/** Why {@link permit} refused, with the facts. */
export type PermitRefusal = QueryRefusal | PermissionRefusal;

/** Why {@link permit} refused, as a code. */
export type PermitReason = PermitRefusal['code'];

/** The three conjuncts of admission: J, D and A in permit = J ∧ D ∧ A. */
export type Conjunct = 'structure' | 'meaning' | 'permission';

/** The conjunct that each gate belongs to. */
export const conjunctOf = {
  fields: 'structure',
  types: 'structure',
  range: 'structure',
  city: 'meaning',
  permission: 'permission',
} as const satisfies Record<PermitGateId, Conjunct>;

/** The order of the gates of {@link permit}. */
export const permitGateIds = [
  'fields',
  'types',
  'range',
  'city',
  'permission',
] as const;

// #region permit
const gates: readonly Gate<
  PermitGateId,
  QueryCall & PolicedCall,
  PermitRefusal
>[] = [...queryGates, permissionGate];

/**
 * Says whether a proposed weather query may start: structure, then meaning, then host permission, all of them.
 *
 * @param args what the model proposed; any value
 * @param allowedCities the host's vocabulary
 * @param policy the host's decision on this call; asked only when every other gate has let the call pass
 * @returns every gate with what it said; a gate behind the one that refused was not reached
 * @throws TypeError where `allowedCities` is not a set
 */
export function permit(
  args: unknown,
  allowedCities: ReadonlySet<string>,
  policy: HostPolicy,
): GateRun<PermitGateId, PermitRefusal> {
  if (!(allowedCities instanceof Set))
    throw new TypeError('allowedCities must be a Set of strings');
  return runGates(gates, {
    tool: 'get_weather',
    arguments: args,
    allowedCities,
    policy,
  });
}
// #endregion permit

/**
 * The three booleans of the formula, as far as a run has settled them.
 *
 * A conjunct is true if all its gates passed, false if one refused, and null if the run stopped before all of its gates
 * were reached.
 */
export function conjuncts(
  run: GateRun<PermitGateId, PermitRefusal>,
): Readonly<Record<Conjunct, boolean | null>> {
  const settled: Record<Conjunct, boolean | null> = {
    structure: null,
    meaning: null,
    permission: null,
  };
  for (const step of run.trace) {
    const conjunct = conjunctOf[step.gate];
    if (step.outcome === 'refused') settled[conjunct] = false;
    else if (settled[conjunct] !== false)
      settled[conjunct] = step.outcome === 'allowed' ? true : null;
  }
  return settled;
}
