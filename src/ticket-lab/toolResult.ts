import type { CallError, CallErrorCode, CallStep } from '#core';

/** The error codes of the lab's tools. */
export type TicketErrorCode = 'ticket_not_found' | 'invalid_cursor';

/** The only error of the wide tool. */
export interface WideError {
  readonly code: 'tool_failed';
  readonly category: 'unknown';
  readonly retryable: false;
  readonly details: Readonly<Record<string, never>>;
}

/** Any error of a run. */
export type LabError = CallError<CallErrorCode | TicketErrorCode> | WideError;

/** The result of one call of a case. */
export interface LabResult {
  readonly ok: boolean;
  readonly output: unknown;
  readonly error: LabError | null;
  /** The side effects of this call, recorded by the store and not by the tool. */
  readonly side_effects: readonly string[];
  readonly replayed: boolean;
  /** The results of the pipeline's steps; empty on the wide surface. */
  readonly trace: readonly CallStep<TicketErrorCode>[];
}
