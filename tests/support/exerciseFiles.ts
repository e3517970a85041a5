import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ProgramExercise, SchemaExercise } from '#exercises/contract.ts';
import { exerciseMetas, loadExercise } from '#exercises/index.ts';

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

/** A stored submission: its name without the ending, and its text. */
export interface StoredAnswer {
  readonly name: string;
  readonly text: string;
}

/** The answers stored for an exercise as right or as wrong, by name. */
export function storedAnswers(exercise: string, folder: 'right' | 'wrong'): readonly StoredAnswer[] {
  const files = readdirSync(path.join(exercisesFolder, exercise, folder)).sort();
  return files.map((file) => ({ name: path.parse(file).name, text: read(exercise, folder, file) }));
}

/** What a learner starts from. */
export function starterOf({ id, kind }: CompareExercise): string {
  return read(id, kind === 'schema' ? 'starter.json' : 'starter.ts');
}

function read(...steps: readonly string[]): string {
  return readFileSync(path.join(exercisesFolder, ...steps), 'utf8');
}
