import { canonicalJson } from '../canonical/canonicalJson.ts';
import type { GateStep } from '../gates/runGates.ts';
import type { CallError, CallErrorCode } from './callError.ts';
import type {
  CallGate,
  CallGateId,
  CallState,
  GateAnswer,
  ToolCall,
} from './callGate.ts';
import { callGates } from './callGates.ts';
import type { RegistryHost } from './host.ts';
import type { Registry } from './registerTools.ts';
import { runHandler } from './runHandler.ts';

/** What a call comes to. The output is the caller's own copy. */
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

/** A call's result, with what every gate said of it. */
export interface TracedCall<Business extends string = never> {
  readonly result: CallResult<Business>;
  readonly trace: readonly GateStep<CallGateId, string>[];
  /** Whether the handler was run by this call. */
  readonly handlerRan: boolean;
}

/** A registry and where it runs. */
export interface Runtime<Business extends string = never> {
  readonly registry: Registry<Business>;
  readonly host: RegistryHost;
  /** Other gates than the registry's own, or in another order: to see what each is worth. */
  readonly gates?: readonly CallGate[];
}

// #region call-tool
/**
 * Sends one call through the gates to its handler, and says what every gate
 * answered. Whatever a handler does, this ends with a result.
 */
export async function callTool<Business extends string = never>(
  { registry, host, gates = callGates }: Runtime<Business>,
  call: ToolCall,
): Promise<TracedCall<Business>> {
  const reached = new Set<CallGateId>();
  let handlerRan = false;

  const go = (
    index: number,
    state: CallState<Business>,
  ): Promise<GateAnswer<Business>> => {
    const gate = gates[index];
    if (gate === undefined) {
      handlerRan = true;
      return runHandler(state);
    }
    reached.add(gate.id);
    return gate.guard(state, (more) =>
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
  const trace = gates.map(({ id }): GateStep<CallGateId, string> => {
    if (answer.kind === 'refused' && answer.by === id)
      return { gate: id, outcome: 'refused', refusal: answer.error.code };
    return {
      gate: id,
      outcome: reached.has(id) ? 'allowed' : 'not-reached',
    };
  });
  return { result: resultOf(answer), trace, handlerRan };
}
// #endregion call-tool

function resultOf<Business extends string>(
  answer: GateAnswer<Business>,
): CallResult<Business> {
  if (answer.kind === 'refused') return { ok: false, error: answer.error };
  const { output, replayed } = answer;
  return { ok: true, output: JSON.parse(output), replayed };
}

/** A copy that the caller cannot change while the call is under way. What has no canonical text is refused by a gate. */
function snapshot(args: unknown): unknown {
  const canonical = canonicalJson(args, 'exact');
  return canonical.ok ? JSON.parse(canonical.text) : args;
}
