import type { ExerciseMeta } from '../contract.ts';

export const meta = {
  id: 'skill-load-plan',
  kind: 'program',
  revision: 2,
  status: 'published',
  lesson: 'skill-load-plan',
  points: ['three-layer-loading', 'load-budget-sum', 'resource-needs-active-owner'],
  title: { en: 'Write the planner', zh: '写出这个计划函数' },
} as const satisfies ExerciseMeta;
