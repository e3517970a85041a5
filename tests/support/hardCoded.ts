import { answerText } from '../../src/grader/answer.ts';
import { answerOf } from '../../src/grader/compare/answerOf.ts';
import type { CompareExercise } from './exerciseFiles.ts';

/** A submission that knows the answer to every named case by heart, and gives the commonest answer to anything else. */
export function hardCoded(exercise: CompareExercise): string {
  const answers = exercise.cases.map(({ input }) => ({
    input,
    answer: answerText(answerOf(exercise.reference, input as never)),
  }));
  const count = (text: string) => answers.filter(({ answer }) => answer === text).length;
  const [commonest] = answers.map(({ answer }) => answer).sort((a, b) => count(b) - count(a));
  if (exercise.kind === 'schema') {
    const valid = answers.filter(({ answer }) => answer === '{"valid":true}').map(({ input }) => input[0]);
    return JSON.stringify({ enum: valid });
  }
  const table = answers.map(({ input, answer }) => [keyOf(input), answer]);
  return `
const keyOf = ${keyOf.toString()};
const known = new Map<string, string>(${JSON.stringify(table)});
export function ${exercise.exportName}(...args: unknown[]) {
  return JSON.parse(known.get(keyOf(args)) ?? ${JSON.stringify(commonest)});
}`;
}

function keyOf(input: readonly unknown[]): string {
  return JSON.stringify(input, (_name, value) => (value instanceof Set ? [...value] : value));
}
