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

/** What happened, and what it came to on each of the lab's servers. Made by {@link played}: a run takes a moment. */
export interface PlayedRow {
  readonly events: readonly DeliveryEvent[];
  /** One a server, in the order of `serverKinds`. */
  readonly runs: readonly Delivery[];
}

/** Plays histories on every server. */
export function played(histories: readonly (readonly DeliveryEvent[])[]): Promise<readonly PlayedRow[]> {
  return Promise.all(
    histories.map(async (events) => ({
      events,
      runs: await Promise.all(serverKinds.map((server) => runDelivery(events, server))),
    })),
  );
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

/** Tells histories of sends and restarts: what is in each server's ledger, and what its client was told. */
export const deliveryJudge: Judge<PlayedRow> = {
  caption: {
    en: 'The same events on three servers: the ledger, and what the client was told',
    zh: '同样的事件在三个服务端上：账本，以及客户端得知的结果',
  },
  head: [{ en: 'What happens', zh: '发生了什么' }, ...serverKinds.map((kind) => serverNames[kind])],
  cells: ({ events, runs }, locale) => [
    { text: events.map((event) => told(event, locale)).join(words[locale].next) },
    ...runs.map((run) => ledgerCell(run, locale)),
  ],
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
