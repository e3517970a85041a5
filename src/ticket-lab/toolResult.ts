import type { CallError, CallErrorCode, CallStep } from '#core/index.ts';

/** What the lab's own tools refuse with, beside the registry's codes. */
export type TicketErrorCode = 'ticket_not_found' | 'invalid_cursor';

/** The one error that the wide tool has. */
export interface WideError {
  readonly code: 'tool_failed';
  readonly category: 'unknown';
  readonly retryable: false;
  readonly details: Readonly<Record<string, never>>;
}

/** Any error that a run of the lab ends with. */
export type LabError = CallError<CallErrorCode | TicketErrorCode> | WideError;

/** What one call of a case came to. */
export interface LabResult {
  readonly ok: boolean;
  readonly output: unknown;
  readonly error: LabError | null;
  /** The store's own record of what this call did: not what the tool says it did. */
  readonly side_effects: readonly string[];
  readonly replayed: boolean;
  /** The gates with what they said; empty on a surface that has none. */
  readonly trace: readonly CallStep<TicketErrorCode>[];
}
