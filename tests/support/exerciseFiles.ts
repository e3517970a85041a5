import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { exerciseMetas, loadExercise } from '#exercises';
import type { ProgramExercise, SchemaExercise } from '#exercises/contract.ts';
import type { StoredWrongAnswer } from '#exercises/storedWrongAnswer.ts';
import { storedWrongAnswers } from '../../src/cli/storedWrongAnswers.ts';
import { wrongAnswerText } from '../../src/cli/wrongAnswerText.ts';

/** The project's folder. */
export const projectFolder = fileURLToPath(new URL('../../', import.meta.url));

const exercisesFolder = path.join(projectFolder, 'src/exercises');

/** An exercise that is judged by comparison. */
export type CompareExercise = ProgramExercise | SchemaExercise;

/** Every registered exercise that is judged by comparison. */
export const compareExercises: readonly CompareExercise[] = (
  await Promise.all(exerciseMetas.map(({ id }) => loadExercise(id)))
).filter(
  (exercise): exercise is CompareExercise => exercise.kind === 'program' || exercise.kind === 'schema',
);

/** The name of the rule that decides what is expected of an input. */
export function ruleNameOf({ ruleOf }: CompareExercise, input: readonly unknown[]): string {
  return String((ruleOf as (...args: readonly unknown[]) => unknown)(...input));
}

/** A stored submission: its file's name without the ending, or its id, and its text. */
export interface StoredAnswer {
  readonly name: string;
  readonly text: string;
}

/** The wrong answers of each exercise as their author wrote them. */
const wrongData = new Map<string, readonly StoredWrongAnswer[]>();
const wrongTexts = new Map<string, readonly StoredAnswer[]>();
for (const { id } of compareExercises) {
  const folder = path.join(exercisesFolder, id);
  const answers = await storedWrongAnswers(folder);
  wrongData.set(id, answers);
  const texts = await Promise.all(answers.map((answer) => wrongAnswerText(folder, answer)));
  wrongTexts.set(
    id,
    answers.map(({ id: name }, index) => ({ name, text: texts[index] ?? '' })),
  );
}

/** The wrong answers stored for an exercise, as edits. */
export function wrongAnswersOf(exercise: string): readonly StoredWrongAnswer[] {
  return wrongData.get(exercise) ?? [];
}

/** The answers stored for an exercise as right or as wrong. */
export function storedAnswers(exercise: string, kind: 'right' | 'wrong'): readonly StoredAnswer[] {
  if (kind === 'wrong') return wrongTexts.get(exercise) ?? [];
  const files = readdirSync(path.join(exercisesFolder, exercise, 'right')).sort();
  return files.map((file) => ({ name: path.parse(file).name, text: readStored(exercise, 'right', file) }));
}

/** A file in an exercise's folder. */
export function readStored(...steps: readonly string[]): string {
  return readFileSync(path.join(exercisesFolder, ...steps), 'utf8');
}

/** What a learner starts from. */
export function starterOf({ id, kind }: CompareExercise): string {
  return readStored(id, kind === 'schema' ? 'starter.json' : 'starter.ts');
}
