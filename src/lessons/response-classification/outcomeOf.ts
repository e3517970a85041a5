import type { Outcome, ResponseClass, ResponseLabel } from '#core';

/** How each class looks: to be verified, refused, or not known yet. None looks like a success. */
export const outcomeOfClass = {
  ok: 'verify',
  input_required: 'unknown',
  tool_error: 'refused',
  protocol_error: 'refused',
  contract_violation: 'refused',
  // The result came, and nothing refuses it: whether it keeps the promise is open.
  cannot_be_checked: 'unknown',
  malformed_frame: 'refused',
  not_my_answer: 'unknown',
  no_answer: 'unknown',
  notification: 'unknown',
  server_request: 'unknown',
  noise: 'unknown',
  batch: 'unknown',
} as const satisfies Record<ResponseClass, Outcome>;

/** How far each label lets a host go: on to the check that it names, nowhere for certain, or no further. */
export const outcomeOfLabel = {
  verify_business: 'verify',
  unknown: 'unknown',
  protocol_mismatch: 'refused',
  malformed: 'refused',
  protocol_error: 'refused',
  tool_error: 'refused',
  output_schema_error: 'refused',
} as const satisfies Record<ResponseLabel, Outcome>;
