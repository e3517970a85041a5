import type { ExerciseMeta } from '../contract.ts';

export const meta = {
  id: 'granularity',
  kind: 'program',
  revision: 2,
  status: 'published',
  lesson: 'wide-vs-narrow',
  points: ['granularity-table', 'preview-as-own-tool'],
  title: { en: 'One tool or two', zh: '一个工具还是两个' },
} as const satisfies ExerciseMeta;
