import { head as breakClassifyResponse } from './break-classify-response/head.ts';
import { head as breakLoadPlan } from './break-load-plan/head.ts';
import { head as breakServers } from './break-servers/head.ts';
import { head as breakValidateQuery } from './break-validate-query/head.ts';
import { head as canonicalFingerprint } from './canonical-fingerprint/head.ts';
import { head as classifyResponse } from './classify-response/head.ts';
import type { Exercise, ExerciseHead } from './contract.ts';
import { head as decideRepeat } from './decide-repeat/head.ts';
import { head as decideResponse } from './decide-response/head.ts';
import { head as executeOnce } from './execute-once/head.ts';
import { head as fillLoadPlan } from './fill-load-plan/head.ts';
import { head as granularity } from './granularity/head.ts';
import { head as mergeOrSplit } from './merge-or-split/head.ts';
import { head as narrowCatalog } from './narrow-catalog/head.ts';
import { head as orderGates } from './order-gates/head.ts';
import { head as predictAdmission } from './predict-admission/head.ts';
import { head as predictResponse } from './predict-response/head.ts';
import { head as resourceClosure } from './resource-closure/head.ts';
import { head as skillLoadPlan } from './skill-load-plan/head.ts';
import { head as validateQuery } from './validate-query/head.ts';
import { head as weatherSchema } from './weather-schema/head.ts';

/** Every exercise by its head, in the order in which a reader meets them. */
export const exerciseHeads: readonly ExerciseHead[] = [
  predictAdmission,
  validateQuery,
  breakValidateQuery,
  weatherSchema,
  predictResponse,
  classifyResponse,
  breakClassifyResponse,
  decideResponse,
  fillLoadPlan,
  skillLoadPlan,
  breakLoadPlan,
  resourceClosure,
  canonicalFingerprint,
  executeOnce,
  breakServers,
  decideRepeat,
  orderGates,
  narrowCatalog,
  mergeOrSplit,
  granularity,
  // new:exercise puts a head here
];

/** What judges each exercise, loaded when it is needed. */
const loaders: Readonly<Record<string, () => Promise<{ readonly exercise: unknown }>>> = {
  'validate-query': () => import('./validate-query/exercise.ts'),
  'break-validate-query': () => import('./break-validate-query/exercise.ts'),
  'predict-admission': () => import('./predict-admission/exercise.ts'),
  'weather-schema': () => import('./weather-schema/exercise.ts'),
  'predict-response': () => import('./predict-response/exercise.ts'),
  'classify-response': () => import('./classify-response/exercise.ts'),
  'break-classify-response': () => import('./break-classify-response/exercise.ts'),
  'decide-response': () => import('./decide-response/exercise.ts'),
  'fill-load-plan': () => import('./fill-load-plan/exercise.ts'),
  'skill-load-plan': () => import('./skill-load-plan/exercise.ts'),
  'break-load-plan': () => import('./break-load-plan/exercise.ts'),
  'resource-closure': () => import('./resource-closure/exercise.ts'),
  'canonical-fingerprint': () => import('./canonical-fingerprint/exercise.ts'),
  'execute-once': () => import('./execute-once/exercise.ts'),
  'break-servers': () => import('./break-servers/exercise.ts'),
  'decide-repeat': () => import('./decide-repeat/exercise.ts'),
  'order-gates': () => import('./order-gates/exercise.ts'),
  'narrow-catalog': () => import('./narrow-catalog/exercise.ts'),
  'merge-or-split': () => import('./merge-or-split/exercise.ts'),
  granularity: () => import('./granularity/exercise.ts'),
  // new:exercise puts a loader here
};

/** The head of the exercise with this id, or undefined. */
export function exerciseHead(id: string): ExerciseHead | undefined {
  return exerciseHeads.find((head) => head.id === id);
}

/**
 * An exercise with all that judges it.
 * @throws RangeError where there is none with this id, naming those that there are
 */
export async function loadExercise(id: string): Promise<Exercise> {
  const load = Object.hasOwn(loaders, id) ? loaders[id] : undefined;
  if (load === undefined) {
    throw new RangeError(
      `There is no exercise "${id}". There are: ${Object.keys(loaders).join(', ')}.`,
    );
  }
  // Each exercise is checked against the contract where it is written, with its own input type.
  return (await load()).exercise as Exercise;
}
