import type { ErrorCategory } from './callError.ts';

/** What the model is shown of a tool. */
export interface ModelContract {
  readonly name: string;
  readonly description: string;
  /** JSON Schema 2020-12 of the arguments. */
  readonly inputSchema: unknown;
  /** JSON Schema 2020-12 of the result, where the tool promises one. */
  readonly outputSchema?: unknown;
}

/** What code enforces, and no model is told. */
export interface RuntimeContract {
  /** Raised when the meaning of a call changes, so that an old key is not taken for a new one. */
  readonly contractVersion: number;
  /** What the actor must be permitted, such as `ticket:write`. */
  readonly permission: string;
  readonly effect: 'read' | 'write';
  readonly approval: 'never' | 'required';
  /** The argument that carries the idempotency key; null where calls are not told apart. */
  readonly idempotencyKey: string | null;
  readonly timeoutMs: number;
  /** `transient`: a time-out may be followed by another attempt. */
  readonly retry: 'never' | 'transient';
  /** The most bytes of compact JSON in UTF-8 that a result may have. */
  readonly outputBudgetBytes: number;
}

/** Who calls. From the session, and never from the arguments. */
export interface Actor {
  readonly id: string;
  readonly permissions: ReadonlySet<string>;
}

/** Says that nobody waits for the answer any more. */
export interface Cancellation {
  readonly cancelled: boolean;
}

/** What a handler is given beside its arguments. */
export interface HandlerContext {
  readonly actor: Actor;
  readonly cancellation: Cancellation;
  /** What to write through where the receipt shares its transaction; else null. */
  readonly unit: unknown;
}

/** A handler's own refusal. It says that nothing took effect. */
export interface Refusal<Business extends string> {
  readonly ok: false;
  readonly code: Business;
  readonly category: Extract<
    ErrorCategory,
    'not_found' | 'validation' | 'conflict'
  >;
  readonly details: Readonly<Record<string, unknown>>;
}

/** What a handler answers. */
export type HandlerAnswer<Business extends string> =
  | { readonly ok: true; readonly output: unknown }
  | Refusal<Business>;

/** A tool: two contracts, and what carries them out. */
export interface ToolContract<Business extends string = never> {
  readonly model: ModelContract;
  readonly runtime: RuntimeContract;
  /**
   * Whether this actor may touch what the arguments name. `hidden` covers both a thing that is not there and one that is
   * somebody else's, so that the answer tells neither. Absent where nothing has an owner.
   */
  readonly resource?: (args: unknown, actor: Actor) => 'allowed' | 'hidden';
  readonly handler: (
    args: unknown,
    context: HandlerContext,
  ) => HandlerAnswer<Business> | Promise<HandlerAnswer<Business>>;
}
