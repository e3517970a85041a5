import type { ExerciseMeta } from '../contract.ts';

export const meta = {
  id: 'execute-once',
  kind: 'program',
  revision: 2,
  status: 'published',
  lesson: 'idempotency',
  points: [
    'key-plus-fingerprint',
    'three-idempotency-outcomes',
    'stable-action-id',
    'timeout-on-write-look-up-first',
  ],
  title: { en: 'Write it once', zh: '只写一次' },
} as const satisfies ExerciseMeta;
