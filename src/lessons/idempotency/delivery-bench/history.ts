import type { DeliveryEvent, Fate } from '#ticket-lab/delivery/runDelivery.ts';

/** A message that goes out. */
export type Send = Extract<DeliveryEvent, { kind: 'send' }>;

/** How many events a history may have. */
export const MOST_EVENTS = 12;

/** The keys that a client gives out, in order: one for each event that a history can have. */
export const keys: readonly string[] = Array.from({ length: MOST_EVENTS }, (_, i) => `write-${i + 1}`);

/** What the notes say is in the words; a server compares these names. */
export const noteIds = [
  'call-back',
  'send-form',
  'ask-bank',
  'check-address',
  'await-part',
  'close-friday',
] as const;

/** A note's name. */
export type NoteId = (typeof noteIds)[number];

/** All fates, in the order of the choice. */
export const fates: readonly Fate[] = ['arrives', 'request_lost', 'answer_lost'];

/** What a reader can let happen next. */
export const actions = ['send', 'repeat', 'other_note', 'new_key', 'twice', 'restart'] as const;

/** A thing that can happen next. */
export type Action = (typeof actions)[number];

/** The last message that went out, if any has. */
export function lastSend(events: readonly DeliveryEvent[]): Send | undefined {
  return events.findLast((event) => event.kind === 'send');
}

/** The event that an action makes next, or null where there is nothing to repeat, or no room. */
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
      return { kind: 'restart' };
    case 'repeat':
      return last === undefined ? null : { ...sent, key: last.key, note: last.note };
    case 'other_note':
      return last === undefined ? null : { ...sent, key: last.key, note };
    case 'new_key':
      return last === undefined ? null : { ...sent, key, note: last.note };
  }
}

/** A note that nobody has sent yet; once all have been, one that was not sent last. */
function freshNote(sends: readonly Send[]): NoteId {
  const [first] = noteIds;
  const last = sends.at(-1)?.note;
  return (
    noteIds.find((id) => sends.every(({ note }) => note !== id)) ?? noteIds.find((id) => id !== last) ?? first
  );
}

/** What a message is to those before it, as only its client can know. */
export type Relation = 'new' | 'repeat' | 'other_note' | 'new_key';

/** What the message at a place in a history is to those before it. */
export function relationOf(events: readonly DeliveryEvent[], index: number): Relation {
  const event = events[index];
  if (event?.kind !== 'send') return 'new';
  const before = events.slice(0, index).filter((one) => one.kind === 'send');
  const sameKey = before.filter(({ key }) => key === event.key);
  if (sameKey.some(({ note }) => note === event.note)) return 'repeat';
  if (sameKey.length > 0) return 'other_note';
  return before.some(({ note }) => note === event.note) ? 'new_key' : 'new';
}
