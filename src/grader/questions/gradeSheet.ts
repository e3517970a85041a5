import { type Fields, field } from '#core/value/fields.ts';
import type { Asking, DecideExercise, PredictExercise } from '#exercises/contract.ts';
import type { LocalizedText } from '#i18n/localizedText.ts';
import type { CellState, SheetRow } from '../evidence.ts';
import { type Grading, gradingOf } from '../grading.ts';
import { drawRound } from './drawRound.ts';
import { readAnswer } from './readAnswer.ts';

/** A situation, and what a sheet answers about it. */
interface AnsweredSituation<Situation> {
  readonly situation: Situation;
  /** The item that it is, or null where the exercise does not name its items. */
  readonly item: string | null;
  /** The answers by question, as the sheet has them. */
  readonly given: unknown;
}

/**
 * Grades predictions on the round that the seed draws.
 * @param answers one for each situation, in order: question to answer; one that is missing is not right
 */
export function gradePredictions(
  exercise: PredictExercise,
  answers: readonly unknown[],
  seed: number,
): Grading {
  const round = drawRound(exercise, seed);
  return gradeRows(
    exercise,
    round.map((situation, index) => ({ situation, item: null, given: answers[index] })),
  );
}

/**
 * Grades a sheet of decisions.
 * @param answers by item: question to answer; one that is missing is not right
 */
export function gradeDecisions(exercise: DecideExercise, answers: Fields): Grading {
  return gradeRows(
    exercise,
    exercise.items.map(({ id, item }) => ({ situation: item, item: id, given: field(answers, id) })),
  );
}

/** Names a row among those of its sheet: by its item, or by its place. */
export function rowKey({ item }: Pick<SheetRow, 'item'>, index: number): string {
  return item ?? String(index);
}

/** Whether every question of a row has an answer that could be read. */
export function isAnswered({ cells }: Pick<SheetRow, 'cells'>): boolean {
  return Object.values(cells).every((state) => state === 'right' || state === 'wrong');
}

/**
 * Grades the rows of a sheet, question by question. All right is passed. The reason of a row is told once all its
 * questions are answered, and not before.
 */
function gradeRows<Situation>(
  asking: Asking<Situation>,
  answered: readonly AnsweredSituation<Situation>[],
): Grading {
  const rows = answered.map((one) => gradeRow(asking, one));
  const why: [string, LocalizedText][] = [];
  for (const [index, { situation }] of answered.entries()) {
    const row = rows[index];
    const reason = row !== undefined && isAnswered(row) ? asking.why?.(situation) : undefined;
    if (row !== undefined && reason !== undefined) why.push([rowKey(row, index), reason]);
  }
  const kind = rows.every(({ right }) => right) ? 'passed' : 'wrong';
  return {
    ...gradingOf({ kind, evidence: { type: 'sheet', rows } }, rows.length),
    words: { type: 'sheet', why: Object.fromEntries(why) },
  };
}

function gradeRow<Situation>(
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
    item,
    situation: JSON.stringify(situation),
    answer,
    predicted: predicted.length === 0 ? null : Object.fromEntries(predicted),
    right: cells.every(([, state]) => state === 'right'),
    cells: Object.fromEntries(cells),
  };
}
