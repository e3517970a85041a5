import type { ExerciseMeta } from '../contract.ts';

export const meta = {
  id: 'break-classify-response',
  kind: 'hunt',
  revision: 2,
  status: 'published',
  lesson: 'response-classification',
  points: [
    'match-response-identity',
    'exactly-one-of-error-result',
    'protocol-error-vs-tool-error',
  ],
  title: { en: 'Break eight classifiers', zh: '揭穿八个坏分类器' },
} as const satisfies ExerciseMeta;
