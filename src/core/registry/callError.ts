/** The effect of a call: none, applied, or not known. */
export const callEffects = ['not_executed', 'applied', 'unknown'] as const;

/** One of these. */
export type CallEffect = (typeof callEffects)[number];

/** The categories of errors, by how they are handled. */
export type ErrorCategory =
  | 'routing'
  | 'validation'
  | 'policy'
  | 'not_found'
  | 'conflict'
  | 'dependency'
  | 'internal';

/** The error codes of the registry itself. */
export type CallErrorCode =
  | 'tool_not_found'
  | 'invalid_arguments'
  | 'permission_denied'
  | 'approval_required'
  | 'not_found_or_not_allowed'
  | 'tool_timeout'
  | 'idempotency_conflict'
  | 'outcome_unknown'
  | 'receipts_unavailable'
  | 'receipt_changed'
  | 'handler_exception'
  | 'invalid_tool_output'
  | 'output_too_large';

/** The action that an error calls for. */
export type NextStep =
  | 'choose_listed_tool'
  | 'repair_arguments'
  | 'get_permission'
  | 'ask_for_approval'
  | 'check_the_id'
  | 'reconcile'
  | 'retry_within_limits'
  | 'look_up_first'
  | 'raise_alarm';

/** The error of a gate or a handler, as facts. Messages are added by the caller, in the reader's language. */
export interface CallError<Code extends string = CallErrorCode> {
  readonly code: Code;
  readonly category: ErrorCategory;
  /** Whether the same call may succeed later. By itself no permission to send it again. */
  readonly retryable: boolean;
  readonly outcome: CallEffect;
  readonly details: Readonly<Record<string, unknown>>;
  readonly nextStep: NextStep;
}

const categories = {
  tool_not_found: 'routing',
  invalid_arguments: 'validation',
  permission_denied: 'policy',
  approval_required: 'policy',
  not_found_or_not_allowed: 'not_found',
  tool_timeout: 'dependency',
  idempotency_conflict: 'conflict',
  outcome_unknown: 'conflict',
  receipts_unavailable: 'dependency',
  receipt_changed: 'conflict',
  handler_exception: 'internal',
  invalid_tool_output: 'internal',
  output_too_large: 'internal',
} as const satisfies Record<CallErrorCode, ErrorCategory>;

/**
 * Creates an error of the registry. Unless `facts` say otherwise, the call did not execute and the error is not
 * retryable.
 */
export function callError(
  code: CallErrorCode,
  details: Readonly<Record<string, unknown>>,
  facts: Partial<Pick<CallError, 'retryable' | 'outcome'>> = {},
): CallError {
  const category = categories[code];
  const { retryable = false, outcome = 'not_executed' } = facts;
  const nextStep = nextStepOf({ code, category, retryable, outcome });
  return { code, category, retryable, outcome, details, nextStep };
}

// #region next-step
/**
 * The next step after an error. What may have taken effect is looked up
 * before anything else; only then does the category decide.
 */
export function nextStepOf({
  code,
  category,
  retryable,
  outcome,
}: Pick<
  CallError<string>,
  'code' | 'category' | 'retryable' | 'outcome'
>): NextStep {
  if (outcome !== 'not_executed') return 'look_up_first';
  switch (category) {
    case 'routing':
      return 'choose_listed_tool';
    case 'validation':
      return 'repair_arguments';
    case 'policy':
      return code === 'approval_required'
        ? 'ask_for_approval'
        : 'get_permission';
    case 'not_found':
      return 'check_the_id';
    case 'conflict':
      return 'reconcile';
    case 'dependency':
      return retryable ? 'retry_within_limits' : 'raise_alarm';
    case 'internal':
      return 'raise_alarm';
  }
}
// #endregion next-step
