import type { ExerciseMeta } from '../contract.ts';

export const meta = {
  id: 'break-validate-query',
  kind: 'hunt',
  revision: 2,
  status: 'published',
  lesson: 'admission-gates',
  points: [
    'gate-order-distinct-reasons',
    'exact-integer-check',
    'closed-fields-are-a-choice',
  ],
  title: { en: 'Break seven gates', zh: '揭穿七道坏门' },
} as const satisfies ExerciseMeta;
