import type { DeliveryEvent, Fate } from '#ticket-lab/delivery/runDelivery.ts';
import { type Action, eventOf } from './history.ts';

/** A history, and how much of it is shown. All that a link carries. */
export interface DeliveryState {
  readonly events: readonly DeliveryEvent[];
  /** How many events have happened by the moment that is shown: 0 to all. */
  readonly shown: number;
}

/** A history at its end. */
export function atEnd(events: readonly DeliveryEvent[]): DeliveryState {
  return { events, shown: events.length };
}

/** The state after one more event, shown at its end; the same one where the action is not possible. */
export function withAction(state: DeliveryState, action: Action, fate: Fate): DeliveryState {
  const event = eventOf(state.events, action, fate);
  return event === null ? state : atEnd([...state.events, event]);
}

/** The state without its last event. */
export function withoutLast({ events }: DeliveryState): DeliveryState {
  return atEnd(events.slice(0, -1));
}

/** The state at another moment of the same history, as near as there is one. */
export function shownAt({ events }: DeliveryState, moment: number): DeliveryState {
  return { events, shown: Math.min(Math.max(0, moment), events.length) };
}

/** Whether two histories are the same. */
export function sameEvents(a: readonly DeliveryEvent[], b: readonly DeliveryEvent[]): boolean {
  return a.length === b.length && a.every((event, i) => sameEvent(event, b[i]));
}

function sameEvent(a: DeliveryEvent, b: DeliveryEvent | undefined): boolean {
  if (a.kind === 'restart' || b?.kind !== 'send') return a.kind === b?.kind;
  return a.key === b.key && a.note === b.note && a.fate === b.fate && a.twice === b.twice;
}
