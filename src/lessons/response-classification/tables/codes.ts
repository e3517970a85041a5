import * as en from '#core/messages/en/reading.ts';
import * as zh from '#core/messages/zh/reading.ts';
import type { LocalizedText } from '#i18n/localizedText.ts';
import type { TableSpec } from '#ui/tables/tableSpec.ts';
import { SENT_ID } from './labels.ts';
import { diagnoseFrame } from './steps.ts';

/** A code of an error, and what it means to whoever sends it. */
export interface CodeRow {
  readonly code: number;
  readonly means: LocalizedText;
}

/** The table of codes: what each means to whoever sends it. */
export const codeTable: TableSpec<CodeRow> = {
  caption: { en: 'The error codes of this lesson', zh: '本课用到的错误码' },
  head: [
    { en: 'Code', zh: '错误码' },
    { en: 'Means', zh: '含义' },
  ],
  cells: ({ code, means }, locale) => [{ code: String(code) }, { text: means[locale] }],
};

/** The table of what an error with a code calls for, where the tool is in our list: after a read, and after a write. */
export const codeStepTable: TableSpec<CodeRow> = {
  caption: {
    en: 'Error codes and the next step, for a tool in our list',
    zh: '错误码与下一步，工具在我们的清单里',
  },
  head: [
    { en: 'Code', zh: '错误码' },
    { en: 'A read: what now?', zh: '读：怎么办？' },
    { en: 'A write: what now?', zh: '写：怎么办？' },
  ],
  cells: ({ code }, locale) => {
    const { decisions } = { en, zh }[locale];
    const frame = { jsonrpc: '2.0', id: SENT_ID, error: { code, message: '' } };
    return [
      { code: String(code) },
      { text: decisions[diagnoseFrame(frame, 'read').decision] },
      { text: decisions[diagnoseFrame(frame, 'write').decision] },
    ];
  },
};
