import type { Diagnosis } from './diagnosis.ts';
import type { Effect, EndOfWaiting } from './exchange.ts';
import type { ReadingHost } from './readingHost.ts';
import { readResponse } from './readResponse.ts';
import type { RequestId } from './requestId.ts';
import { defaultRevision } from './revisions.ts';

/** What came back, as `readResponse` takes it: a message, a line of a stream, or an event. */
export type ObservedInput =
  | { readonly frame: unknown }
  | { readonly line: string }
  | { readonly event: { readonly type: EndOfWaiting } };

/** A `tools/call` as a host sent it, and what the host knew of it then. */
export interface SentCall {
  readonly id: RequestId;
  readonly name: string;
  readonly args: unknown;
  /** The definition that the host holds under the name, with the fields of `tool` in `readResponse`; null where it holds none. */
  readonly tool: object | null;
  readonly effect: Effect;
  /** The negotiated revision; the default revision where absent. */
  readonly revision?: string;
  /** The ids of calls that were given up; none where absent. */
  readonly cancelled?: readonly unknown[];
}

/** An input of `readResponse` for one `tools/call`. */
export type CallInput = ObservedInput & {
  readonly request: {
    readonly jsonrpc: '2.0';
    readonly id: RequestId;
    readonly method: 'tools/call';
    readonly params: { readonly name: string; readonly arguments: unknown };
  };
  readonly negotiated: string;
  readonly tool?: object;
  readonly effect?: 'read' | 'write';
  readonly context?: { readonly cancelled: readonly unknown[] };
};

/** Builds the input of `readResponse` for a call and what came back for it. */
export function callInput(
  call: SentCall,
  observed: ObservedInput,
): CallInput {
  const { id, name, args, tool, effect, revision, cancelled } = call;
  return {
    request: {
      jsonrpc: '2.0',
      id,
      method: 'tools/call',
      params: { name, arguments: args },
    },
    negotiated: revision ?? defaultRevision,
    ...(tool === null ? {} : { tool }),
    ...(effect === 'unknown' ? {} : { effect }),
    ...(cancelled === undefined ? {} : { context: { cancelled } }),
    ...observed,
  };
}

/**
 * Diagnoses an input that the caller built itself.
 *
 * @throws TypeError naming the problem where `readResponse` refuses the input, a mistake of the caller
 */
export function diagnoseCall(
  input: CallInput,
  host: ReadingHost,
): Diagnosis {
  const answer = readResponse(input, host);
  if (!answer.ok)
    throw new TypeError(`input is no exchange: ${answer.code}`);
  return answer;
}
