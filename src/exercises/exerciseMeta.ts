import type { LocalizedText } from '#i18n/localizedText.ts';

/** The kinds of exercise, by what a submission is. */
export const exerciseKinds = [
  'program',
  'schema',
  'catalog',
  'hunt',
  'predict',
  'decide',
  'order',
] as const;

/** A kind of exercise. */
export type ExerciseKind = (typeof exerciseKinds)[number];

/** What is known of an exercise without loading its grading data: enough for lists, links and the task's frame. */
export interface ExerciseMeta {
  /** Kebab-case, never reused. */
  readonly id: string;
  readonly kind: ExerciseKind;
  /** Raised when a change could make a submission fare otherwise, so that saved work is not graded by other rules unawares. */
  readonly revision: number;
  readonly status: 'draft' | 'published';
  readonly lesson: string;
  /** The knowledge points it exercises. */
  readonly points: readonly string[];
  readonly title: LocalizedText;
}
