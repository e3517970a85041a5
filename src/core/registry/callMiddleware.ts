import type { ReceiptOrigin } from '../receipts/seal.ts';
import type { CallError, CallErrorCode } from './callError.ts';
import type { RegistryHost } from './host.ts';
import type { RegisteredTool, Registry } from './registerTools.ts';
import type { Actor, Cancellation } from './toolContract.ts';

/** A proposed call with its actor. */
export interface ToolCall {
  readonly tool: string;
  readonly arguments: unknown;
  readonly actor: Actor;
  /** The approval sent with the call; only one issued by this host is valid. */
  readonly approval?: unknown;
}

/** The state that every step of the pipeline receives. */
export interface CallState<Business extends string> {
  readonly call: ToolCall;
  readonly registry: Registry<Business>;
  readonly host: RegistryHost;
  /** The called tool; undefined if the registry has no tool of this name. */
  readonly tool: RegisteredTool<Business> | undefined;
  readonly cancellation: Cancellation;
  /** The transaction that the handler shares with the receipt; null if there is none. */
  readonly unit: unknown;
}

/** The answer that a step returns to the step in front of it. */
export type CallAnswer<Business extends string> =
  | {
      readonly kind: 'done';
      /** The output as immutable JSON text. */
      readonly output: string;
      /** Who vouches for it: the tool, or a look-up by which the host has settled the receipt. */
      readonly origin: ReceiptOrigin;
      readonly replayed: boolean;
    }
  | {
      readonly kind: 'refused';
      /** The id of the step that refused, or `handler`. */
      readonly by: string;
      readonly error: CallError<CallErrorCode | Business>;
    };

/** Runs the rest of the pipeline and the handler, with changes to the state. */
export type Next<Business extends string> = (
  more?: Partial<Pick<CallState<Business>, 'cancellation' | 'unit'>>,
) => Promise<CallAnswer<Business>>;

/**
 * One step of the pipeline. It refuses the call, or calls `next` and may change the answer. All steps have this form, so
 * they can be listed, removed and reordered.
 */
export interface CallMiddleware<Id extends string = string> {
  readonly id: Id;
  readonly handle: <Business extends string>(
    state: CallState<Business>,
    next: Next<Business>,
  ) => Promise<CallAnswer<Business>>;
}

/** Creates the answer of a step that refuses. */
export function refusedBy(
  by: string,
  error: CallError,
): {
  readonly kind: 'refused';
  readonly by: string;
  readonly error: CallError;
} {
  return { kind: 'refused', by, error };
}
