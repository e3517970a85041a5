import { field, isFields } from '#core/value/fields.ts';
import type { DecideExercise } from '#exercises/contract.ts';
import type { Compared } from '../compare/judgeComparison.ts';
import { parseJson } from '#json/parseJson.ts';
import { judgeRows } from '../questions/judgeRows.ts';
import { refused } from '../refused.ts';

/**
 * Judges a sheet of decisions: `{ "answers": { item: { question: answer, … }, … } }`. All right is passed; an item without
 * an answer is not right.
 */
export function judgeDecision(exercise: DecideExercise, text: string): Compared {
  const parsed = parseJson(text);
  if (!parsed.ok) return refused('json', parsed.line, parsed.column, parsed.found);
  const answers = field(parsed.value, 'answers');
  if (!isFields(answers)) {
    return refused('submission', 1, 1, 'an object with "answers", an object with an entry for each item');
  }
  return judgeRows(
    exercise,
    exercise.items.map(({ id, item }) => ({ situation: item, item: id, given: field(answers, id) })),
  );
}
