import { field, isFields } from '#core/value/fields.ts';
import type { DecideExercise } from '#exercises/contract.ts';
import { parseJson } from '#json/parseJson.ts';
import type { Compared } from '../compare/gradeComparison.ts';
import { invalidSubmission } from '../invalidSubmission.ts';
import { gradeRows } from '../questions/gradeRows.ts';

/**
 * Judges a sheet of decisions: `{ "answers": { item: { question: answer, … }, … } }`. All right is passed; an item without
 * an answer is not right.
 */
export function gradeDecision(exercise: DecideExercise, text: string): Compared {
  const parsed = parseJson(text);
  if (!parsed.ok) return invalidSubmission('json', parsed.line, parsed.column, parsed.found);
  const answers = field(parsed.value, 'answers');
  if (!isFields(answers)) {
    return invalidSubmission(
      'submission',
      1,
      1,
      'an object with "answers", an object with an entry for each item',
    );
  }
  return gradeRows(
    exercise,
    exercise.items.map(({ id, item }) => ({ situation: item, item: id, given: field(answers, id) })),
  );
}
