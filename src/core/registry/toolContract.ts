import type { ErrorCategory } from './callError.ts';

/** The part of a tool that the model sees. */
export interface ModelContract {
  readonly name: string;
  readonly description: string;
  /** JSON Schema 2020-12 of the arguments. */
  readonly inputSchema: unknown;
  /** JSON Schema 2020-12 of the result, where the tool promises one. */
  readonly outputSchema?: unknown;
}

/** The part of a tool that code enforces and the model does not see. */
export interface RuntimeContract {
  /** Incremented when the meaning of a call changes, so that old keys do not match. */
  readonly contractVersion: number;
  /** The permission that the actor needs, such as `ticket:write`. */
  readonly permission: string;
  readonly effect: 'read' | 'write';
  readonly approval: 'never' | 'required';
  /** The argument that holds the idempotency key; null if the tool has none. */
  readonly idempotencyKey: string | null;
  readonly timeoutMs: number;
  /** `transient`: a time-out may be retried. */
  readonly retry: 'never' | 'transient';
  /** The greatest size of a result, in bytes of compact JSON in UTF-8. */
  readonly outputBudgetBytes: number;
}

/** The caller, known from the session and never from the arguments. */
export interface Actor {
  readonly id: string;
  readonly permissions: ReadonlySet<string>;
}

/** Whether the caller has stopped waiting for the answer. */
export interface Cancellation {
  readonly cancelled: boolean;
}

/** The second parameter of a handler. */
export interface HandlerContext {
  readonly actor: Actor;
  readonly cancellation: Cancellation;
  /** The transaction shared with the receipt; null if there is none. */
  readonly unit: unknown;
}

/** A handler's refusal. It implies that nothing took effect. */
export interface Refusal<Business extends string> {
  readonly ok: false;
  readonly code: Business;
  readonly category: Extract<
    ErrorCategory,
    'not_found' | 'validation' | 'conflict'
  >;
  readonly details: Readonly<Record<string, unknown>>;
}

/** The answer of a handler. */
export type HandlerAnswer<Business extends string> =
  | { readonly ok: true; readonly output: unknown }
  | Refusal<Business>;

/** A tool: its two contracts and its handler. */
export interface ToolContract<Business extends string = never> {
  readonly model: ModelContract;
  readonly runtime: RuntimeContract;
  /**
   * Whether the actor may access the resource that the arguments name. `hidden` covers both a missing and a foreign
   * resource, so that the answer does not reveal which. Absent if resources have no owner.
   */
  readonly resource?: (args: unknown, actor: Actor) => 'allowed' | 'hidden';
  readonly handler: (
    args: unknown,
    context: HandlerContext,
  ) => HandlerAnswer<Business> | Promise<HandlerAnswer<Business>>;
}
