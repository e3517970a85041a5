import type { Exercise, ExerciseMeta } from './contract.ts';
import { loaders, metas } from './generated/register.ts';

/** Every exercise by its metadata, in the order in which a reader meets them. */
export const exerciseMetas: readonly ExerciseMeta[] = metas;

const loaderOf: Readonly<Record<string, () => Promise<{ readonly exercise: unknown }>>> =
  loaders;

/** The metadata of the exercise with this id, or undefined. */
export function exerciseMeta(id: string): ExerciseMeta | undefined {
  return exerciseMetas.find((meta) => meta.id === id);
}

/**
 * An exercise with its grading data.
 * @throws RangeError where there is none with this id, naming those that there are
 */
export async function loadExercise(id: string): Promise<Exercise> {
  const load = Object.hasOwn(loaderOf, id) ? loaderOf[id] : undefined;
  if (load === undefined) {
    throw new RangeError(
      `There is no exercise "${id}". There are: ${Object.keys(loaderOf).join(', ')}.`,
    );
  }
  // Each exercise is checked against the contract where it is written, with its own input type.
  return (await load()).exercise as Exercise;
}
