import type { CallGate } from './callGate.ts';
import { approvalGate } from './gates/approvalGate.ts';
import { argumentsGate } from './gates/argumentsGate.ts';
import { budgetGate } from './gates/budgetGate.ts';
import { deadlineGate } from './gates/deadlineGate.ts';
import { outputGate } from './gates/outputGate.ts';
import { permissionGate } from './gates/permissionGate.ts';
import { receiptGate } from './gates/receiptGate.ts';
import { resourceGate } from './gates/resourceGate.ts';
import { toolGate } from './gates/toolGate.ts';

// #region call-gates
/**
 * Every gate on the way to a handler, in order. What is behind the receipt
 * happens once for a key; what is before it is asked again of every
 * repetition.
 */
export const callGates: readonly CallGate[] = [
  toolGate, // is there such a tool
  argumentsGate, // do the arguments fit
  permissionGate, // may this actor use it
  approvalGate, // has somebody approved exactly this
  resourceGate, // may this actor touch this thing
  deadlineGate, // how long is waited
  receiptGate, // has it been done already
  budgetGate, // is the result small enough
  outputGate, // is the result what was promised
];
// #endregion call-gates
