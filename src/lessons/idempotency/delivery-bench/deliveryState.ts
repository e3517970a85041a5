import type { DeliveryEvent, Fate } from '#ticket-lab/delivery/runDelivery.ts';
import { type Action, eventOf } from './history.ts';

/** The state of the bench, which a link encodes: a history and the shown moment. */
export interface DeliveryState {
  readonly events: readonly DeliveryEvent[];
  /** The number of events before the shown moment. */
  readonly shown: number;
}

/** The state at the end of a history. */
export function atEnd(events: readonly DeliveryEvent[]): DeliveryState {
  return { events, shown: events.length };
}

/** Appends an event and shows its end; returns the same state if the action is impossible. */
export function withAction(state: DeliveryState, action: Action, fate: Fate): DeliveryState {
  const event = eventOf(state.events, action, fate);
  return event === null ? state : atEnd([...state.events, event]);
}

/** Removes the last event. */
export function withoutLast({ events }: DeliveryState): DeliveryState {
  return atEnd(events.slice(0, -1));
}

/** Shows another moment of the history, clamped to its range. */
export function shownAt({ events }: DeliveryState, moment: number): DeliveryState {
  return { events, shown: Math.min(Math.max(0, moment), events.length) };
}

/** Whether two histories are equal. */
export function sameEvents(a: readonly DeliveryEvent[], b: readonly DeliveryEvent[]): boolean {
  return a.length === b.length && a.every((event, i) => sameEvent(event, b[i]));
}

function sameEvent(a: DeliveryEvent, b: DeliveryEvent | undefined): boolean {
  if (a.kind !== 'send' || b?.kind !== 'send') return a.kind === b?.kind;
  return a.key === b.key && a.note === b.note && a.fate === b.fate && a.twice === b.twice;
}
