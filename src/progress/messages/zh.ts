import type { ExerciseMark } from '../exerciseMark.ts';

/** The progress marks of an exercise, in Chinese. */
export const markMessages = {
  passed: '已通过',
  'passed-before': '在旧修订中通过',
  begun: '做过',
  untouched: '',
} satisfies Record<ExerciseMark, string>;
