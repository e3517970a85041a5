import type { ExerciseMeta } from '../contract.ts';

export const meta = {
  id: 'decide-repeat',
  kind: 'decide',
  revision: 2,
  status: 'published',
  lesson: 'idempotency',
  points: [
    'timeout-on-write-look-up-first',
    'stable-action-id',
    'receipt-durability',
    'three-idempotency-outcomes',
  ],
  title: { en: 'After a write: nineteen ends', zh: '写入之后：十九种结局' },
} as const satisfies ExerciseMeta;
