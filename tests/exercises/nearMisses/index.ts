import { nearMisses as canonicalFingerprint } from './canonical-fingerprint.ts';
import { nearMisses as classifyResponse } from './classify-response.ts';
import { nearMisses as executeOnce } from './execute-once.ts';
import { nearMisses as granularity } from './granularity.ts';
import type { NearMiss } from './nearMiss.ts';
import { nearMisses as resourceClosure } from './resource-closure.ts';
import { nearMisses as skillLoadPlan } from './skill-load-plan.ts';
import { nearMisses as validateQuery } from './validate-query.ts';
import { nearMisses as weatherSchema } from './weather-schema.ts';

/** The near misses of each exercise that is judged by comparison. */
export const nearMissesByExercise: Readonly<Record<string, readonly NearMiss[]>> = {
  'canonical-fingerprint': canonicalFingerprint,
  'classify-response': classifyResponse,
  'execute-once': executeOnce,
  granularity,
  'resource-closure': resourceClosure,
  'skill-load-plan': skillLoadPlan,
  'validate-query': validateQuery,
  'weather-schema': weatherSchema,
};
