import type { CallError, CallErrorCode } from './callError.ts';
import type { RegistryHost } from './host.ts';
import type { RegisteredTool, Registry } from './registerTools.ts';
import type { Actor, Cancellation } from './toolContract.ts';

/** A proposed call, and who makes it. */
export interface ToolCall {
  readonly tool: string;
  readonly arguments: unknown;
  readonly actor: Actor;
  /** The approval that comes with it; only one that this host issued counts. */
  readonly approval?: unknown;
}

/** All that a step of the pipeline may look at. */
export interface CallState<Business extends string> {
  readonly call: ToolCall;
  readonly registry: Registry<Business>;
  readonly host: RegistryHost;
  /** The tool that is called; undefined where the registry has none of this name. */
  readonly tool: RegisteredTool<Business> | undefined;
  readonly cancellation: Cancellation;
  /** What the handler writes through; null where the receipt has no transaction to share. */
  readonly unit: unknown;
}

/** What comes back through the pipeline. */
export type CallAnswer<Business extends string> =
  | {
      readonly kind: 'done';
      /** The output as JSON text: nobody who holds it can change what another is given. */
      readonly output: string;
      readonly replayed: boolean;
    }
  | {
      readonly kind: 'refused';
      /** The id of the step that refused, or `handler`. */
      readonly by: string;
      readonly error: CallError<CallErrorCode | Business>;
    };

/** The rest of the pipeline: the steps behind, and the handler. A step may hand on what it knows. */
export type Next<Business extends string> = (
  more?: Partial<Pick<CallState<Business>, 'cancellation' | 'unit'>>,
) => Promise<CallAnswer<Business>>;

/**
 * One step of the pipeline. It refuses, or lets the rest run and may look at what comes back. All have this form, so
 * that they can be listed, taken out and put in another order.
 */
export interface CallMiddleware<Id extends string = string> {
  readonly id: Id;
  readonly handle: <Business extends string>(
    state: CallState<Business>,
    next: Next<Business>,
  ) => Promise<CallAnswer<Business>>;
}

/** The answer of a step that refuses. */
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
