/** What a call left behind: nothing, its effect, or nobody knows. */
export const callEffects = ['not_executed', 'applied', 'unknown'] as const;

/** One of these. */
export type CallEffect = (typeof callEffects)[number];

/** The kinds of error, by what has to be done about them. */
export type ErrorCategory =
  | 'routing'
  | 'validation'
  | 'policy'
  | 'not_found'
  | 'conflict'
  | 'dependency'
  | 'internal';

/** What the registry itself can answer instead of a result. */
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
  | 'handler_exception'
  | 'invalid_tool_output'
  | 'output_too_large';

/** What to do next. */
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

/** One error, whatever gate or handler it comes from. Words are added at the edge, in the reader's language. */
export interface CallError<Code extends string = CallErrorCode> {
  readonly code: Code;
  readonly category: ErrorCategory;
  /** Whether the same call may end otherwise later. Never by itself a permission to send it again. */
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
  handler_exception: 'internal',
  invalid_tool_output: 'internal',
  output_too_large: 'internal',
} as const satisfies Record<CallErrorCode, ErrorCategory>;

/**
 * An error of the registry's own. A call that did not execute unless `facts` say otherwise, and no error is retryable
 * unless they say so.
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
