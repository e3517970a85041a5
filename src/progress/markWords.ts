import type { ExerciseMark } from './exerciseMark.ts';

const en = {
  passed: 'passed',
  'passed-before': 'passed in an earlier revision',
  begun: 'begun',
  untouched: '',
} satisfies Record<ExerciseMark, string>;

const zh = {
  passed: '已通过',
  'passed-before': '在旧修订中通过',
  begun: '做过',
  untouched: '',
} satisfies Record<ExerciseMark, string>;

/** How far a learner has come with an exercise, in words; one that is untouched needs none. */
export const markWords = { en, zh };
