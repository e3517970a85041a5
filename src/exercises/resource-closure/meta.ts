import type { ExerciseMeta } from '../contract.ts';

export const meta = {
  id: 'resource-closure',
  kind: 'program',
  revision: 2,
  status: 'published',
  lesson: 'skill-load-plan',
  points: ['recursive-resources-need-guard', 'resource-needs-active-owner'],
  title: { en: 'Follow the needs', zh: '顺着需要走到底' },
} as const satisfies ExerciseMeta;
