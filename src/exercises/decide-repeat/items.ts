import { type AfterWrite, type CallErrorCode, callError, type WriteEnd } from '#core';
import type { LocalizedText } from '#i18n/localizedText.ts';

/** One end of an attempt to write, with what else the host knows. */
export interface Ending {
  readonly after: AfterWrite;
  /** What came back, as the host sees it. */
  readonly came: LocalizedText;
  /** What else the host knows, where it is not told by `after`. */
  readonly aside?: { readonly label: LocalizedText; readonly value: LocalizedText };
}

const usual = {
  found: null,
  keepsReceipts: false,
  settling: 'not_ours',
  wants: 'same',
  attemptsLeft: 2,
} as const satisfies Partial<AfterWrite>;

/** What an ending has that is not as usual. */
type Change = Readonly<Partial<Omit<AfterWrite, 'end'>>>;

function ending(
  end: WriteEnd,
  came: LocalizedText,
  change: Change = {},
  aside?: Ending['aside'],
): Ending {
  const after: AfterWrite = { ...usual, end, ...change };
  return aside === undefined ? { after, came } : { after, came, aside };
}

/** An error of the registry, as it comes back from a call. */
function error(
  code: CallErrorCode,
  change: Change = {},
  facts: Parameters<typeof callError>[2] = {},
): Ending {
  const made = callError(code, {}, facts);
  const said = `\`${code}\`, \`retryable: ${made.retryable}\`, \`outcome: ${made.outcome}\``;
  return ending(
    { kind: 'error', error: made },
    { en: `the error ${said}`, zh: `错误 ${said}` },
    change,
  );
}

const done: WriteEnd = { kind: 'done' };
const silence: WriteEnd = { kind: 'no_answer' };
const timedOut: LocalizedText = {
  en: 'nothing, until the time ran out',
  zh: '直到超时，什么也没有',
};

/** Receipts in a store of the host's own. */
const own = { keepsReceipts: true, settling: 'ours' } as const;
const unknown = { outcome: 'unknown' } as const;

/** The nineteen endings. */
export const items: readonly { readonly id: string; readonly item: Ending }[] = [
  { id: 'done', item: ending(done, { en: 'the result', zh: '结果' }) },
  {
    id: 'replayed',
    item: ending(
      done,
      { en: 'the result, with `replayed: true`', zh: '结果，带着 `replayed: true`' },
      { keepsReceipts: true },
    ),
  },
  {
    id: 'done-and-once-more',
    item: ending(done, { en: 'the result', zh: '结果' }, { wants: 'another' }),
  },
  { id: 'silence', item: ending(silence, timedOut) },
  { id: 'silence-of-receipts', item: ending(silence, timedOut, { keepsReceipts: true }) },
  {
    id: 'silence-with-a-hint',
    item: ending(
      silence,
      { en: 'nothing; the connection closed', zh: '什么也没有，连接断了' },
      {},
      {
        label: { en: 'The server says of it', zh: '服务端对工具的说明' },
        value: { en: '`idempotentHint: true`', zh: '`idempotentHint: true`' },
      },
    ),
  },
  { id: 'looked-up-and-there', item: ending(silence, timedOut, { found: 'written' }) },
  {
    id: 'looked-up-and-absent',
    item: ending(silence, timedOut, { found: 'not_written' }),
  },
  {
    id: 'retryable-and-unknown',
    item: error('tool_timeout', {}, { retryable: true, outcome: 'unknown' }),
  },
  {
    id: 'receipt-does-not-know',
    item: error('outcome_unknown', { keepsReceipts: true }, { outcome: 'unknown' }),
  },
  {
    id: 'receipt-open-and-there',
    item: error('outcome_unknown', { ...own, found: 'written' }, unknown),
  },
  {
    id: 'receipt-open-and-absent',
    item: error('outcome_unknown', { ...own, found: 'not_written' }, unknown),
  },
  {
    id: 'receipt-open-not-ours',
    item: error(
      'outcome_unknown',
      { keepsReceipts: true, found: 'not_written' },
      unknown,
    ),
  },
  {
    id: 'receipt-settled-as-absent',
    item: error(
      'outcome_unknown',
      { ...own, settling: 'settled', found: 'not_written' },
      unknown,
    ),
  },
  {
    id: 'arguments-refused',
    item: {
      ...error('invalid_arguments', { keepsReceipts: true }),
      aside: {
        label: { en: 'The error names', zh: '错误指出' },
        value: { en: '`/note`: is empty', zh: '`/note` 是空的' },
      },
    },
  },
  { id: 'approval-missing', item: error('approval_required', { keepsReceipts: true }) },
  {
    id: 'conflict-with-itself',
    item: {
      ...error('idempotency_conflict', { keepsReceipts: true }),
      aside: {
        label: { en: 'The note of this attempt', zh: '这次的备注' },
        value: {
          en: 'worded otherwise by the model than in the first',
          zh: '模型写的措辞与第一次不同',
        },
      },
    },
  },
  {
    id: 'conflict-of-versions',
    item: {
      ...error('idempotency_conflict', { keepsReceipts: true }),
      aside: {
        label: { en: 'Since the first attempt', zh: '第一次尝试之后' },
        value: {
          en: 'the tool has a new version of its contract; our request is the same, word for word',
          zh: '工具的契约换了新版本；我们的请求一字未改',
        },
      },
    },
  },
  {
    id: 'conflict-of-two',
    item: error('idempotency_conflict', { keepsReceipts: true, wants: 'another' }),
  },
];
