import type { Gate } from '../gates/runGates.ts';
import { field, hasField, isFields } from '../value/fields.ts';
import type { EndOfWaiting, Exchange, Observation } from './exchange.ts';
import { type Finding, type FindingReason, finding } from './finding.ts';
import type { ReadingGateId } from './readingGates.ts';
import { isExactId, isRequestId } from './requestId.ts';
import { revisionRules } from './revisions.ts';

/** What came back, with a line read as JSON where it is JSON. */
export type Arrival =
  | { readonly kind: 'nothing'; readonly event: EndOfWaiting }
  | { readonly kind: 'text'; readonly holdsFrame: boolean }
  | {
      readonly kind: 'value';
      readonly value: unknown;
      /** Whether it came as a line of a stream, where things other than messages turn up. */
      readonly onStream: boolean;
    };

/** What the gates look at. */
export interface ArrivedExchange {
  readonly exchange: Exchange;
  readonly arrival: Arrival;
  /** The message, where what arrived may be one. */
  readonly message: unknown;
}

/** A gate that looks at the message. */
export type MessageGate = Gate<ReadingGateId, ArrivedExchange, Finding>;

/** The reason that each end of waiting gives. */
const endReasons = {
  timeout: 'timed_out',
  closed: 'connection_closed',
  cancelled: 'call_cancelled',
} as const satisfies Record<EndOfWaiting, FindingReason>;

/** Reads a line as JSON, behind a byte order mark where there is one; a frame and an event are what they are. */
export function arrivalOf(observed: Observation): Arrival {
  if (observed.kind === 'event')
    return { kind: 'nothing', event: observed.event };
  if (observed.kind === 'frame')
    return { kind: 'value', value: observed.frame, onStream: false };
  // Some programs write the mark before their first line. It is no part of the text, and JSON.parse refuses it.
  const line = observed.line.replace(/^\uFEFF/, '');
  try {
    const value: unknown = JSON.parse(line);
    return { kind: 'value', value, onStream: true };
  } catch {
    // Only a suspicion, and it only makes the host stricter: the frame is
    // not carved out of the line, since any text could smuggle one.
    return { kind: 'text', holdsFrame: /"jsonrpc"/.test(line) };
  }
}

// #region message-gates
/** From what arrived to a well-formed answer to this call. */
export const messageGates: readonly MessageGate[] = [
  {
    id: 'arrival',
    check: ({ arrival }) =>
      arrival.kind === 'nothing'
        ? finding(endReasons[arrival.event], {})
        : null,
  },
  {
    id: 'message',
    check: ({ arrival, message, exchange: { revision } }) => {
      if (arrival.kind === 'text')
        return arrival.holdsFrame
          ? finding('frame_glued_to_text', {})
          : finding('line_not_json', {});
      if (arrival.kind === 'value' && arrival.onStream && !isRpc(message))
        return finding('json_but_no_message', {});
      if (Array.isArray(message)) {
        if (!revisionRules[revision].batches)
          return finding('batch_not_in_revision', { revision });
        return message.length === 0
          ? finding('batch_empty', {})
          : finding('several_messages', { count: message.length });
      }
      if (!isFields(message)) return finding('frame_not_an_object', {});
      return field(message, 'jsonrpc') === '2.0'
        ? null
        : finding('not_json_rpc_2', {});
    },
  },
  {
    id: 'direction',
    check: ({ message, exchange: { revision } }) => {
      if (!has(message, 'method')) return null;
      const method = field(message, 'method');
      if (has(message, 'result') || has(message, 'error'))
        return finding('method_beside_answer', {});
      if (typeof method !== 'string')
        return finding('method_not_a_string', {});
      if (!has(message, 'id'))
        return method === 'notifications/tools/list_changed'
          ? finding('tools_changed', { method })
          : finding('notifies', { method });
      if (!isRequestId(field(message, 'id')))
        return finding('server_request_without_id', { method });
      return revisionRules[revision].serverRequests
        ? finding('server_asks', { method })
        : finding('server_request_not_in_revision', { method, revision });
    },
  },
  {
    id: 'identity',
    check: ({ message, exchange: { id: sent, cancelled } }) => {
      if (!has(message, 'id')) return finding('id_missing', { sent });
      const received = field(message, 'id');
      if (received === null) return finding('id_null', { sent });
      const ids = { sent, received };
      if (!isRequestId(received))
        return finding('id_of_no_valid_type', ids);
      if (!isExactId(received)) return finding('id_not_exact', ids);
      if (cancelled.includes(received)) return finding('id_cancelled', ids);
      if (received === sent) return null;
      return String(received) === String(sent)
        ? finding('id_of_another_type', ids)
        : finding('id_of_another_call', ids);
    },
  },
  {
    id: 'envelope',
    check: ({ message }) => {
      const hasResult = has(message, 'result');
      if (hasResult && has(message, 'error'))
        return finding('both_result_and_error', {});
      if (hasResult)
        return isFields(field(message, 'result'))
          ? null
          : finding('result_not_an_object', {});
      if (!has(message, 'error'))
        return finding('neither_result_nor_error', {});
      const error = field(message, 'error');
      if (!isFields(error)) return finding('error_not_an_object', {});
      if (!Number.isInteger(field(error, 'code')))
        return finding('code_not_an_integer', {});
      return typeof field(error, 'message') === 'string'
        ? null
        : finding('message_not_a_string', {});
    },
  },
  {
    id: 'protocol',
    check: ({ message }) => {
      const code = field(field(message, 'error'), 'code');
      return typeof code === 'number'
        ? finding('error_answers', { code })
        : null;
    },
  },
];
// #endregion message-gates

/** Whether a message has a field of this name. */
export function has(message: unknown, name: string): boolean {
  return isFields(message) && hasField(message, name);
}

/** Whether a JSON value on a stream is a message or a list of some, well formed or not, rather than a log line. */
function isRpc(value: unknown): boolean {
  const messages: readonly unknown[] = Array.isArray(value)
    ? value
    : [value];
  return messages.some((message) =>
    ['jsonrpc', 'method', 'result', 'error'].some((name) =>
      has(message, name),
    ),
  );
}
