import type { Outcome } from '#core';
import { type Canonical, canonicalJson, executeOnce, type OnceAnswer, type OnceCall } from '#core';
import * as en from '#core/messages/en/registry.ts';
import * as zh from '#core/messages/zh/registry.ts';
import type { Locale } from '#i18n/locale.ts';
import type { LocalizedText } from '#i18n/localizedText.ts';
import type { Cell, TableSpec } from '#ui/tables/tableSpec.ts';

const words = { en, zh };

/** A request to write, with its arguments as the text that arrived. The rows of a table are one history of one tool. */
export interface OnceRow extends Omit<OnceCall, 'arguments' | 'tool'> {
  readonly json: string;
}

const kinds = {
  done: 'allowed',
  replayed: 'allowed',
  refused: 'refused',
  conflict: 'refused',
  no_canonical_text: 'refused',
  unknown: 'unknown',
} as const satisfies Record<OnceAnswer, Outcome>;

/** Tells the requests of one history, in their order: what each is answered, after all that came before it. */
export const onceTable: TableSpec<OnceRow> = {
  caption: { en: 'Requests in the order in which they arrive', zh: '按到达顺序排列的请求' },
  head: [
    { en: 'Request', zh: '请求' },
    { en: 'Answer', zh: '回答' },
  ],
  cells: (row, locale, rows) => {
    const { answers } = executeOnce(
      rows.map(({ json, ...call }) => ({
        ...call,
        tool: 'record_ticket_followup',
        arguments: JSON.parse(json),
      })),
    );
    const answer = answers[rows.indexOf(row)] ?? 'unknown';
    return [
      { code: row.json, label: `${row.actor}, \`${row.key}\`` },
      { outcome: kinds[answer], words: answer, notes: [{ text: words[locale].onceAnswers[answer] }] },
    ];
  },
};

/** Two texts of arguments that somebody may take for the same. */
export interface TextPair {
  readonly one: string;
  readonly other: string;
}

const same: LocalizedText = { en: 'Same request', zh: '同一个请求' };
const different: LocalizedText = { en: 'Another request', zh: '另一个请求' };
const neither: LocalizedText = { en: 'Cannot be told', zh: '无法判断' };

/** Tells pairs of arguments: whether their canonical texts, and so the requests, are the same. */
export const textPairTable: TableSpec<TextPair> = {
  caption: { en: 'Two arguments and their canonical texts', zh: '两份参数与各自的规范文本' },
  head: [
    { en: 'Two arguments', zh: '两份参数' },
    { en: 'Canonical text', zh: '规范文本' },
  ],
  cells: ({ one, other }, locale) => {
    const texts = [one, other].map((json) => canonicalJson(JSON.parse(json), 'exact'));
    return [{ code: one, notes: [{ code: other }] }, comparison(texts, locale)];
  },
};

function comparison(texts: readonly Canonical[], locale: Locale): Cell {
  const problem = texts.find((text) => !text.ok);
  if (problem !== undefined && !problem.ok) {
    const note = words[locale].canonicalProblems[problem.problem];
    return { outcome: 'unknown', words: neither[locale], notes: [{ text: note }] };
  }
  const written = [...new Set(texts.map((text) => (text.ok ? text.text : '')))];
  return {
    outcome: written.length === 1 ? 'allowed' : 'refused',
    words: (written.length === 1 ? same : different)[locale],
    notes: written.map((code) => ({ code })),
  };
}
