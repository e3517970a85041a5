import type { ExerciseMeta } from '../contract.ts';

export const meta = {
  id: 'order-gates',
  kind: 'order',
  revision: 1,
  status: 'published',
  lesson: 'wide-vs-narrow',
  points: ['two-contract-layers', 'one-wide-tool-hides-intent'],
  title: { en: 'Order eight gates', zh: '给八道门排序' },
} as const satisfies ExerciseMeta;
