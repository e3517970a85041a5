/** One yes/no check on a call's way. `check` answers `null` to let it pass, or the reason why it stops here. */
export interface Gate<Id extends string, Call, Refusal> {
  readonly id: Id;
  readonly check: (call: Call) => Refusal | null;
}

/** What one gate said of a call. A gate behind the one that stopped it was not reached: it said nothing. */
export type GateStep<Id extends string, Refusal> =
  | { readonly gate: Id; readonly outcome: 'allowed' }
  | {
      readonly gate: Id;
      readonly outcome: 'refused';
      readonly refusal: Refusal;
    }
  | { readonly gate: Id; readonly outcome: 'not-reached' };

/** The gates in their order, each with what it said. */
export type Trace<Id extends string, Refusal> = readonly GateStep<
  Id,
  Refusal
>[];

/** How a call fared: through every gate, or stopped at one, with the refusal of that one. */
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
 * The run is a conjunction: it passes if and only if every gate passes, and what one gate says cannot change what
 * another says. A run through no gates passes.
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
