import type { CallError, CallErrorCode } from './callError.ts';
import type { RegistryHost } from './host.ts';
import type { RegisteredTool, Registry } from './registerTools.ts';
import type { Actor, Cancellation } from './toolContract.ts';

/** The gates on a tool call's way, in the order of the registry. */
export type CallGateId =
  | 'tool'
  | 'arguments'
  | 'permission'
  | 'approval'
  | 'resource'
  | 'deadline'
  | 'receipt'
  | 'budget'
  | 'output';

/** A proposed call, and who makes it. */
export interface ToolCall {
  readonly tool: string;
  readonly arguments: unknown;
  readonly actor: Actor;
  /** The approval that comes with it; only one that this host issued counts. */
  readonly approval?: unknown;
}

/** All that a gate may look at. */
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

/** What comes back through the gates. */
export type GateAnswer<Business extends string> =
  | {
      readonly kind: 'done';
      /** The output as JSON text: nobody who holds it can change what another is given. */
      readonly output: string;
      readonly replayed: boolean;
    }
  | {
      readonly kind: 'refused';
      readonly by: CallGateId | 'handler';
      readonly error: CallError<CallErrorCode | Business>;
    };

/** The rest of the way: the gates behind, and the handler. A gate may hand on what it knows. */
export type Next<Business extends string> = (
  more?: Partial<Pick<CallState<Business>, 'cancellation' | 'unit'>>,
) => Promise<GateAnswer<Business>>;

/**
 * One gate. It refuses, or lets the rest run and may look at what comes back. All have this form, so that they can be
 * listed, taken out and put in another order.
 */
export interface CallGate {
  readonly id: CallGateId;
  readonly guard: <Business extends string>(
    state: CallState<Business>,
    next: Next<Business>,
  ) => Promise<GateAnswer<Business>>;
}

/** A gate's refusal. */
export function refusedBy(
  by: CallGateId | 'handler',
  error: CallError,
): {
  readonly kind: 'refused';
  readonly by: typeof by;
  readonly error: CallError;
} {
  return { kind: 'refused', by, error };
}
