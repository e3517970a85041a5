import type { Locale } from '#i18n/locale.ts';
import type { Course } from '../course.ts';
import type { LessonPage } from '../page/lessonPage.ts';
import { lineAt, type TextFile } from '../page/textFile.ts';

/** What can be wrong with a lesson. Each has a row in the tests. */
export type ProblemCode =
  | 'locale-missing'
  | 'page-unreadable'
  | 'headings-differ'
  | 'field-missing'
  | 'field-differs'
  | 'id-differs'
  | 'draft-mixed'
  | 'draft-words'
  | 'unknown-requirement'
  | 'unknown-source'
  | 'source-not-listed'
  | 'section-missing'
  | 'section-order'
  | 'section-empty'
  | 'points-unreadable'
  | 'points-differ'
  | 'claim-missing'
  | 'claim-not-one-sentence'
  | 'claim-without-source'
  | 'claim-differs'
  | 'wrong-language'
  | 'counterexample-missing'
  | 'formula-missing'
  | 'widget-missing'
  | 'code-missing'
  | 'diagram-missing'
  | 'practice-missing'
  | 'unknown-exercise'
  | 'exercise-not-shown'
  | 'task-missing'
  | 'mastery-without-task'
  | 'link-wrong'
  | 'unknown-term'
  | 'term-repeated'
  | 'term-not-first'
  | 'term-words'
  | 'term-not-linked'
  | 'term-outside-glossary'
  | 'bold-around-term';

/** One thing that is wrong with a lesson, and what to do about it. */
export interface LessonProblem {
  readonly code: ProblemCode;
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  readonly what: string;
  readonly todo: string;
}

/** A lesson's page in one language, in the course that it belongs to. */
export interface PageCheck {
  readonly course: Course;
  /** The lesson's id. */
  readonly lesson: string;
  readonly locale: Locale;
  readonly page: LessonPage;
  readonly isDraft: boolean;
}

/** A problem at a place in a text. */
export function problemAt(
  { file, text }: TextFile,
  at: number,
  code: ProblemCode,
  what: string,
  todo: string,
): LessonProblem {
  return { code, file, line: lineAt(text, at), what, todo };
}
