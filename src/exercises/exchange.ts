/** What came back for a call, in the form in which `readResponse` takes it. */
export type Observed =
  | { readonly frame: unknown }
  | { readonly line: string }
  | { readonly event: { readonly type: 'timeout' | 'closed' } };

/** A call as the host sent it, and what the host knows of the tool. */
export interface SentCall {
  readonly id: unknown;
  readonly name: string;
  readonly args: unknown;
  /** The revision that host and server agreed on. */
  readonly negotiated: string;
  /** The definition that the host holds under the name; left out where it holds none. */
  readonly tool?: unknown;
  /** What the host itself knows of the tool's effect; left out where it knows nothing. */
  readonly effect?: 'read' | 'write' | undefined;
}

/** An exchange in the form in which `readResponse` takes it. */
export type ExchangeInput = Observed & {
  readonly request: {
    readonly jsonrpc: '2.0';
    readonly id: unknown;
    readonly method: 'tools/call';
    readonly params: { readonly name: string; readonly arguments: unknown };
  };
  readonly negotiated: string;
  readonly tool?: unknown;
  readonly effect?: 'read' | 'write';
};

/** The input of `readResponse` for a call and what came back for it. What the host does not know is left out. */
export function exchangeOf(
  { id, name, args, negotiated, tool, effect }: SentCall,
  observed: Observed,
): ExchangeInput {
  return {
    request: {
      jsonrpc: '2.0',
      id,
      method: 'tools/call',
      params: { name, arguments: args },
    },
    negotiated,
    ...(tool === undefined ? {} : { tool }),
    ...(effect === undefined ? {} : { effect }),
    ...observed,
  };
}
