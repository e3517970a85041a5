import { classifyResponse, type ResponseLabel } from '#core';
import type { Locale } from '#i18n/locale.ts';
import type { LocalizedText } from '#i18n/localizedText.ts';
import { passage } from '#ui/tables/passage.ts';
import type { Cell, TableSpec } from '#ui/tables/tableSpec.ts';
import { outcomeOfLabel } from '../outcomeOf.ts';

/** The id under which the lesson's calls were sent. */
export const SENT_ID = 2;

/** What came back for a call of `count_notes`, as the text that stood on the wire. */
export interface FrameRow {
  readonly frame: string;
  /** A few words in front of the row. */
  readonly label?: LocalizedText;
}

const frameHead: LocalizedText = { en: 'Came back', zh: '回来的帧' };
const labelHead: LocalizedText = { en: 'Label', zh: '标签' };

/** The table of frames: the one label that each of them gets. */
export const labelTable: TableSpec<FrameRow> = {
  caption: { en: 'Frames and their labels', zh: '各帧与标签' },
  head: [frameHead, labelHead],
  cells: ({ frame, label }, locale) => [
    { code: frame, label: label?.[locale] },
    labelCell(classifyResponse(JSON.parse(frame), SENT_ID)),
  ],
};

/** An id that came back, beside the one that was sent. */
export interface IdRow {
  /** JSON text where it is one that a number does not hold. */
  readonly sent: number | string;
  /** JSON text. */
  readonly came: string;
}

/** What is left of a comparison that converts first. */
export function convertsFirst({ sent, came }: IdRow): boolean {
  return Number(JSON.parse(came)) === Number(sent);
}

/** The table of ids: what a comparison that converts says, and the label that core gives to an answer under that id. */
export const idTable: TableSpec<IdRow> = {
  caption: { en: 'Ids that came back', zh: '带回来的标识' },
  head: [
    { en: 'Sent', zh: '发出' },
    { en: 'Came back', zh: '带回' },
    { en: '`Number(id) === sent`', zh: '`Number(id) === sent`' },
    { en: 'Core', zh: 'core' },
  ],
  cells: (row, locale) => [
    { code: String(row.sent) },
    { code: row.came },
    passage(convertsFirst(row), locale),
    labelCell(classifyResponse(faultless(JSON.parse(row.came)), Number(row.sent))),
  ],
};

/** A result of `count_notes`, as JSON text. */
export interface CountRow {
  readonly result: string;
}

interface ReadResult {
  readonly content: readonly { readonly text: string }[];
  readonly structuredContent?: { readonly count?: unknown };
}

/** The count that a program shows that fills in what is missing. */
export function filledIn({ result }: CountRow): unknown {
  const { structuredContent }: ReadResult = JSON.parse(result);
  return structuredContent?.count ?? 0;
}

/** The table of results: the count that filling in makes of them, and the label that core gives. */
export const countTable: TableSpec<CountRow> = {
  caption: { en: 'Results and the count in them', zh: '各种结果与其中的计数' },
  head: [
    { en: '`structuredContent`', zh: '`structuredContent`' },
    { en: '`?.count ?? 0`', zh: '`?.count ?? 0`' },
    { en: 'Core', zh: 'core' },
  ],
  cells: (row, locale) => {
    const result: ReadResult = JSON.parse(row.result);
    return [
      countCell(result, locale),
      { code: JSON.stringify(filledIn(row)) },
      labelCell(classifyResponse({ jsonrpc: '2.0', id: SENT_ID, result }, SENT_ID)),
    ];
  },
};

function countCell({ structuredContent, content }: ReadResult, locale: Locale): Cell {
  if (structuredContent !== undefined) return { code: JSON.stringify(structuredContent) };
  const label = { en: 'absent; the text says', zh: '没有；文字里写着' }[locale];
  return { label, code: content.map(({ text }) => text).join(' ') };
}

function labelCell(label: ResponseLabel): Cell {
  return { outcome: outcomeOfLabel[label], words: label };
}

/** An answer to which nothing can be objected but the id that it carries. */
function faultless(id: unknown): unknown {
  return { jsonrpc: '2.0', id, result: { content: [], structuredContent: { count: 2 } } };
}

/** A code of an error, and what it means to whoever sends it. */
export interface CodeRow {
  readonly code: number;
  readonly means: LocalizedText;
}
