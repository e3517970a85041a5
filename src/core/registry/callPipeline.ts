import { after, before } from './callGate.ts';
import type { CallMiddleware } from './callMiddleware.ts';
import { approvalGate } from './gates/approvalGate.ts';
import { argumentsGate } from './gates/argumentsGate.ts';
import { budgetGate } from './gates/budgetGate.ts';
import { outputGate } from './gates/outputGate.ts';
import { permissionGate } from './gates/permissionGate.ts';
import { resourceGate } from './gates/resourceGate.ts';
import { toolGate } from './gates/toolGate.ts';
import { deadlineMiddleware } from './middleware/deadlineMiddleware.ts';
import { receiptMiddleware } from './middleware/receiptMiddleware.ts';

// #region call-gates
/**
 * Every gate on the way to a handler, in order. What is behind the receipt
 * happens once for a key; what is before it is asked again of every
 * repetition.
 */
export const callPipeline = [
  before(toolGate), // is there such a tool
  before(argumentsGate), // do the arguments fit
  before(permissionGate), // may this actor use it
  before(approvalGate), // has somebody approved exactly this
  before(resourceGate), // may this actor touch this thing
  deadlineMiddleware, // how long is waited
  receiptMiddleware, // has it been done already
  after(budgetGate), // is the result small enough
  after(outputGate), // is the result what was promised
] as const satisfies readonly CallMiddleware[];
// #endregion call-gates

/** The ids of the pipeline's steps, derived from the list. */
export type CallGateId = (typeof callPipeline)[number]['id'];

/** Steps of the registry's pipeline in any selection and order. */
export type CallPipeline = readonly CallMiddleware<CallGateId>[];
