import type { ExerciseMeta } from '../contract.ts';

export const meta = {
  id: 'merge-or-split',
  kind: 'decide',
  revision: 2,
  status: 'published',
  lesson: 'wide-vs-narrow',
  points: ['granularity-table', 'preview-as-own-tool', 'intent-before-routes'],
  title: { en: 'Merge or split, fourteen times', zh: '合还是分，十四对' },
} as const satisfies ExerciseMeta;
