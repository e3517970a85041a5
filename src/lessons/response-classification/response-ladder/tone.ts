import type { ResponseClass } from '#core/index.ts';

/** The colour and shape of a class: it has to be verified, it was refused, or this call's outcome is not known yet. */
export type Tone = 'verify' | 'refused' | 'unknown';

/** How each class looks. None looks like a success. */
export const toneOf = {
  ok: 'verify',
  input_required: 'unknown',
  tool_error: 'refused',
  protocol_error: 'refused',
  contract_violation: 'refused',
  malformed_frame: 'refused',
  not_my_answer: 'unknown',
  no_answer: 'unknown',
  notification: 'unknown',
  server_request: 'unknown',
  noise: 'unknown',
  batch: 'unknown',
} as const satisfies Record<ResponseClass, Tone>;
