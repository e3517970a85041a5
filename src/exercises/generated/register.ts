// Made by `npm run generate` from the folders of the exercises and from the lessons. Do not edit.
import { meta as breakClassifyResponse } from '../break-classify-response/meta.ts';
import { meta as breakLoadPlan } from '../break-load-plan/meta.ts';
import { meta as breakServers } from '../break-servers/meta.ts';
import { meta as breakValidateQuery } from '../break-validate-query/meta.ts';
import { meta as canonicalFingerprint } from '../canonical-fingerprint/meta.ts';
import { meta as classifyResponse } from '../classify-response/meta.ts';
import { meta as decideRepeat } from '../decide-repeat/meta.ts';
import { meta as decideResponse } from '../decide-response/meta.ts';
import { meta as executeOnce } from '../execute-once/meta.ts';
import { meta as fillLoadPlan } from '../fill-load-plan/meta.ts';
import { meta as granularity } from '../granularity/meta.ts';
import { meta as mergeOrSplit } from '../merge-or-split/meta.ts';
import { meta as narrowCatalog } from '../narrow-catalog/meta.ts';
import { meta as orderGates } from '../order-gates/meta.ts';
import { meta as predictAdmission } from '../predict-admission/meta.ts';
import { meta as predictResponse } from '../predict-response/meta.ts';
import { meta as resourceClosure } from '../resource-closure/meta.ts';
import { meta as skillLoadPlan } from '../skill-load-plan/meta.ts';
import { meta as validateQuery } from '../validate-query/meta.ts';
import { meta as weatherSchema } from '../weather-schema/meta.ts';

/** The metadata of every exercise: by lesson, then in the order in which the lesson has them, then drafts. */
export const metas = [
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
] as const;

/** Loads each exercise's grading data, by the exercise's id. */
export const loaders = {
  'predict-admission': () => import('../predict-admission/exercise.ts'),
  'validate-query': () => import('../validate-query/exercise.ts'),
  'break-validate-query': () => import('../break-validate-query/exercise.ts'),
  'weather-schema': () => import('../weather-schema/exercise.ts'),
  'predict-response': () => import('../predict-response/exercise.ts'),
  'classify-response': () => import('../classify-response/exercise.ts'),
  'break-classify-response': () => import('../break-classify-response/exercise.ts'),
  'decide-response': () => import('../decide-response/exercise.ts'),
  'fill-load-plan': () => import('../fill-load-plan/exercise.ts'),
  'skill-load-plan': () => import('../skill-load-plan/exercise.ts'),
  'break-load-plan': () => import('../break-load-plan/exercise.ts'),
  'resource-closure': () => import('../resource-closure/exercise.ts'),
  'canonical-fingerprint': () => import('../canonical-fingerprint/exercise.ts'),
  'execute-once': () => import('../execute-once/exercise.ts'),
  'break-servers': () => import('../break-servers/exercise.ts'),
  'decide-repeat': () => import('../decide-repeat/exercise.ts'),
  'order-gates': () => import('../order-gates/exercise.ts'),
  'narrow-catalog': () => import('../narrow-catalog/exercise.ts'),
  'merge-or-split': () => import('../merge-or-split/exercise.ts'),
  'granularity': () => import('../granularity/exercise.ts'),
} as const;
