import type { ExerciseKind } from '#exercises/contract.ts';
import type { RealmKind } from './realm.ts';

/** The realm that each kind of exercise needs to grade a submission; null where the grader runs nothing of the learner's. */
export const realmKinds = {
  program: 'program',
  schema: 'schema',
  catalog: null,
  hunt: null,
  predict: null,
  decide: null,
  order: null,
} as const satisfies Record<ExerciseKind, RealmKind | null>;
