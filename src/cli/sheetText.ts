import type { DecideExercise, Exercise, PredictExercise, Question, Scene } from '#exercises/contract.ts';
import { answerWords } from '#grader/messages/answerWords.ts';
import { verdictWords } from '#grader/messages/explain.ts';
import { drawRound } from '#grader/questions/drawRound.ts';
import { rowKey } from '#grader/questions/gradeSheet.ts';
import { casesOf, type Report, rowsOf, type SheetRow } from '#grader/verdict.ts';

/**
 * The rows of a sheet for a terminal: what each was about, how each answer fared, and why. The answer to a question that
 * was left open is not told, so that a sheet without answers shows what is asked and gives nothing away.
 */
export function sheetText({ verdict, words }: Report, exercise: Exercise): readonly string[] {
  if (exercise.kind === 'order' && words.type === 'cases') {
    return casesOf(verdict).flatMap(({ id, right }) => {
      const told = words.cases[id];
      const state = verdictWords.en.labels.caseStates[right ? 'right' : 'wrong'];
      return [`${id}: ${told?.words.en} (${state})`, `   ${told?.shows.en}`];
    });
  }
  if ((exercise.kind !== 'predict' && exercise.kind !== 'decide') || words.type !== 'sheet') return [];
  const rows = rowsOf(verdict);
  const scenes = scenesOf(exercise, verdict.seed);
  const isOpen = rows.some(({ cells }) => Object.values(cells).some((state) => state.startsWith('un')));
  const asked = isOpen ? exercise.questions.map(questionLine) : [];
  return [
    ...asked,
    ...rows.flatMap((row, index) => {
      const why = words.why[rowKey(row, index)];
      return [
        `${exercise.itemWord?.en ?? 'Situation'} ${index + 1}${row.item === null ? '' : `: ${row.item}`}`,
        ...sceneLines(scenes[index] ?? {}),
        ...exercise.questions.map((question) => `   ${question.id}: ${cellText(question, row)}`),
        ...(why === undefined ? [] : [`   ${verdictWords.en.labels.why}: ${why.en}`]),
      ];
    }),
  ];
}

function questionLine(question: Question): string {
  const takes =
    'choices' in question
      ? question.choices.map(({ id }) => id).join(', ')
      : `a whole number, ${question.integer.unit.en}`;
  return `${question.id}: ${question.ask.en} (${takes.replace(/, $/, '')})`;
}

function scenesOf(exercise: PredictExercise | DecideExercise, seed: number): readonly Scene[] {
  return exercise.kind === 'predict'
    ? drawRound(exercise, seed).map((situation) => exercise.scene(situation))
    : exercise.items.map(({ item }) => exercise.scene(item));
}

function sceneLines({ text, facts = [], table }: Scene): readonly string[] {
  const lines = facts.map(({ label, value }) => `${label.en}: ${value.en}`);
  if (text !== undefined) lines.unshift(`${text.label.en}: ${text.text}`);
  if (table !== undefined) {
    lines.push(table.caption.en);
    for (const row of [table.head, ...table.rows]) lines.push(`  ${row.map(({ en }) => en).join(' | ')}`);
  }
  return lines.flatMap((line) => line.split('\n')).map((line) => `   ${line}`);
}

function cellText(question: Question, { cells, answer, predicted }: SheetRow): string {
  const { cell, cellStates } = verdictWords.en.labels;
  const state = cells[question.id] ?? 'unanswered';
  const said = named(question, predicted?.[question.id] ?? '');
  if (state === 'right') return `${said}, ${cellStates.right}`;
  if (state === 'wrong') return cell(named(question, answer[question.id] ?? ''), said);
  return state === 'unreadable' && 'choices' in question ? 'none of the choices' : cellStates[state];
}

/** An answer as a sheet writes it; its words too, where they say more. */
function named(question: Question, answer: string): string {
  const words = answerWords(question, answer, 'en');
  return words === answer ? answer : 'choices' in question ? `${answer} (${words})` : words;
}
