/** One yes/no check of a call. `check` returns `null` to let the call pass, or the refusal. */
export interface Gate<Id extends string, Call, Refusal> {
  readonly id: Id;
  readonly check: (call: Call) => Refusal | null;
}

/** The result of one gate for a call. A gate behind the one that refused is `not-reached`. */
export type GateStep<Id extends string, Refusal> =
  | { readonly gate: Id; readonly outcome: 'allowed' }
  | {
      readonly gate: Id;
      readonly outcome: 'refused';
      readonly refusal: Refusal;
    }
  | { readonly gate: Id; readonly outcome: 'not-reached' };

/** The gates in order, each with its result. */
export type Trace<Id extends string, Refusal> = readonly GateStep<
  Id,
  Refusal
>[];

/** The result of a run: passed by every gate, or stopped at one, with that gate's refusal. */
export type GateRun<Id extends string, Refusal> =
  | { readonly passed: true; readonly trace: Trace<Id, Refusal> }
  | {
      readonly passed: false;
      readonly stoppedAt: Id;
      readonly refusal: Refusal;
      readonly trace: Trace<Id, Refusal>;
    };

/**
 * Sends a call through gates in their order and stops at the first refusal.
 *
 * The run passes if and only if every gate passes. The result of one gate cannot change the result of another. A run
 * through no gates passes.
 */
export function runGates<Id extends string, Call, Refusal>(
  gates: readonly Gate<Id, Call, Refusal>[],
  call: Call,
): GateRun<Id, Refusal> {
  const trace: GateStep<Id, Refusal>[] = [];
  let stop: { readonly stoppedAt: Id; readonly refusal: Refusal } | null =
    null;
  for (const { id, check } of gates) {
    if (stop !== null) {
      trace.push({ gate: id, outcome: 'not-reached' });
      continue;
    }
    const refusal = check(call);
    if (refusal === null) {
      trace.push({ gate: id, outcome: 'allowed' });
    } else {
      stop = { stoppedAt: id, refusal };
      trace.push({ gate: id, outcome: 'refused', refusal });
    }
  }
  return stop === null
    ? { passed: true, trace }
    : { passed: false, ...stop, trace };
}
