import type { Outcome } from '#core';
import type { DeliveryEvent } from '#ticket-lab/delivery/runDelivery.ts';
import { type NoteId, noteIds, relationOf } from './history.ts';
import type { DeliveryWords } from './messages/en.ts';
import type { Entry, Played, PlayedAnswer, PlayedServer } from './play.ts';

/** The text of a note, in quotes. */
export function noteText(note: string, words: DeliveryWords): string {
  const id: NoteId | undefined = noteIds.find((one) => one === note);
  return words.quoted(id === undefined ? note : words.notes[id]);
}

/** Formats the client's side and the network of an event. */
export function eventSentences(
  events: readonly DeliveryEvent[],
  index: number,
  words: DeliveryWords,
): readonly string[] {
  const event = events[index];
  if (event === undefined) return [words.empty];
  if (event.kind !== 'send') return [words.changes[event.kind].told];
  return [
    words.sends(event.key, noteText(event.note, words), event.twice),
    words.relations[relationOf(events, index)],
    words.fateSentences[event.fate],
  ].filter((sentence) => sentence !== '');
}

/** Formats one answer: the server's action, the client's knowledge and the harm. */
export function answerSentences({ server, client, harm }: PlayedAnswer, words: DeliveryWords): string {
  const said = [words.answers[server], words.client[client]].join(words.gap);
  return harm === null ? said : `${said}${words.gap}${words.harmSentences[harm]}`;
}

/** The outcome mark of an answer: harm is `refused`, a detected conflict is not. */
export function markOf({ server, client, harm }: PlayedAnswer): Outcome {
  if (harm !== null) return 'refused';
  if (server === 'nothing_arrived') return 'not-reached';
  if (server === 'conflict') return 'verify';
  return client === 'no_answer' || server === 'unknown' ? 'unknown' : 'allowed';
}

/** The ledger of a server at a moment. */
export function ledgerAt({ entries }: PlayedServer, shown: number): readonly Entry[] {
  return entries.filter(({ by }) => by < shown);
}

/** Formats a moment for a screen reader: the event, then each server with its answers and ledger. */
export function momentText({ events, servers }: Played, shown: number, words: DeliveryWords): string {
  if (shown === 0) return events.length === 0 ? words.empty : words.before;
  const told = servers.map((server) => {
    const answers = server.answers[shown - 1] ?? [];
    const said = answers.map((answer, i) =>
      [...(answers.length > 1 ? [words.twoRequests[i] ?? ''] : []), answerSentences(answer, words)].join(
        words.gap,
      ),
    );
    const count = words.ledgerCount(ledgerAt(server, shown).length);
    return words.serverSays(words.servers[server.server], [...said, count].join(words.gap));
  });
  return [words.eventNumber(shown), ...eventSentences(events, shown - 1, words), ...told].join(words.gap);
}
