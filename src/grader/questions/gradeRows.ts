import { field } from '#core/value/fields.ts';
import type { Asking } from '#exercises/contract.ts';
import type { LocalizedText } from '#i18n/localizedText.ts';
import type { Compared } from '../compare/gradeComparison.ts';
import type { CellState, SheetRow } from '../verdict.ts';
import { readAnswer } from './readAnswer.ts';

/** A situation, and what a sheet answers about it. */
export interface AnsweredSituation<Situation> {
  readonly situation: Situation;
  /** The item that it is, where the exercise names its items. */
  readonly item?: string;
  /** The answers by question, as the sheet has them. */
  readonly given: unknown;
}

/**
 * Judges the rows of a sheet, question by question. All right is passed. The reason of a row is told once all its
 * questions are answered, and not before.
 */
export function gradeRows<Situation>(
  asking: Asking<Situation>,
  answered: readonly AnsweredSituation<Situation>[],
): Compared {
  const rows = answered.map((one) => judgeRow(asking, one));
  const why: [string, LocalizedText][] = [];
  for (const [index, { situation }] of answered.entries()) {
    const row = rows[index];
    const reason = row !== undefined && isAnswered(row) ? asking.why?.(situation) : undefined;
    if (row !== undefined && reason !== undefined) why.push([rowKey(row, index), reason]);
  }
  return {
    finding: { kind: rows.every(({ right }) => right) ? 'passed' : 'wrong', rows },
    inputsRun: rows.length,
    words: { why: Object.fromEntries(why) },
    message: null,
    log: [],
  };
}

/** Names a row among those of its sheet: by its item, or by its place. */
export function rowKey({ item }: Pick<SheetRow, 'item'>, index: number): string {
  return item ?? String(index);
}

/** Whether every question of a row has an answer that could be read. */
export function isAnswered({ cells }: Pick<SheetRow, 'cells'>): boolean {
  return Object.values(cells).every((state) => state === 'right' || state === 'wrong');
}

function judgeRow<Situation>(
  asking: Asking<Situation>,
  { situation, item, given }: AnsweredSituation<Situation>,
): SheetRow {
  const answer = asking.answer(situation);
  const predicted: [string, string][] = [];
  const cells: [string, CellState][] = [];
  for (const question of asking.questions) {
    const { id } = question;
    const read = readAnswer(question, field(given, id));
    if (read.kind === 'read') predicted.push([id, read.answer]);
    cells.push([id, read.kind !== 'read' ? read.kind : read.answer === answer[id] ? 'right' : 'wrong']);
  }
  return {
    ...(item === undefined ? {} : { item }),
    situation: JSON.stringify(situation),
    answer,
    predicted: predicted.length === 0 ? null : Object.fromEntries(predicted),
    right: cells.every(([, state]) => state === 'right'),
    cells: Object.fromEntries(cells),
  };
}
