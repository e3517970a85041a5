import { field, hasField, isFields } from '../value/fields.ts';
import { isRequestId, type RequestId } from './requestId.ts';
import { defaultRevision, isRevision, type Revision } from './revisions.ts';

/** What the host itself knows of a call's effect. A server's annotations are no such knowledge. */
export type Effect = 'read' | 'write' | 'unknown';

/** The definition of the called tool, as the host held it when the call went out. */
export interface HeldTool {
  readonly name: string;
  /** Its schemas as they stand; `undefined` where it declares none. */
  readonly inputSchema: unknown;
  readonly outputSchema: unknown;
  readonly annotations: unknown;
}

/**
 * How waiting can end without an answer: the time ran out, the connection closed, or the host itself cancelled the call.
 * A receiver may ignore a cancellation (MCP 2025-11-25, Cancellation), so each of the three leaves the outcome open.
 */
export const endsOfWaiting = ['timeout', 'closed', 'cancelled'] as const;

/** One of {@link endsOfWaiting}. */
export type EndOfWaiting = (typeof endsOfWaiting)[number];

/** What came back, or that nothing did. */
export type Observation =
  | { readonly kind: 'frame'; readonly frame: unknown }
  | { readonly kind: 'line'; readonly line: string }
  | { readonly kind: 'event'; readonly event: EndOfWaiting };

/** One request and one thing that came after it. */
export interface Exchange {
  readonly id: RequestId;
  readonly method: string;
  /** The arguments of a `tools/call`; `{}` where it was sent without. */
  readonly args: unknown;
  /** `null` where the host holds no definition under the called name. */
  readonly tool: HeldTool | null;
  readonly observed: Observation;
  readonly revision: Revision;
  readonly effect: Effect;
  /** Ids of calls that were given up. */
  readonly cancelled: readonly unknown[];
  /** The cursors that led here: a page that names one of them again goes round in a circle. */
  readonly cursors: readonly unknown[];
}

/** What is wrong with an input of `readResponse`. */
export type InputProblem =
  | 'input_not_an_object'
  | 'request_missing'
  | 'request_invalid'
  | 'call_without_tool_name'
  | 'observation_missing'
  | 'observation_ambiguous'
  | 'line_not_a_string'
  | 'event_unknown'
  | 'tool_invalid'
  | 'tool_of_another_name'
  | 'revision_unsupported'
  | 'context_invalid'
  | 'effect_invalid'
  | 'effect_contradicted';

/** An exchange read from an input, or what is wrong with the input. */
export type ReadExchange =
  | { readonly ok: true; readonly exchange: Exchange }
  | { readonly ok: false; readonly code: InputProblem };

/** Methods that ask and change nothing, whatever server answers them. */
const askingMethods = [
  'initialize',
  'ping',
  'server/discover',
  'tools/list',
  'resources/list',
  'resources/templates/list',
  'resources/read',
  'prompts/list',
  'prompts/get',
  'completion/complete',
];

/** Whether a method runs no tool and changes nothing by itself. */
export function asksOnly(method: string): boolean {
  return askingMethods.includes(method);
}

/** Reads the input of `readResponse`: its shape is checked here, so that every rung may rely on it. */
export function readExchange(input: unknown): ReadExchange {
  if (!isFields(input)) return problem('input_not_an_object');
  if (!hasField(input, 'request')) return problem('request_missing');
  const request = field(input, 'request');
  const id = field(request, 'id');
  const method = field(request, 'method');
  if (
    field(request, 'jsonrpc') !== '2.0' ||
    !isRequestId(id) ||
    typeof method !== 'string'
  )
    return problem('request_invalid');
  const params = field(request, 'params');
  const name = field(params, 'name');
  if (method === 'tools/call' && typeof name !== 'string')
    return problem('call_without_tool_name');

  const observed = readObservation(input);
  if (typeof observed === 'string') return problem(observed);
  const tool = readTool(input, name);
  if (typeof tool === 'string') return problem(tool);
  const revision = hasField(input, 'negotiated')
    ? field(input, 'negotiated')
    : defaultRevision;
  if (!isRevision(revision)) return problem('revision_unsupported');
  const context = hasField(input, 'context') ? field(input, 'context') : {};
  if (!isFields(context)) return problem('context_invalid');
  const cancelled = hasField(context, 'cancelled')
    ? field(context, 'cancelled')
    : [];
  if (!Array.isArray(cancelled)) return problem('context_invalid');
  const effect = readEffect(input, context, method);
  if (effect !== 'read' && effect !== 'write' && effect !== 'unknown')
    return problem(effect);

  const args = field(params, 'arguments');
  const hasArguments = isFields(params) && hasField(params, 'arguments');
  const cursors = [
    field(context, 'previousCursor'),
    field(params, 'cursor'),
  ];
  return {
    ok: true,
    exchange: {
      id,
      method,
      args: hasArguments ? args : {},
      tool,
      observed,
      revision,
      effect,
      cancelled,
      cursors: cursors.filter((cursor) => cursor !== undefined),
    },
  };
}

function problem(code: InputProblem): ReadExchange {
  return { ok: false, code };
}

function readObservation(input: unknown): Observation | InputProblem {
  const kinds = ['frame', 'line', 'event'] as const;
  const [kind, ...more] = kinds.filter(
    (name) => isFields(input) && hasField(input, name),
  );
  if (kind === undefined) return 'observation_missing';
  if (more.length > 0) return 'observation_ambiguous';
  const value = field(input, kind);
  if (kind === 'frame') return { kind, frame: value };
  if (kind === 'line')
    return typeof value === 'string'
      ? { kind, line: value }
      : 'line_not_a_string';
  const type = field(value, 'type');
  const event = endsOfWaiting.find((end) => end === type);
  return event === undefined ? 'event_unknown' : { kind, event };
}

function readTool(
  input: unknown,
  called: unknown,
): HeldTool | null | InputProblem {
  if (!isFields(input) || !hasField(input, 'tool')) return null;
  const tool = field(input, 'tool');
  const name = field(tool, 'name');
  if (typeof name !== 'string') return 'tool_invalid';
  if (name !== called) return 'tool_of_another_name';
  return {
    name,
    inputSchema: field(tool, 'inputSchema'),
    outputSchema: field(tool, 'outputSchema'),
    annotations: field(tool, 'annotations'),
  };
}

function readEffect(
  input: unknown,
  context: unknown,
  method: string,
): Effect | InputProblem {
  const known = field(context, 'hostKnowsReadOnly');
  if (known !== undefined && typeof known !== 'boolean')
    return 'context_invalid';
  const said = field(input, 'effect');
  if (said !== undefined && said !== 'read' && said !== 'write')
    return 'effect_invalid';
  if (method !== 'tools/call') return asksOnly(method) ? 'read' : 'unknown';
  if (known !== undefined && said === (known ? 'write' : 'read'))
    return 'effect_contradicted';
  return said ?? (known === true ? 'read' : 'unknown');
}
