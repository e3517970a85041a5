import { type Gate, type GateRun, runGates } from '../gates/runGates.ts';
import type { ResultContract } from './acceptResult.ts';
import {
  type AdmissionCall,
  type ArgumentContract,
  type MeaningRefusal,
  meaningGate,
  type StructureRefusal,
  structureGate,
} from './admissionGates.ts';
import {
  type HostPolicy,
  type PermissionRefusal,
  permissionGate,
} from './hostPolicy.ts';

/** The part of a tool that admission needs: its name and its compiled contracts. */
export interface AdmissionTool extends ArgumentContract, ResultContract {
  readonly name: string;
}

/** The gates of {@link admit}. */
export type AdmitGateId = 'structure' | 'meaning' | 'permission';

/** Why {@link admit} refused, with the facts that the model needs to repair its proposal. */
export type AdmitRefusal =
  | StructureRefusal
  | MeaningRefusal
  | PermissionRefusal;

// #region admit
const gates: readonly Gate<AdmitGateId, AdmissionCall, AdmitRefusal>[] = [
  structureGate,
  meaningGate,
  permissionGate,
];

/**
 * Says whether a proposed call of any tool may start: its schema, then its semantic checks, then host permission.
 *
 * These gates are also asked on the registry's way to a handler; here nothing is run behind them.
 *
 * @param tool the tool with its compiled contract
 * @param args what the model proposed; any JSON value
 * @param policy the host's decision on this call; asked last, and only for arguments that fit and mean something
 * @returns every gate with what it said; violations come in a stable order
 */
export function admit(
  tool: AdmissionTool,
  args: unknown,
  policy: HostPolicy,
): GateRun<AdmitGateId, AdmitRefusal> {
  return runGates(gates, {
    tool: tool.name,
    contract: tool,
    arguments: args,
    policy,
  });
}
// #endregion admit
