import type { ExerciseMeta } from '../contract.ts';

export const meta = {
  id: 'fill-load-plan',
  kind: 'predict',
  revision: 1,
  status: 'published',
  lesson: 'skill-load-plan',
  points: ['three-layer-loading', 'load-budget-sum'],
  title: { en: 'Do the sum yourself', zh: '自己把账算出来' },
} as const satisfies ExerciseMeta;
