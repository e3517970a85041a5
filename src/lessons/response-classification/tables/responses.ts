import {
  callInput,
  type Diagnosis,
  diagnoseCall,
  type EndOfWaiting,
  type ResponseClass,
  type Revision,
  type SentCall,
} from '#core';
import * as en from '#core/messages/en/reading.ts';
import * as zh from '#core/messages/zh/reading.ts';
import type { Locale } from '#i18n/locale.ts';
import type { LocalizedText } from '#i18n/localizedText.ts';
import { compileSchema, schemaHost } from '#schema';
import type { Cell, TableSpec } from '#ui/tables/tableSpec.ts';
import { outcomeOfClass } from '../outcomeOf.ts';
import { SENT_ID } from './labels.ts';

/** A call of the lesson: as the host sent it, under the id {@link SENT_ID}, and what the host knows of it. */
export type LessonCall = Pick<SentCall, 'name' | 'args' | 'tool' | 'effect'> & {
  /** The dialect that the output schema names, where it is worth a note. */
  readonly dialect?: string;
  /** Whether the host had given the call up before this came. */
  readonly gaveUp?: true;
};

/** One call, and what came back for it: a frame as text, a line of a stream, or an event. */
export interface ExchangeRow {
  readonly call: LessonCall;
  readonly came: { readonly frame: string } | { readonly line: string } | { readonly event: EndOfWaiting };
  /** 2025-11-25 where absent. */
  readonly revision?: Revision;
}

const host = schemaHost(compileSchema);

/**
 * Core's diagnosis of a row.
 *
 * @throws TypeError naming the problem where the row is no exchange, an author's mistake
 */
export function diagnoseRow({ call, came, revision }: ExchangeRow): Diagnosis {
  const { name, args, tool, effect, gaveUp } = call;
  const observed =
    'frame' in came
      ? { frame: JSON.parse(came.frame) }
      : 'line' in came
        ? came
        : { event: { type: came.event } };
  const sent = {
    id: SENT_ID,
    ...{ name, args, tool, effect },
    ...(gaveUp === undefined ? {} : { cancelled: [SENT_ID] }),
    ...(revision === undefined ? {} : { revision }),
  };
  return diagnoseCall(callInput(sent, observed), host);
}

const words = {
  en: {
    core: en,
    timeout: 'nothing, until the time ran out',
    closed: 'nothing; the connection closed',
    cancelled: 'nothing; the host cancelled the call',
    line: 'a line on stdout',
    effects: { read: 'reads', write: 'writes', unknown: 'unknown to us' },
    notHeld: 'not in our list',
    gaveUp: 'given up before',
    gap: ', ',
  },
  zh: {
    core: zh,
    timeout: '直到超时，什么也没有',
    closed: '什么也没有，连接断了',
    cancelled: '什么也没有，宿主取消了调用',
    line: 'stdout 上的一行',
    effects: { read: '只读', write: '会写入', unknown: '我们不了解' },
    notHeld: '不在我们的清单里',
    gaveUp: '此前已放弃',
    gap: '，',
  },
} satisfies Record<Locale, object>;

/** The table of exchanges: the answers to the three questions. */
export const responseTable: TableSpec<ExchangeRow> = {
  caption: { en: 'What came back, and the three answers', zh: '回来的东西与三个回答' },
  head: [
    { en: 'Came back', zh: '回来的' },
    { en: 'What it is, whether it ran, what now', zh: '是什么、执行了吗、怎么办' },
  ],
  cells: (row, locale) => {
    const { executedNames, decisions } = words[locale].core;
    const diagnosis = diagnoseRow(row);
    return [
      cameCell(row, locale),
      answersCell(diagnosis.class, locale, [
        executedNames[diagnosis.executed],
        decisions[diagnosis.decision],
      ]),
    ];
  },
};

/** A row beside what a library makes of it, as its source says. */
export interface LibraryRow extends ExchangeRow {
  /** What the caller of the library gets. */
  readonly library: LocalizedText;
}

/** The table of exchanges beside a library: what the caller of the TypeScript SDK gets, and what core reads out of the frame. */
export const libraryTable: TableSpec<LibraryRow> = {
  caption: {
    en: 'What a library says, and what the frame says',
    zh: '库的说法与帧的说法',
  },
  head: [
    { en: 'Came back', zh: '回来的' },
    { en: 'What the SDK says, and the frame', zh: 'SDK 的说法，帧的说法' },
  ],
  cells: (row, locale) => {
    const diagnosis = diagnoseRow(row);
    return [
      cameCell(row, locale),
      {
        ...answersCell(diagnosis.class, locale, [words[locale].core.executedNames[diagnosis.executed]]),
        label: row.library[locale],
      },
    ];
  },
};

function cameCell({ call, came, revision }: ExchangeRow, locale: Locale): Cell {
  const { effects, notHeld, gaveUp, gap, line } = words[locale];
  const tool = `\`${call.name}\`${gap}${call.tool === null ? notHeld : effects[call.effect]}`;
  const dialect = call.dialect === undefined ? [] : [{ code: call.dialect }];
  const facts = [
    tool,
    ...(call.gaveUp === undefined ? [] : [gaveUp]),
    ...(revision === undefined ? [] : [revision]),
  ];
  const notes = [{ text: facts.join(gap) }, ...dialect];
  if ('frame' in came) return { code: came.frame, notes };
  if ('line' in came) return { label: line, code: came.line, notes };
  return { text: words[locale][came.event], notes };
}

function answersCell(is: ResponseClass, locale: Locale, others: readonly string[]): Cell {
  return {
    outcome: outcomeOfClass[is],
    words: words[locale].core.responseClassNames[is],
    notes: others.map((text) => ({ text })),
  };
}
