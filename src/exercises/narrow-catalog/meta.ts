import type { ExerciseMeta } from '../contract.ts';

export const meta = {
  id: 'narrow-catalog',
  kind: 'catalog',
  revision: 2,
  status: 'published',
  lesson: 'wide-vs-narrow',
  points: [
    'one-wide-tool-hides-intent',
    'narrow-tools-cost-context',
    'preview-as-own-tool',
    'two-contract-layers',
  ],
  title: { en: 'Cut the wide tool', zh: '拆开宽工具' },
} as const satisfies ExerciseMeta;
