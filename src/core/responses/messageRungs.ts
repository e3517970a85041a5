import type { Gate } from '../gates/runGates.ts';
import { field, hasField, isFields } from '../value/fields.ts';
import type { Exchange, Observation } from './exchange.ts';
import type { ReadingRungId, ReadingStop } from './reading.ts';
import { isRequestId } from './requestId.ts';
import { revisionRules } from './revisions.ts';

/** What came back, with a line read as JSON where it is JSON. */
export type Arrival =
  | { readonly kind: 'nothing'; readonly event: 'timeout' | 'closed' }
  | { readonly kind: 'text'; readonly holdsFrame: boolean }
  | {
      readonly kind: 'value';
      readonly value: unknown;
      /** Whether it came as a line of a stream, where things other than messages turn up. */
      readonly onStream: boolean;
    };

/** What a rung of the message looks at. */
export interface ArrivedExchange {
  readonly exchange: Exchange;
  readonly arrival: Arrival;
  /** The message, where what arrived may be one. */
  readonly message: unknown;
}

/** A rung that looks at the message. */
export type MessageRung = Gate<ReadingRungId, ArrivedExchange, ReadingStop>;

/** Reads a line as JSON; a frame and an event are what they are. */
export function arrivalOf(observed: Observation): Arrival {
  if (observed.kind === 'event')
    return { kind: 'nothing', event: observed.event };
  if (observed.kind === 'frame')
    return { kind: 'value', value: observed.frame, onStream: false };
  try {
    const value: unknown = JSON.parse(observed.line);
    return { kind: 'value', value, onStream: true };
  } catch {
    // Only a suspicion, and it only makes the host stricter: the frame is
    // not carved out of the line, since any text could smuggle one.
    return { kind: 'text', holdsFrame: /"jsonrpc"/.test(observed.line) };
  }
}

// #region message-rungs
/** From what arrived to a well-formed answer to this call. */
export const messageRungs: readonly MessageRung[] = [
  {
    id: 'arrival',
    check: ({ arrival }) =>
      arrival.kind !== 'nothing'
        ? null
        : arrival.event === 'timeout'
          ? stop('no_answer', 'timed_out')
          : stop('no_answer', 'connection_closed'),
  },
  {
    id: 'message',
    check: ({ arrival, message, exchange }) => {
      if (arrival.kind === 'text')
        return arrival.holdsFrame
          ? stop('noise', 'frame_glued_to_text')
          : stop('noise', 'line_not_json');
      if (arrival.kind === 'value' && arrival.onStream && !isRpc(message))
        return stop('noise', 'json_but_no_message');
      if (Array.isArray(message)) {
        if (!revisionRules[exchange.revision].batches)
          return stop('malformed_frame', 'batch_not_in_revision');
        return message.length === 0
          ? stop('malformed_frame', 'batch_empty')
          : stop('batch', 'several_messages');
      }
      if (!isFields(message))
        return stop('malformed_frame', 'frame_not_an_object');
      return message['jsonrpc'] === '2.0' && hasField(message, 'jsonrpc')
        ? null
        : stop('malformed_frame', 'not_json_rpc_2');
    },
  },
  {
    id: 'direction',
    check: ({ message, exchange }) => {
      if (!has(message, 'method')) return null;
      const method = field(message, 'method');
      if (has(message, 'result') || has(message, 'error'))
        return stop('malformed_frame', 'method_beside_answer');
      if (typeof method !== 'string')
        return stop('malformed_frame', 'method_not_a_string');
      if (!has(message, 'id'))
        return stop(
          'notification',
          method === 'notifications/tools/list_changed'
            ? 'tools_changed'
            : 'notifies',
        );
      if (!isRequestId(field(message, 'id')))
        return stop('malformed_frame', 'server_request_without_id');
      return revisionRules[exchange.revision].serverRequests
        ? stop('server_request', 'server_asks')
        : stop('malformed_frame', 'server_request_not_in_revision');
    },
  },
  {
    id: 'identity',
    check: ({ message, exchange }) => {
      if (!has(message, 'id')) return stop('not_my_answer', 'id_missing');
      const id = field(message, 'id');
      if (id === null) return stop('not_my_answer', 'id_null');
      if (!isRequestId(id))
        return stop('not_my_answer', 'id_of_no_valid_type');
      if (exchange.cancelled.includes(id))
        return stop('not_my_answer', 'id_cancelled');
      if (id === exchange.id) return null;
      return String(id) === String(exchange.id)
        ? stop('not_my_answer', 'id_of_another_type')
        : stop('not_my_answer', 'id_of_another_call');
    },
  },
  {
    id: 'envelope',
    check: ({ message }) => {
      const hasResult = has(message, 'result');
      if (hasResult && has(message, 'error'))
        return stop('malformed_frame', 'both_result_and_error');
      if (hasResult)
        return isFields(field(message, 'result'))
          ? null
          : stop('malformed_frame', 'result_not_an_object');
      if (!has(message, 'error'))
        return stop('malformed_frame', 'neither_result_nor_error');
      const error = field(message, 'error');
      if (!isFields(error))
        return stop('malformed_frame', 'error_not_an_object');
      if (!Number.isInteger(field(error, 'code')))
        return stop('malformed_frame', 'code_not_an_integer');
      return typeof field(error, 'message') === 'string'
        ? null
        : stop('malformed_frame', 'message_not_a_string');
    },
  },
  {
    id: 'protocol',
    check: ({ message }) =>
      has(message, 'error')
        ? stop('protocol_error', 'error_answers')
        : null,
  },
];
// #endregion message-rungs

/** Why a response stops. */
export function stop(
  responseClass: ReadingStop['class'],
  reason: ReadingStop['reason'],
): ReadingStop {
  return { class: responseClass, reason };
}

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
