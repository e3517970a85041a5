import type { ExerciseMark } from '../exerciseMark.ts';

/** The progress marks of an exercise; `untouched` has no text. */
export const markMessages = {
  passed: 'passed',
  'passed-before': 'passed in an earlier revision',
  begun: 'begun',
  untouched: '',
} satisfies Record<ExerciseMark, string>;
