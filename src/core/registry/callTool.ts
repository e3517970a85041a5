import { canonicalJson } from '../canonical/canonicalJson.ts';
import type { GateStep } from '../gates/runGates.ts';
import type { CallError, CallErrorCode } from './callError.ts';
import type { CallAnswer, CallState, ToolCall } from './callMiddleware.ts';
import {
  type CallGateId,
  type CallPipeline,
  callPipeline,
} from './callPipeline.ts';
import type { RegistryHost } from './host.ts';
import type { Registry } from './registerTools.ts';
import { runHandler } from './runHandler.ts';

/** The result of a call. The output is a copy. */
export type CallResult<Business extends string = never> =
  | {
      readonly ok: true;
      readonly output: unknown;
      /** Whether it is the stored answer to an earlier call. */
      readonly replayed: boolean;
    }
  | {
      readonly ok: false;
      readonly error: CallError<CallErrorCode | Business>;
    };

/**
 * The result of one step of the pipeline; a refusal is the whole error. `origin` is there where the step has answered
 * from a receipt that the host has settled, because then no tool vouches for the answer.
 */
export type CallStep<Business extends string = never> = GateStep<
  CallGateId,
  CallError<CallErrorCode | Business>
> & { readonly origin?: 'look_up' };

/** A call's result with the result of every step. */
export interface TracedCall<Business extends string = never> {
  readonly result: CallResult<Business>;
  readonly trace: readonly CallStep<Business>[];
  /** Whether the handler was run by this call. */
  readonly handlerRan: boolean;
}

/** A registry with its host. */
export interface Runtime<Business extends string = never> {
  readonly registry: Registry<Business>;
  readonly host: RegistryHost;
  /** Replaces the registry's own pipeline, for experiments with steps removed or reordered. */
  readonly pipeline?: CallPipeline;
}

// #region call-tool
/**
 * Sends one call through the gates to its handler, and says what every gate
 * answered. Whatever a handler does, this ends with a result.
 */
export async function callTool<Business extends string = never>(
  { registry, host, pipeline = callPipeline }: Runtime<Business>,
  call: ToolCall,
): Promise<TracedCall<Business>> {
  const reached = new Set<CallGateId>();
  let handlerRan = false;

  const go = (
    index: number,
    state: CallState<Business>,
  ): Promise<CallAnswer<Business>> => {
    const step = pipeline[index];
    if (step === undefined) {
      handlerRan = true;
      return runHandler(state);
    }
    reached.add(step.id);
    return step.handle(state, (more) =>
      go(index + 1, { ...state, ...more }),
    );
  };

  const answer = await go(0, {
    call: { ...call, arguments: snapshot(call.arguments) },
    registry,
    host,
    tool: registry.get(call.tool),
    cancellation: { cancelled: false },
    unit: null,
  });
  const trace = pipeline.map(({ id }): CallStep<Business> => {
    if (answer.kind === 'refused' && answer.by === id)
      return { gate: id, outcome: 'refused', refusal: answer.error };
    const outcome = reached.has(id) ? 'allowed' : 'not-reached';
    return id === 'receipt' &&
      answer.kind === 'done' &&
      answer.origin === 'look_up'
      ? { gate: id, outcome, origin: answer.origin }
      : { gate: id, outcome };
  });
  return { result: resultOf(answer), trace, handlerRan };
}
// #endregion call-tool

function resultOf<Business extends string>(
  answer: CallAnswer<Business>,
): CallResult<Business> {
  if (answer.kind === 'refused') return { ok: false, error: answer.error };
  const { output, replayed } = answer;
  return { ok: true, output: JSON.parse(output), replayed };
}

/** Copies the arguments, so that the caller cannot change them during the call. Returns those without a canonical text as they are: a gate refuses them. */
function snapshot(args: unknown): unknown {
  const canonical = canonicalJson(args, 'exact');
  return canonical.ok ? JSON.parse(canonical.text) : args;
}
