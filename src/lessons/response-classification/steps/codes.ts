import type { Decision } from '#core';
import * as en from '#core/messages/en/reading.ts';
import * as zh from '#core/messages/zh/reading.ts';
import type { TableSpec } from '#ui/tables/tableSpec.ts';
import { type CodeRow, SENT_ID } from '../tables/labels.ts';
import { diagnoseFrame, type KnownEffect } from './labelSteps.ts';

/** The table of codes: what each means to whoever sends it. */
export const codeTable: TableSpec<CodeRow> = {
  caption: { en: 'The error codes of this lesson', zh: '本课用到的错误码' },
  head: [
    { en: 'Code', zh: '错误码' },
    { en: 'Means', zh: '含义' },
  ],
  cells: ({ code, means }, locale) => [{ code: String(code) }, { text: means[locale] }],
};

/** The next step after an error with a code, for a tool in our list. */
export function stepAfter({ code }: CodeRow, effect: KnownEffect): Decision {
  return diagnoseFrame({ jsonrpc: '2.0', id: SENT_ID, error: { code, message: '' } }, effect).decision;
}

/** The table of what an error with a code calls for after a read. After a write the step is one for all codes. */
export const codeStepTable: TableSpec<CodeRow> = {
  caption: {
    en: 'Error codes and the next step after a read, for a tool in our list',
    zh: '错误码与读之后的下一步，工具在我们的清单里',
  },
  head: [
    { en: 'Code', zh: '错误码' },
    { en: 'A read: what now?', zh: '读：怎么办？' },
  ],
  cells: (row, locale) => [
    { code: String(row.code) },
    { text: { en, zh }[locale].decisions[stepAfter(row, 'read')] },
  ],
};
