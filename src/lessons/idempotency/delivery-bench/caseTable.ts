import type { Locale } from '#i18n/locale.ts';
import type { Situation } from '#ui/situation.ts';
import type { Cell, TableSpec } from '#ui/tables/tableSpec.ts';
import type { DeliveryState } from './deliveryState.ts';
import { answerSentences, eventSentences } from './explain.ts';
import { words } from './messages/messages.ts';
import { type Played, type PlayedServer, play } from './play.ts';

/** A situation with what the servers made of it. Servers answer in their time, a table is drawn at once. */
export interface DeliveryCase extends Situation<DeliveryState> {
  readonly played: Played;
}

/** Plays situations, to be put into a table. */
export function playCases(situations: readonly Situation<DeliveryState>[]): Promise<readonly DeliveryCase[]> {
  return Promise.all(
    situations.map(async (situation) => ({ ...situation, played: await play(situation.state.events) })),
  );
}

/** Tells the bench's situations: the events, and what came of them on each server. */
export const deliveryTable: TableSpec<DeliveryCase> = {
  caption: {
    en: 'Histories on the delivery bench, each played on three servers.',
    zh: '投递试验台上的几段历史，各在三个服务端上跑过。',
  },
  head: [
    { en: 'Situation', zh: '情形' },
    { en: 'What happens', zh: '发生了什么' },
    { en: words.en.servers.none, zh: words.zh.servers.none },
    { en: words.en.servers.key_only, zh: words.zh.servers.key_only },
    { en: words.en.servers.receipts, zh: words.zh.servers.receipts },
  ],
  id: ({ id }) => id,
  cells: ({ title, shows, played }, locale) => [
    { text: title[locale], notes: [{ text: shows[locale] }] },
    eventsCell(played, locale),
    ...played.servers.map((server) => serverCell(server, locale)),
  ],
};

function eventsCell({ events }: Played, locale: Locale): Cell {
  const own = words[locale];
  const told = events.map((_event, i) => `${i + 1}. ${eventSentences(events, i, own).join(own.gap)}`);
  return { text: own.eventCount(events.length), notes: told.map((text) => ({ text })) };
}

function serverCell({ answers, entries, doubled, lost }: PlayedServer, locale: Locale): Cell {
  const own = words[locale];
  const told = answers.flatMap((given, i) =>
    given.map((answer) => ({ text: `${i + 1}. ${answerSentences(answer, own)}` })),
  );
  return {
    outcome: doubled + lost > 0 ? 'refused' : 'allowed',
    words: own.ledgerShort(entries.length),
    notes: [...told, { text: own.sum(doubled, lost) }],
  };
}
