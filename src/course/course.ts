import type { Locale } from '#i18n/locale.ts';
import type { GlossaryTerm } from './glossary/glossaryTerm.ts';
import type { TextFile } from './page/textFile.ts';
import type { PointEntry } from './points/pointEntry.ts';
import type { Source } from './points/source.ts';

/** A lesson as its files hold it: the page and the words of its points, each in the languages that there are. */
export interface LessonFiles {
  /** The name of its files. */
  readonly id: string;
  readonly pages: Readonly<Record<Locale, TextFile | undefined>>;
  readonly points: Readonly<Record<Locale, TextFile | undefined>>;
}

/** An exercise as lessons name it. */
export interface CourseExercise {
  readonly id: string;
  readonly lesson: string;
  readonly status: 'draft' | 'published';
  /** The languages that its task is written in. */
  readonly tasks: readonly Locale[];
}

/** The course as its content says it. `lessonsOf` and `knowledgePoints` read its lessons and points from it. */
export interface Course {
  readonly lessons: readonly LessonFiles[];
  /** The sources that claims may rest on, by id. */
  readonly sources: ReadonlyMap<string, Source>;
  /** Every id of a knowledge point that was published, in the order of publication. */
  readonly points: readonly PointEntry[];
  readonly exercises: readonly CourseExercise[];
  readonly glossary: readonly GlossaryTerm[];
  /** The text of each Astro component that lessons import, by the path under which they import it. */
  readonly components: ReadonlyMap<string, string>;
}
