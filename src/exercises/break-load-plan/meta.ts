import type { ExerciseMeta } from '../contract.ts';

export const meta = {
  id: 'break-load-plan',
  kind: 'hunt',
  revision: 2,
  status: 'published',
  lesson: 'skill-load-plan',
  points: ['load-budget-sum', 'resource-needs-active-owner'],
  title: { en: 'Break seven planners', zh: '揭穿七个写错的计划函数' },
} as const satisfies ExerciseMeta;
