import type { PredictExercise } from '#exercises/contract.ts';
import type { Compared } from '../compare/judgeComparison.ts';
import { parseJson } from '../json/parseJson.ts';
import type { Finding, PredictionRow } from '../verdict.ts';
import { drawRound } from './drawRound.ts';

/** The seed that a sheet of predictions names, or null where it names none. */
export function seedOfSheet(text: string): number | null {
  const parsed = parseJson(text);
  const seed = parsed.ok ? (parsed.value as { seed?: unknown } | null)?.seed : null;
  return typeof seed === 'number' && Number.isSafeInteger(seed) && seed >= 0 ? seed : null;
}

/**
 * Judges a sheet of predictions: `{ "seed": N, "answers": [{ question: choice, … }, …] }`, one answer a situation of the
 * round that the seed draws. All right is passed; a situation without an answer is not right.
 */
export function judgePrediction(exercise: PredictExercise, text: string, seed: number): Compared {
  const parsed = parseJson(text);
  if (!parsed.ok) return refused('json', parsed.line, parsed.column, parsed.found);
  const answers = (parsed.value as { answers?: unknown } | null)?.answers;
  if (!Array.isArray(answers))
    return refused('submission', 1, 1, 'an object with "seed" and "answers", a list');
  const rows = drawRound(exercise, seed).map((situation, index): PredictionRow => {
    const answer = exercise.answer(situation);
    const predicted = readPrediction(exercise, answers[index]);
    const right =
      predicted !== null &&
      Object.entries(answer).every(([question, choice]) => predicted[question] === choice);
    return { situation: JSON.stringify(situation), answer, predicted, right };
  });
  const finding: Finding = rows.every(({ right }) => right)
    ? { kind: 'passed', rows }
    : { kind: 'wrong', rows };
  return { finding, inputsRun: rows.length, words: {}, message: null, log: [] };
}

function readPrediction(exercise: PredictExercise, given: unknown): Readonly<Record<string, string>> | null {
  if (typeof given !== 'object' || given === null) return null;
  const choices: [string, string][] = [];
  for (const { id, choices: known } of exercise.questions) {
    const choice: unknown = Object.hasOwn(given, id) ? (given as Record<string, unknown>)[id] : undefined;
    if (typeof choice !== 'string' || !known.some((one) => one.id === choice)) return null;
    choices.push([id, choice]);
  }
  return Object.fromEntries(choices);
}

function refused(code: 'json' | 'submission', line: number, column: number, detail: string): Compared {
  return {
    finding: { kind: 'compile-error', code, line, column, detail },
    inputsRun: 0,
    words: {},
    message: null,
    log: [],
  };
}
