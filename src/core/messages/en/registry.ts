import type { CanonicalProblem } from '../../canonical/canonicalJson.ts';
import type { OnceAnswer } from '../../idempotency/executeOnce.ts';
import type {
  AfterWriteReason,
  AfterWriteStep,
} from '../../idempotency/nextAfterWrite.ts';
import type { ApprovalProblem } from '../../registry/approval.ts';
import type {
  CallEffect,
  CallErrorCode,
  NextStep,
} from '../../registry/callError.ts';
import type { CallGateId } from '../../registry/callPipeline.ts';
import type { RegistrationCode } from '../../registry/registerTools.ts';
import type { GranularityReason } from '../../surface/granularity.ts';

/** What a gate of the registry looks at, as a short name. */
export const callGateNames = {
  tool: 'tool',
  arguments: 'arguments',
  permission: 'permission',
  approval: 'approval',
  resource: 'resource',
  deadline: 'deadline',
  receipt: 'receipt',
  budget: 'output budget',
  output: 'output contract',
} satisfies Record<CallGateId, string>;

/** What a gate of the registry asks. */
export const callGateQuestions = {
  tool: 'Is there such a tool?',
  arguments: 'Do the arguments fit the schema?',
  permission: 'May this actor use this tool?',
  approval: 'Has somebody approved exactly this call?',
  resource: 'May this actor touch this thing?',
  deadline: 'Did the answer come in time?',
  receipt: 'Has this been done already?',
  budget: 'Is the result small enough for a model?',
  output: 'Is the result what the tool promised?',
} satisfies Record<CallGateId, string>;

/** What happened, for each error of the registry. */
export const callErrors = {
  tool_not_found: 'There is no tool of this name.',
  invalid_arguments: 'The arguments do not fit the tool’s schema.',
  permission_denied: 'This actor is not permitted to use this tool.',
  approval_required:
    'This call needs an approval of its own, and the one given, if any, does not hold.',
  not_found_or_not_allowed:
    'What the arguments name is not there, or is somebody else’s.',
  tool_timeout: 'No answer came within the limit.',
  idempotency_conflict:
    'The key was used before, for another request. Nothing was done now.',
  outcome_unknown:
    'An earlier call under this key began, and nobody knows whether it took effect.',
  receipts_unavailable:
    'The store of receipts cannot be asked, so nothing was run.',
  receipt_changed:
    'The receipt is not the one that was looked up any more. Nothing was settled.',
  handler_exception: 'The tool’s own code failed.',
  invalid_tool_output: 'The tool’s answer is not what it promised.',
  output_too_large: 'The tool’s answer is larger than its budget.',
} satisfies Record<CallErrorCode, string>;

/** What to do next. */
export const nextSteps = {
  choose_listed_tool: 'Choose a tool from the list.',
  repair_arguments: 'Repair the fields named and propose again.',
  get_permission: 'Stop. No change to the arguments helps.',
  ask_for_approval: 'Show the call to somebody who may approve it.',
  check_the_id: 'Check the id, or search again.',
  reconcile:
    'Compare with what was asked before. A new intention needs a new key.',
  retry_within_limits: 'Try again, within limits of number and time.',
  look_up_first:
    'Look up the receipt or the state before anything else is sent.',
  raise_alarm: 'Stop and tell the people who run the tool.',
} satisfies Record<NextStep, string>;

/** What a call left behind. */
export const outcomes = {
  not_executed: 'nothing took effect',
  applied: 'it took effect',
  unknown: 'nobody knows whether it took effect',
} satisfies Record<CallEffect, string>;

/** Why an approval does not hold. */
export const approvalProblems = {
  absent: 'No approval came with the call.',
  not_an_approval:
    'What came is no approval: it needs approver, expiry and seal.',
  for_another_call:
    'The approval is for another call, or was not issued by this host.',
  expired: 'The approval has expired.',
} satisfies Record<ApprovalProblem, string>;

/** Why a tool is not taken into the registry. */
export const registrationProblems = {
  duplicate_name: 'There is a tool of this name already.',
  unusable_input_schema:
    'The input schema cannot be enforced as it stands.',
  unusable_output_schema:
    'The output schema cannot be enforced as it stands.',
  key_not_a_required_string:
    'The idempotency key must be a required property of type string.',
  write_without_key:
    'A tool that writes needs an argument that carries an idempotency key.',
  invalid_limit: 'A limit must be a whole number from 1.',
} satisfies Record<RegistrationCode, string>;

/** Why a value has no canonical text. */
export const canonicalProblems = {
  not_json: 'This is no JSON value.',
  not_finite: 'This number is not finite.',
  unsafe_integer:
    'This integer is beyond 2^53 - 1, where parsers round. Send it as a string.',
  lone_surrogate: 'This text holds half of a surrogate pair.',
  too_deep: 'This is nested too deeply.',
} satisfies Record<CanonicalProblem, string>;

/** Why two abilities become one tool, or two. */
export const granularityReasons = {
  effect_differs:
    'They differ in effect, and the effect has to show in the tool’s name.',
  permission_differs:
    'They need different permissions, so one of them could be granted without the other.',
  audience_differs:
    'They are for different people, so one of them need not be shown.',
  retry_differs:
    'Only one of them may be tried again after a time-out, and a contract has one rule for that.',
  always_in_order:
    'One is never used without the other, in this order, and the risk is the same.',
  near_synonyms: 'Both are words for one wish, with the same risk.',
  same_object:
    'They act on the same thing with the same risk, and take and return nearly the same.',
  nothing_in_common:
    'They act on different things, so nothing but convenience ties them together.',
  parameters_differ:
    'They take different things: fewer than half of all parameters are shared.',
  results_differ:
    'They return different things: fewer than half of all results are shared.',
} satisfies Record<GranularityReason, string>;

/** What a request to write is answered. */
export const onceAnswers = {
  done: 'The tool ran, and it is done.',
  refused: 'The tool ran and refused; nothing was written.',
  unknown: 'Nobody knows whether it took effect. Look it up.',
  replayed: 'Answered from the receipt; the tool did not run.',
  conflict: 'The key belongs to another request; nothing was done.',
  no_canonical_text:
    'These arguments cannot be told from others; nothing was done.',
} satisfies Record<OnceAnswer, string>;

/** What to do after an attempt to write. */
export const afterWriteSteps = {
  look_up: 'Look up the receipt or the state first.',
  settle: 'Settle the receipt as what was found.',
  same_key: 'Send the same request again, under the same key.',
  repaired_same_key: 'Repair the request and send it under the same key.',
  new_key: 'Send under a new key.',
  stop: 'Send nothing.',
} satisfies Record<AfterWriteStep, string>;

/** Why it is the next step after an attempt to write. */
export const afterWriteReasons = {
  it_stands: 'The write stands, and nothing more was asked for.',
  another_intention:
    'What is wanted now is another write, and each intended write has a key of its own.',
  may_stand:
    'The write may stand already, and nothing that the host knows makes a second attempt safe.',
  receipt_answers:
    'The tool is known to keep receipts under this key: the repetition finds the receipt, or is the first to arrive.',
  receipt_open:
    'The receipt does not know how the attempt ended, so every repetition is refused. The host keeps the receipt and has looked: it settles it as found.',
  receipt_not_ours:
    'The receipt does not know how the attempt ended, and only those who keep it can settle it. Report to them what was found.',
  not_there:
    'Somebody has looked, and the write is not there. The key stays, in case the first attempt is still on its way.',
  nothing_ran:
    'Nothing ran, and the same request may fare better: the intended write is the same, and so is its key.',
  nothing_reserved:
    'Nothing ran, and nothing was reserved under the key. The intended write is the same one, so the repaired request keeps its key.',
  key_taken:
    'This key has served a request that was not word for word this one. Look what came of that one.',
  not_yours:
    'Nothing ran, and no request of the host’s own makes it run: somebody has to act first.',
  attempts_used_up:
    'Nothing stands, and no attempt is left. Report it as not done.',
} satisfies Record<AfterWriteReason, string>;
