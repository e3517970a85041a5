import type { ExerciseMeta } from '../contract.ts';

export const meta = {
  id: 'canonical-fingerprint',
  kind: 'program',
  revision: 2,
  status: 'published',
  lesson: 'idempotency',
  points: ['key-plus-fingerprint'],
  title: { en: 'One text for one request', zh: '一个请求，一份文本' },
} as const satisfies ExerciseMeta;
