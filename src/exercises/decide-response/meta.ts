import type { ExerciseMeta } from '../contract.ts';

export const meta = {
  id: 'decide-response',
  kind: 'decide',
  revision: 2,
  status: 'published',
  lesson: 'response-classification',
  points: [
    'timeout-means-unknown',
    'response-ladder',
    'verify-business-not-success',
    'result-text-is-data',
  ],
  title: { en: 'Eighteen outcomes, two tools', zh: '十八种结局，两个工具' },
} as const satisfies ExerciseMeta;
