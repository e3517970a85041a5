import type { Locale } from '#i18n/locale.ts';
import {
  type ClientKnows,
  type Delivery,
  type DeliveryEvent,
  runDelivery,
  serverKinds,
} from '#ticket-lab/delivery/runDelivery.ts';
import type { Cell, TableSpec } from '#ui/tables/tableSpec.ts';
import { words as benchWords } from '../delivery-bench/messages/messages.ts';

/** What happened, and what it came to on one of the lab's servers. Made by {@link played}: a run takes a moment. */
export interface PlayedRow {
  readonly events: readonly DeliveryEvent[];
  readonly run: Delivery;
}

/** Plays histories, each on every server: a row for each, in the order of `serverKinds`. */
export async function played(
  histories: readonly (readonly DeliveryEvent[])[],
): Promise<readonly PlayedRow[]> {
  const runs = histories.flatMap((events) =>
    serverKinds.map(async (server) => ({ events, run: await runDelivery(events, server) })),
  );
  return Promise.all(runs);
}

const words = {
  en: {
    send: (key: string, note: string, fate: string) => `\`${key}\` “${note}” (${fate})`,
    comma: ', ',
    next: '; then ',
    restart: 'the server restarts',
    new_version: 'the contract gets its next version',
    meant: 'As meant',
    doubled: 'Written twice',
    lost: 'One lost',
    ledger: (notes: string) => `ledger: ${notes}`,
    told: (said: string) => `told: ${said}`,
    knows: { done: 'done', refused: 'refused', no_answer: 'nothing' },
  },
  zh: {
    send: (key: string, note: string, fate: string) => `\`${key}\` “${note}”（${fate}）`,
    comma: '，',
    next: '；然后 ',
    restart: '服务端重启',
    new_version: '契约换成下一版',
    meant: '符合意图',
    doubled: '写了两次',
    lost: '丢了一次',
    ledger: (notes: string) => `账本：${notes}`,
    told: (said: string) => `得知：${said}`,
    knows: { done: '完成', refused: '被拒', no_answer: '没有答复' },
  },
} satisfies Record<Locale, { readonly knows: Record<ClientKnows, string>; readonly [name: string]: unknown }>;

/** Tells histories of sends and restarts, each above the servers on which it was played: what is in the ledger, what the client was told. */
export const playedTable: TableSpec<PlayedRow> = {
  caption: {
    en: 'The same events on three servers: the ledger, and what the client was told',
    zh: '同样的事件在三个服务端上：账本，以及客户端得知的结果',
  },
  head: [
    { en: 'What happens, and on which server', zh: '发生了什么，在哪个服务端上' },
    { en: 'What comes of it', zh: '结果如何' },
  ],
  cells: (row, locale, rows) => {
    const isFirst = rows[rows.indexOf(row) - 1]?.events !== row.events;
    const text = benchWords[locale].servers[row.run.server];
    const events = row.events.map((event) => told(event, locale)).join(words[locale].next);
    return [isFirst ? { text, label: events } : { text }, ledgerCell(row.run, locale)];
  },
};

function told(event: DeliveryEvent, locale: Locale): string {
  const { send, comma } = words[locale];
  if (event.kind !== 'send') return words[locale][event.kind];
  const { fates, twice } = benchWords[locale];
  const fate = fates[event.fate];
  return send(event.key, event.note, event.twice ? `${twice}${comma}${fate}` : fate);
}

function ledgerCell({ steps, doubled, lost }: Delivery, locale: Locale): Cell {
  const own = words[locale];
  const said = steps.flatMap(({ answers }) => answers.map(({ client }) => own.knows[client]));
  const entries = steps.at(-1)?.ledger ?? [];
  const notes = [
    own.ledger(entries.join(own.comma) || benchWords[locale].emptyLedger),
    own.told(said.join(own.comma)),
  ].map((text) => ({ text }));
  if (doubled === 0 && lost === 0) return { outcome: 'allowed', words: own.meant, notes };
  return { outcome: 'refused', words: doubled > 0 ? own.doubled : own.lost, notes };
}
