import type { ExerciseMeta } from '../contract.ts';

export const meta = {
  id: 'validate-query',
  kind: 'program',
  revision: 2,
  status: 'published',
  lesson: 'admission-gates',
  points: [
    'gate-order-distinct-reasons',
    'exact-integer-check',
    'closed-fields-are-a-choice',
    'parseable-vs-schema-vs-business',
  ],
  title: { en: 'Write the gate', zh: '写出这道门' },
} as const satisfies ExerciseMeta;
