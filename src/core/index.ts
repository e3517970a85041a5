export { acceptResult } from './admission/acceptResult.ts';
export {
  type AdmissionTool,
  type AdmitRefusal,
  admit,
} from './admission/admit.ts';
export {
  type CallRecord,
  type CheckpointGateId,
  type CheckpointRefusal,
  checkpointIds,
  traceCheckpoints,
} from './admission/checkpoints.ts';
export type { HostPolicy, ProposedCall } from './admission/hostPolicy.ts';
export type { NameDifference } from './admission/nearMiss.ts';
export {
  type Conjunct,
  conjunctOf,
  conjuncts,
  type PermitGateId,
  type PermitReason,
  type PermitRefusal,
  permit,
  permitGateIds,
} from './admission/permit.ts';
export {
  type QueryAnswer,
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
  canonicalJson,
} from './canonical/canonicalJson.ts';
export {
  canonicalFingerprint,
  fingerprintOf,
} from './canonical/fingerprint.ts';
export {
  type Gate,
  type GateRun,
  type GateStep,
  runGates,
} from './gates/runGates.ts';
export {
  executeOnce,
  type OnceAnswer,
  type OnceCall,
  type OnceRun,
} from './idempotency/executeOnce.ts';
export {
  type AfterWrite,
  type AfterWriteStep,
  nextAfterWrite,
  type WriteEnd,
} from './idempotency/nextAfterWrite.ts';
export type { Outcome } from './outcome.ts';
export { decideRepeat } from './receipts/decideRepeat.ts';
export { memoryReceipts } from './receipts/memoryReceipts.ts';
export type {
  FoundReceipt,
  ReceiptScope,
  ReceiptStore,
  Reservation,
} from './receipts/receiptStore.ts';
export {
  compareVersionedReceipts,
  readVersionedScope,
  scopeKey,
} from './receipts/scopeKey.ts';
export { approvalProblem, issueApproval } from './registry/approval.ts';
export {
  type CallEffect,
  type CallError,
  type CallErrorCode,
  callEffects,
  callError,
  type ErrorCategory,
} from './registry/callError.ts';
export type { CallMiddleware } from './registry/callMiddleware.ts';
export {
  type CallGateId,
  type CallPipeline,
  callPipeline,
} from './registry/callPipeline.ts';
export {
  type CallStep,
  callTool,
  type Runtime,
} from './registry/callTool.ts';
export { issueCursor, readCursor } from './registry/cursor.ts';
export type { Compiled, RegistryHost } from './registry/host.ts';
export {
  type CatalogEntry,
  modelCatalog,
} from './registry/modelCatalog.ts';
export { type Registry, registerTools } from './registry/registerTools.ts';
export {
  type LookUp,
  type OpenAttempt,
  type ReceiptReading,
  readReceipt,
  settleReceipt,
  type TracedSettlement,
} from './registry/settleReceipt.ts';
export type {
  Actor,
  HandlerAnswer,
  RuntimeContract,
  ToolContract,
} from './registry/toolContract.ts';
export {
  classifyResponse,
  type ResponseFinding,
  type ResponseGateId,
  type ResponseLabel,
  type ResponseRefusal,
  responseGateIds,
  traceResponse,
} from './responses/classifyResponse.ts';
export type {
  Decision,
  DecisionReason,
} from './responses/decisionReason.ts';
export {
  type CallInput,
  callInput,
  diagnoseCall,
  type ObservedInput,
  type SentCall,
} from './responses/diagnoseCall.ts';
export {
  type ClassReason,
  type Diagnosis,
  stopOf,
} from './responses/diagnosis.ts';
export {
  type Effect,
  type EndOfWaiting,
  endsOfWaiting,
  type InputProblem,
} from './responses/exchange.ts';
export type { Executed, ExecutedReason } from './responses/executed.ts';
export type { Finding, FindingReason } from './responses/finding.ts';
export { labelOf } from './responses/labelOf.ts';
export {
  type ReadingGateId,
  type ReadingStage,
  readingGateIds,
  readingStages,
  stageOf,
} from './responses/readingGates.ts';
export type { ReadingHost } from './responses/readingHost.ts';
export type { ReadingNote } from './responses/readingNotes.ts';
export { type ReadAnswer, readResponse } from './responses/readResponse.ts';
export { isRequestId, type RequestId } from './responses/requestId.ts';
export type { ResponseClass } from './responses/responseClass.ts';
export {
  revisionChanges,
  sameDiagnosis,
} from './responses/revisionChanges.ts';
export {
  type RevisionDifference,
  type RevisionDifferenceId,
  revisionDifferences,
} from './responses/revisionDifferences.ts';
export {
  defaultRevision,
  type Revision,
  type RevisionRules,
  revisionRules,
  revisions,
} from './responses/revisions.ts';
export {
  type ClosureGateId,
  type ClosureRefusal,
  closureGateIds,
} from './skills/closureGates.ts';
export { flatResources } from './skills/flatResources.ts';
export type { Layers, LoadItem, WeighedLayer } from './skills/layers.ts';
export type { LoadFinding, Reached } from './skills/loadFinding.ts';
export {
  type LoadGateId,
  type LoadRefusal,
  loadGateIds,
} from './skills/loadGates.ts';
export { planNestedLoad } from './skills/planNestedLoad.ts';
export {
  type Closure,
  type ClosureRefused,
  resourceClosure,
} from './skills/resourceClosure.ts';
export {
  type LoadLayers,
  type LoadPlan,
  type LoadRefused,
  loadEverything,
  loadLayers,
  skillLoadPlan,
} from './skills/skillLoadPlan.ts';
export { isTokens, sumTokens } from './skills/tokens.ts';
export {
  type NestedGateId,
  type NestedPlan,
  type NestedRefused,
  type TracedLoad,
  traceLoad,
  traceNestedLoad,
} from './skills/traceLoad.ts';
export { contractTraits } from './surface/contractTraits.ts';
export {
  type AbilityPair,
  granularity,
  type ToolTraits,
} from './surface/granularity.ts';
export { namesMostlyShared } from './surface/namesMostlyShared.ts';
export { utf8Length } from './value/utf8Length.ts';
export { CORE_VERSION } from './version.ts';
