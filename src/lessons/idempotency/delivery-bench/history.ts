import type { DeliveryEvent, Fate } from '#ticket-lab/delivery/runDelivery.ts';

/** A sent message. */
export type Send = Extract<DeliveryEvent, { kind: 'send' }>;

/** The greatest number of events in a history. */
export const MOST_EVENTS = 12;

/** The client's keys in order, one for each possible event. */
export const keys: readonly string[] = Array.from({ length: MOST_EVENTS }, (_, i) => `write-${i + 1}`);

/** The ids of the notes, which servers compare. The texts are in the messages. */
export const noteIds = [
  'call-back',
  'send-form',
  'ask-bank',
  'check-address',
  'await-part',
  'close-friday',
] as const;

/** The id of a note. */
export type NoteId = (typeof noteIds)[number];

/** All fates, in display order. */
export const fates: readonly Fate[] = ['arrives', 'request_lost', 'answer_lost'];

/** The actions of the reader. */
export const actions = [
  'send',
  'repeat',
  'other_note',
  'new_key',
  'twice',
  'restart',
  'new_version',
] as const;

/** One action. */
export type Action = (typeof actions)[number];

/** The last sent message, if any. */
export function lastSend(events: readonly DeliveryEvent[]): Send | undefined {
  return events.findLast((event) => event.kind === 'send');
}

/** Creates the event of an action; null if there is nothing to repeat, or the history is full. */
export function eventOf(events: readonly DeliveryEvent[], action: Action, fate: Fate): DeliveryEvent | null {
  if (events.length >= MOST_EVENTS) return null;
  const sends = events.filter((event) => event.kind === 'send');
  const key = keys.find((one) => sends.every((send) => send.key !== one)) ?? '';
  const note = freshNote(sends);
  const sent = { kind: 'send', fate, twice: action === 'twice' } as const;
  const last = lastSend(events);
  switch (action) {
    case 'send':
    case 'twice':
      return { ...sent, key, note };
    case 'restart':
    case 'new_version':
      return { kind: action };
    case 'repeat':
      return last === undefined ? null : { ...sent, key: last.key, note: last.note };
    case 'other_note':
      return last === undefined ? null : { ...sent, key: last.key, note };
    case 'new_key':
      return last === undefined ? null : { ...sent, key, note: last.note };
  }
}

/** A note that was not sent yet, else one that was not sent last. */
function freshNote(sends: readonly Send[]): NoteId {
  const [first] = noteIds;
  const last = sends.at(-1)?.note;
  return (
    noteIds.find((id) => sends.every(({ note }) => note !== id)) ?? noteIds.find((id) => id !== last) ?? first
  );
}

/** The relation of a message to the earlier ones. */
export type Relation = 'new' | 'repeat' | 'other_note' | 'new_key';

/** Computes the relation of the message at an index to the earlier ones. */
export function relationOf(events: readonly DeliveryEvent[], index: number): Relation {
  const event = events[index];
  if (event?.kind !== 'send') return 'new';
  const before = events.slice(0, index).filter((one) => one.kind === 'send');
  const sameKey = before.filter(({ key }) => key === event.key);
  if (sameKey.some(({ note }) => note === event.note)) return 'repeat';
  if (sameKey.length > 0) return 'other_note';
  return before.some(({ note }) => note === event.note) ? 'new_key' : 'new';
}
