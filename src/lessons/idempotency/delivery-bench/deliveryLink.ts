import { field, hasExactlyFields } from '#core/value/fields.ts';
import type { DeliveryEvent } from '#ticket-lab/delivery/runDelivery.ts';
import { stateLink } from '#ui/stateLink.ts';
import type { DeliveryState } from './deliveryState.ts';
import { fates, keys, MOST_EVENTS, noteIds } from './history.ts';

/** Encodes states as links. Keys and notes come from fixed lists, so a link cannot inject text. */
export const deliveryLink = stateLink('delivery-bench', readDeliveryState);

function readDeliveryState(value: unknown): DeliveryState | null {
  if (!hasExactlyFields(value, ['events', 'shown'])) return null;
  const [given, shown] = [field(value, 'events'), field(value, 'shown')];
  if (!Array.isArray(given) || given.length > MOST_EVENTS) return null;
  const events = Array.from(given, readEvent).filter((event) => event !== null);
  if (events.length < given.length) return null;
  const isMoment = typeof shown === 'number' && Number.isInteger(shown) && shown >= 0;
  return isMoment && shown <= events.length ? { events, shown } : null;
}

function readEvent(value: unknown): DeliveryEvent | null {
  if (hasExactlyFields(value, ['kind'])) {
    const kind = field(value, 'kind');
    return isOneOf(kind, ['restart', 'new_version'] as const) ? { kind } : null;
  }
  const names = ['kind', 'key', 'note', 'fate', 'twice'] as const;
  if (!hasExactlyFields(value, names)) return null;
  const [kind, key, note, fate, twice] = names.map((name) => field(value, name));
  return kind === 'send' &&
    isOneOf(key, keys) &&
    isOneOf(note, noteIds) &&
    isOneOf(fate, fates) &&
    typeof twice === 'boolean'
    ? { kind, key, note, fate, twice }
    : null;
}

function isOneOf<const Choice extends string>(value: unknown, choices: readonly Choice[]): value is Choice {
  return choices.some((choice) => choice === value);
}
