import type { ExerciseMeta } from '../contract.ts';

export const meta = {
  id: 'predict-admission',
  kind: 'predict',
  revision: 1,
  status: 'published',
  lesson: 'admission-gates',
  points: [
    'permit-is-conjunction',
    'parseable-vs-schema-vs-business',
    'word-list-is-not-entity-linking',
  ],
  title: { en: 'Say it before the gates do', zh: '抢在门前说出结果' },
} as const satisfies ExerciseMeta;
