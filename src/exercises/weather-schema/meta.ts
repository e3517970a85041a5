import type { ExerciseMeta } from '../contract.ts';

export const meta = {
  id: 'weather-schema',
  kind: 'schema',
  revision: 2,
  status: 'published',
  lesson: 'admission-gates',
  points: [
    'closed-fields-are-a-choice',
    'make-invalid-states-unrepresentable',
    'schema-cannot-hold-business-rules',
    'schema-is-two-way',
  ],
  title: { en: 'Write the weather tool’s schema', zh: '为天气工具写 Schema' },
} as const satisfies ExerciseMeta;
