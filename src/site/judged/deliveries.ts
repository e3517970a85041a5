import type { Words } from '#exercises/contract.ts';
import {
  type ClientKnows,
  type Delivery,
  type DeliveryEvent,
  type Fate,
  runDelivery,
  type ServerKind,
  serverKinds,
} from '#lab/delivery/runDelivery.ts';
import type { Locale } from '#site/locale.ts';
import type { Cell, Judge } from './judge.ts';

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

/** The servers, by how they tell a repetition. */
export const serverNames = {
  none: { en: 'No receipts', zh: '没有回执' },
  key_only: { en: 'Key alone, in memory', zh: '只看键，存在内存' },
  receipts: { en: 'Key and fingerprint, kept', zh: '键加指纹，持久保存' },
} as const satisfies Record<ServerKind, Words>;

const words = {
  en: {
    restart: 'the server restarts',
    fates: { arrives: 'arrives', request_lost: 'the request is lost', answer_lost: 'the answer is lost' },
    send: (key: string, note: string, fate: string) => `\`${key}\` “${note}” (${fate})`,
    twice: 'twice at once',
    comma: ', ',
    next: '; then ',
    meant: 'As meant',
    doubled: 'Written twice',
    lost: 'One lost',
    ledger: (notes: string) => `ledger: ${notes}`,
    empty: 'empty',
    told: (said: string) => `told: ${said}`,
    knows: { done: 'done', refused: 'refused', no_answer: 'nothing' },
  },
  zh: {
    restart: '服务端重启',
    fates: { arrives: '到达', request_lost: '请求丢失', answer_lost: '应答丢失' },
    send: (key: string, note: string, fate: string) => `\`${key}\` “${note}”（${fate}）`,
    twice: '同时两份',
    comma: '、',
    next: '；然后 ',
    meant: '符合意图',
    doubled: '写了两次',
    lost: '丢了一次',
    ledger: (notes: string) => `账本：${notes}`,
    empty: '空',
    told: (said: string) => `得知：${said}`,
    knows: { done: '完成', refused: '被拒', no_answer: '没有应答' },
  },
} satisfies Record<
  Locale,
  { fates: Record<Fate, string>; knows: Record<ClientKnows, string>; [name: string]: unknown }
>;

/** Tells histories of sends and restarts, each above the servers on which it was played: what is in the ledger, what the client was told. */
export const deliveryJudge: Judge<PlayedRow> = {
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
    const text = serverNames[row.run.server][locale];
    const events = row.events.map((event) => told(event, locale)).join(words[locale].next);
    return [isFirst ? { text, label: events } : { text }, ledgerCell(row.run, locale)];
  },
};

function told(event: DeliveryEvent, locale: Locale): string {
  const { restart, fates, send, twice, comma } = words[locale];
  if (event.kind === 'restart') return restart;
  const fate = fates[event.fate];
  return send(event.key, event.note, event.twice ? `${twice}${comma}${fate}` : fate);
}

function ledgerCell({ steps, doubled, lost }: Delivery, locale: Locale): Cell {
  const { ledger, empty, told, knows, comma, meant, doubled: writtenTwice, lost: oneLost } = words[locale];
  const said = steps.flatMap(({ answers }) => answers.map(({ client }) => knows[client]));
  const notes = [ledger((steps.at(-1)?.ledger ?? []).join(comma) || empty), told(said.join(comma))].map(
    (text) => ({ text }),
  );
  if (doubled > 0) return { outcome: 'refused', words: writtenTwice, notes };
  return lost > 0
    ? { outcome: 'refused', words: oneLost, notes }
    : { outcome: 'allowed', words: meant, notes };
}
