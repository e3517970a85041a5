import type { ExerciseMark } from '../exerciseMark.ts';

/** How far a learner has come with an exercise; an untouched one has no text. */
export const markMessages = {
  passed: 'passed',
  'passed-before': 'passed in an earlier revision',
  begun: 'begun',
  untouched: '',
} satisfies Record<ExerciseMark, string>;
