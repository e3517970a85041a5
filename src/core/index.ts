export {
  type AdmissionTool,
  type AdmitGateId,
  type AdmitRefusal,
  acceptResult,
  admit,
  type ResultAnswer,
  type SemanticCheck,
} from './admission/admit.ts';
export {
  type CallRecord,
  type CheckpointId,
  type CheckpointRefusal,
  checkpointIds,
  runCheckpoints,
} from './admission/checkpoints.ts';
export type {
  HostPolicy,
  PermissionRefusal,
  ProposedCall,
} from './admission/hostPolicy.ts';
export {
  type Conjunct,
  conjunctOf,
  conjuncts,
  type PermitGateId,
  type PermitRefusal,
  permit,
  permitGateIds,
} from './admission/permit.ts';
export {
  type QueryAnswer,
  type QueryGateId,
  type QueryRefusal,
  validateQuery,
} from './admission/validateQuery.ts';
export {
  compareCodePoints,
  type Received,
  sortViolations,
  type Validate,
  type Violation,
} from './admission/violation.ts';
export {
  type Canonical,
  type CanonicalProblem,
  canonicalJson,
} from './canonical/canonicalJson.ts';
export {
  type Fingerprint,
  fingerprintOf,
  type Sha256,
} from './canonical/fingerprint.ts';
export {
  type Gate,
  type GateRun,
  type GateStep,
  runGates,
  type Trace,
} from './gates/runGates.ts';
export { memoryReceipts, scopeKey } from './receipts/memoryReceipts.ts';
export type {
  ReceiptScope,
  ReceiptStore,
  Reservation,
} from './receipts/receiptStore.ts';
export {
  type Approval,
  type ApprovalProblem,
  type ApprovedCall,
  approvalProblem,
  issueApproval,
} from './registry/approval.ts';
export {
  type CallError,
  type CallErrorCode,
  callError,
  type ErrorCategory,
  type NextStep,
  nextStepOf,
  type Outcome,
} from './registry/callError.ts';
export type {
  CallGate,
  CallGateId,
  ToolCall,
} from './registry/callGate.ts';
export { callGates } from './registry/callGates.ts';
export {
  type CallResult,
  callTool,
  type Runtime,
  type TracedCall,
} from './registry/callTool.ts';
export { issueCursor, readCursor } from './registry/cursor.ts';
export type {
  Compiled,
  RegistryHost,
  Timed,
} from './registry/host.ts';
export {
  type CatalogEntry,
  modelCatalog,
  visibleTools,
} from './registry/modelCatalog.ts';
export {
  type RegisteredTool,
  type Registration,
  type RegistrationCode,
  type RegistrationProblem,
  type Registry,
  registerTools,
} from './registry/registerTools.ts';
export type {
  Actor,
  Cancellation,
  HandlerAnswer,
  HandlerContext,
  ModelContract,
  RuntimeContract,
  ToolContract,
} from './registry/toolContract.ts';
export { utf8Length } from './value/utf8Length.ts';
export { CORE_VERSION } from './version.ts';
