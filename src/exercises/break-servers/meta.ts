import type { ExerciseMeta } from '../contract.ts';

export const meta = {
  id: 'break-servers',
  kind: 'hunt',
  revision: 2,
  status: 'published',
  lesson: 'idempotency',
  points: ['key-plus-fingerprint', 'three-idempotency-outcomes', 'stable-action-id'],
  title: { en: 'Break seven servers', zh: '揭穿七个坏服务端' },
} as const satisfies ExerciseMeta;
