import type { Locale } from '#i18n/locale.ts';
import type { GlossaryTerm } from '#site/glossary/glossaryTerm.ts';
import type { LessonText, TextFile } from '../text/lessonText.ts';
import { lineAt } from '../text/mdxParts.ts';

/** What can be wrong with a lesson. Each has a row in the tests. */
export type ProblemCode =
  | 'locale-missing'
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

/** A lesson as its files hold it: the page and the words of its points, each in the languages that there are. */
export interface LessonFiles {
  /** The name of its files. */
  readonly id: string;
  readonly pages: Readonly<Record<Locale, TextFile | undefined>>;
  readonly points: Readonly<Record<Locale, TextFile | undefined>>;
}

/** What a lesson is held against: all that it may name. */
export interface Course {
  readonly lessons: readonly LessonFiles[];
  /** Ids of the sources that claims may rest on. */
  readonly sources: ReadonlySet<string>;
  /** Ids of the knowledge points that have a link of their own. */
  readonly published: ReadonlySet<string>;
  readonly exercises: readonly {
    readonly id: string;
    readonly lesson: string;
    readonly status: 'draft' | 'published';
    /** The languages that its task is written in. */
    readonly tasks: readonly Locale[];
  }[];
  readonly glossary: readonly GlossaryTerm[];
  /** The text of each component that lessons use, by the name under which they import it. */
  readonly components: ReadonlyMap<string, string>;
}

/** A lesson's page in one language, in the course that it belongs to. */
export interface PageCheck {
  readonly course: Course;
  /** The lesson's id. */
  readonly lesson: string;
  readonly locale: Locale;
  readonly page: LessonText;
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
