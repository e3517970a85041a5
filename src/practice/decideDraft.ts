import { type Fields, field, isFields } from '#core/value/fields.ts';

/** A sheet of decisions under way: for each item what has been answered, as typed or chosen. */
export type DecideAnswers = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Reads a stored sheet; empty where there is none. What is no answer in it is left out. */
export function readDecisions(stored: string): DecideAnswers {
  const answers = fieldsOf(field(parsed(stored), 'answers'));
  return Object.fromEntries(
    Object.entries(answers).map(([item, given]) => [
      item,
      Object.fromEntries(
        Object.entries(fieldsOf(given)).filter(
          (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
        ),
      ),
    ]),
  );
}

/** The text of a sheet, which is also the submission that is graded. */
export function writeDecisions(answers: DecideAnswers): string {
  return JSON.stringify({ answers });
}

/** The sheet with one answer changed; an empty answer takes it back. */
export function withDecision(
  answers: DecideAnswers,
  item: string,
  question: string,
  answer: string,
): DecideAnswers {
  const { [question]: _former, ...others } = answers[item] ?? {};
  return { ...answers, [item]: answer === '' ? others : { ...others, [question]: answer } };
}

/** Whether two sheets answer an item alike. */
export function sameDecision(one: DecideAnswers, other: DecideAnswers, item: string): boolean {
  const [here, there] = [one[item] ?? {}, other[item] ?? {}];
  const questions = new Set([...Object.keys(here), ...Object.keys(there)]);
  return [...questions].every((question) => here[question] === there[question]);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function fieldsOf(value: unknown): Fields {
  return isFields(value) ? value : {};
}
