import type {
  ClientKnows,
  DeliveryEvent,
  Fate,
  ServerAnswer,
  ServerKind,
} from '#ticket-lab/delivery/runDelivery.ts';
import { en as shared } from '#ui/messages/en.ts';
import type { Action, NoteId, Relation } from '../history.ts';
import type { Entry, PlayedAnswer } from '../play.ts';

const times = (count: number, one: string, many: string): string => (count === 1 ? one : many);

export const en = {
  ...shared,
  bench: 'Delivery bench',
  next: 'What happens next',
  network: 'On the network, the next message',
  fates: {
    arrives: 'arrives',
    request_lost: 'is lost on its way there',
    answer_lost: 'arrives, its answer is lost',
  } satisfies Record<Fate, string>,
  actions: {
    send: 'Send a follow-up',
    repeat: 'Repeat: same key, same note',
    other_note: 'Repeat: same key, other note',
    new_key: 'Same note, new key',
    twice: 'Send twice at once',
    restart: 'Restart the server',
    new_version: 'Release the contract’s next version',
  } satisfies Record<Action, string>,
  undo: 'Undo last',
  clear: 'Clear',
  full: (most: number) => `A history here has at most ${most} events.`,
  nothingSent: 'Nothing has been sent that could be repeated.',
  replay: 'Moment:',
  previous: 'Previous',
  following: 'Next',
  moment: (shown: number, all: number) => `After event ${shown} of ${all}`,
  before: 'Before the first event',
  empty: 'Nothing has happened yet.',
  timeline: 'The history',
  clientColumn: 'Client and network',
  twice: 'twice at once',
  notes: {
    'call-back': 'Call back on Monday',
    'send-form': 'Send the refund form',
    'ask-bank': 'Ask the bank',
    'check-address': 'Check the address',
    'await-part': 'Wait for the part',
    'close-friday': 'Close on Friday',
  } satisfies Record<NoteId, string>,
  quoted: (note: string) => `“${note}”`,
  changes: {
    restart: { told: 'The server restarts. What was in its memory is gone.', short: 'restarted' },
    new_version: {
      told: 'The contract of the tool gets its next version. The server goes on running.',
      short: 'next version',
    },
  } satisfies Record<Exclude<DeliveryEvent['kind'], 'send'>, { told: string; short: string }>,
  sends: (key: string, note: string, twice: boolean) =>
    twice ? `The client sends ${key}, ${note}, twice at once.` : `The client sends ${key}, ${note}.`,
  relations: {
    new: '',
    repeat: 'The same key and note as before.',
    other_note: 'The key is known, the note is another.',
    new_key: 'The note was sent before, under another key.',
  } satisfies Record<Relation, string>,
  fateSentences: {
    arrives: 'It arrives, and so does the answer.',
    request_lost: 'The request is lost.',
    answer_lost: 'The request arrives, the answer is lost.',
  } satisfies Record<Fate, string>,
  servers: {
    none: 'No key',
    key_only: 'Key alone, in memory',
    receipts: 'Key and fingerprint, durable receipts',
  } satisfies Record<ServerKind, string>,
  answers: {
    nothing_arrived: 'Nothing arrived here.',
    wrote: 'Writes the note.',
    replayed: 'Takes it for a repetition: writes nothing, answers as the first time.',
    conflict: 'Refuses: the key belongs to another request. Writes nothing.',
    unknown: 'Cannot say whether it was written.',
  } satisfies Record<ServerAnswer, string>,
  answersShort: {
    nothing_arrived: 'nothing arrived',
    wrote: 'wrote',
    replayed: 'replayed',
    conflict: 'conflict',
    unknown: 'unknown',
  } satisfies Record<ServerAnswer, string>,
  client: {
    done: 'The client knows: done.',
    refused: 'The client knows: refused.',
    no_answer: 'The client knows nothing: written or not.',
  } satisfies Record<ClientKnows, string>,
  clientShort: {
    done: 'client: done',
    refused: 'client: refused',
    no_answer: 'client: nothing',
  } satisfies Record<ClientKnows, string>,
  harms: {
    again: 'written again',
    false_done: 'called done, not written',
  } satisfies Record<NonNullable<PlayedAnswer['harm']>, string>,
  harmSentences: {
    again: 'This request is written again.',
    false_done: 'This note stands in no entry.',
  } satisfies Record<NonNullable<PlayedAnswer['harm']>, string>,
  entries: {
    first: '',
    again: 'written again',
    other_key: 'once more, under another key',
  } satisfies Record<Entry['how'], string>,
  ledger: 'Ledger',
  emptyLedger: 'empty',
  ledgerIsEmpty: 'Ledger: empty',
  eventCount: (count: number) => `${count} ${times(count, 'event', 'events')}`,
  ledgerShort: (count: number) => `ledger: ${count}`,
  ledgerCount: (count: number) => `${count} ${times(count, 'entry', 'entries')} in the ledger.`,
  sum: (doubled: number, lost: number) =>
    `Written again: ${doubled}. Called done and never written: ${lost}.`,
  sumLabel: 'Whole history',
  eventNumber: (number: number) => `Event ${number}.`,
  twoRequests: ['First:', 'Second:'] as readonly string[],
  serverSays: (server: string, said: string) => `${server}: ${said}`,
};

/** What the bench says in one language. */
export type DeliveryWords = typeof en;
