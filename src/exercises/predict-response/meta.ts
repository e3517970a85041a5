import type { ExerciseMeta } from '../contract.ts';

export const meta = {
  id: 'predict-response',
  kind: 'predict',
  revision: 2,
  status: 'published',
  lesson: 'response-classification',
  points: [
    'response-ladder',
    'timeout-means-unknown',
    'protocol-error-vs-tool-error',
    'match-response-identity',
  ],
  title: { en: 'Three questions to a frame', zh: '一帧三问' },
} as const satisfies ExerciseMeta;
