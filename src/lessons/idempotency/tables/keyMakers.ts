import { createHash } from 'node:crypto';
import { canonicalFingerprint, executeOnce, type OnceCall } from '#core';
import type { Locale } from '#i18n/locale.ts';
import type { LocalizedText } from '#i18n/localizedText.ts';
import type { Cell, TableSpec } from '#ui/tables/tableSpec.ts';

/** Where a key comes from: the key of an attempt at a write. Writes and attempts are counted from 1. */
export interface KeyMaker {
  readonly words: LocalizedText;
  keyOf(write: number, attempt: number, args: unknown): string;
}

const args = { ticket_id: 'T-102', note: 'call back' };

function call({ keyOf }: KeyMaker, write: number, attempt: number): OnceCall {
  return {
    actor: 'ann',
    tool: 'record_ticket_followup',
    key: keyOf(write, attempt, args),
    arguments: args,
    ends: 'done',
  };
}

const words = {
  en: { right: ['once', 'twice'], doubled: 'twice', lost: 'one lost' },
  zh: { right: ['一次', '两次'], doubled: '两次', lost: '丢了一次' },
} satisfies Record<Locale, object>;

/** Tells ways to make a key: what becomes of one write that is sent twice, and of two that have the same arguments. */
export const keyMakerTable: TableSpec<KeyMaker> = {
  caption: { en: 'Ways to make a key, and what is written', zh: '键的几种来历，以及写入的次数' },
  head: [
    { en: 'The key is', zh: '键的来历' },
    { en: 'One write, sent twice', zh: '一次写入，发了两遍' },
    { en: 'Two writes, worded alike', zh: '两次写入，内容一样' },
  ],
  cells: (maker, locale) => [
    { text: maker.words[locale] },
    written([call(maker, 1, 1), call(maker, 1, 2)], 1, locale),
    written([call(maker, 1, 1), call(maker, 2, 1)], 2, locale),
  ],
};

function written(calls: readonly OnceCall[], meant: 1 | 2, locale: Locale): Cell {
  const { ran } = executeOnce(calls);
  const notes = [...new Set(calls.map(({ key }) => key))].map((code) => ({ code }));
  const { right, doubled, lost } = words[locale];
  if (ran.length === meant) return { outcome: 'allowed', words: right[meant - 1] ?? '', notes };
  return { outcome: 'refused', words: ran.length > meant ? doubled : lost, notes };
}

/** Four ways to make a key, of which one serves both columns. */
export const keyMakers: readonly KeyMaker[] = [
  {
    words: { en: 'drawn anew for each attempt, as a request id is', zh: '每次尝试重新生成，就像请求标识' },
    keyOf: (write, attempt) => `req-${(write - 1) * 2 + attempt}`,
  },
  {
    words: { en: 'a hash of the arguments', zh: '参数的哈希' },
    keyOf: (_write, _attempt, value) => hashOf(canonicalFingerprint(value) ?? ''),
  },
  {
    words: { en: 'the ticket’s number', zh: '工单号' },
    keyOf: () => args.ticket_id,
  },
  {
    words: {
      en: 'made by the host for each intended write, and kept with the task',
      zh: '宿主为每次打算做的写入生成，与任务一起保存',
    },
    keyOf: (write) => `task-7-write-${write}`,
  },
];

/** The first digits of a digest, enough for a table. */
function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
