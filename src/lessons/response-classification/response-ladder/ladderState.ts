import type { Effect, Revision } from '#core';
import type { CallId } from './calls.ts';

/** What can come back: a message, a line of a stream as it was read, or nothing. */
export const arrivals = ['frame', 'line', 'timeout', 'closed', 'cancelled'] as const;

/** One of these. */
export type Arrival = (typeof arrivals)[number];

/** What a host can know of a call's effect. */
export const effects = ['read', 'write', 'unknown'] as const satisfies readonly Effect[];

/** All that a reader can set on the ladder, and all that a link carries. */
export interface LadderState {
  readonly came: Arrival;
  /** The message as JSON text, or the line. Kept, and not looked at, where nothing came. */
  readonly text: string;
  /** The id under which the call was sent, as JSON text. */
  readonly id: string;
  /** The id of a call that was given up before, as JSON text; empty where there is none. */
  readonly gaveUp: string;
  readonly call: CallId;
  readonly effect: Effect;
  /** The tool's output schema as JSON text; empty where it declares none. */
  readonly schema: string;
  readonly revision: Revision;
}

/** Whether two states are the same to a reader. */
export function sameState(a: LadderState, b: LadderState): boolean {
  return (Object.keys(a) as (keyof LadderState)[]).every((name) => a[name] === b[name]);
}
