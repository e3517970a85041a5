import type { ExerciseMeta } from '../contract.ts';

export const meta = {
  id: 'classify-response',
  kind: 'program',
  revision: 2,
  status: 'published',
  lesson: 'response-classification',
  points: [
    'match-response-identity',
    'exactly-one-of-error-result',
    'protocol-error-vs-tool-error',
    'missing-is-not-zero',
    'verify-business-not-success',
  ],
  title: { en: 'Say what came back', zh: '说出返回的是什么' },
} as const satisfies ExerciseMeta;
