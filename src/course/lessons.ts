import { type Locale, locales } from '#i18n/locale.ts';
import type { LocalizedText } from '#i18n/localizedText.ts';
import type { Course, LessonFiles } from './course.ts';
import { lessonFields, type WORD_FIELDS } from './lessonFields.ts';
import { type LessonPage, readLessonPage } from './page/lessonPage.ts';
import { readCourse } from './readCourse.ts';

/** A lesson as its pages say it. What both languages share is read from the English page. */
export interface Lesson {
  readonly id: string;
  readonly module: string;
  readonly isDraft: boolean;
  /** Its place among all lessons. */
  readonly order: number;
  readonly pageVersion: number | undefined;
  /** The day on which the lesson was last held against its sources, as `2026-11-30`. */
  readonly lastChecked: string | undefined;
  readonly titles: LocalizedText;
  readonly descriptions: LocalizedText;
  /** The ids of its knowledge points, in its order. */
  readonly points: readonly string[];
  readonly pages: Readonly<Record<Locale, LessonPage>>;
}

/**
 * The lessons that are written in both languages, in the order in which they are read. A lesson that cannot be read is
 * left out here, and told by the check of lessons.
 */
export function lessonsOf(course: Course = readCourse()): readonly Lesson[] {
  return course.lessons
    .flatMap((files) => lessonOf(files) ?? [])
    .sort((a, b) => (a.order === b.order ? (a.id < b.id ? -1 : 1) : a.order - b.order));
}

/**
 * One lesson.
 * @throws Error naming its files, where it cannot be read in both languages
 */
export function demandLesson(id: string, course: Course = readCourse()): Lesson {
  const files = course.lessons.find((lesson) => lesson.id === id);
  const lesson = files === undefined ? undefined : lessonOf(files);
  if (lesson === undefined) throw new Error(`There is no lesson content/{en,zh}/lessons/${id}.mdx.`);
  return lesson;
}

function lessonOf({ id, pages }: LessonFiles): Lesson | undefined {
  const [en, zh] = locales.map((locale) => {
    const file = pages[locale];
    const reading = file === undefined ? undefined : readLessonPage(file);
    return reading?.ok ? reading.page : undefined;
  });
  if (en === undefined || zh === undefined) return undefined;
  const { data: fields = {} } = lessonFields.safeParse(en.fields);
  return {
    id,
    module: fields.module ?? '',
    isDraft: fields.status !== 'published',
    order: orderOf(en.fields['sidebar']),
    pageVersion: fields.page_version,
    lastChecked: fields.last_checked?.toISOString().slice(0, 10),
    titles: wordsOf(en, zh, 'title'),
    descriptions: wordsOf(en, zh, 'description'),
    points: fields.claim_ids ?? [],
    pages: { en, zh },
  };
}

function wordsOf(en: LessonPage, zh: LessonPage, field: (typeof WORD_FIELDS)[number]): LocalizedText {
  return { en: String(en.fields[field] ?? ''), zh: String(zh.fields[field] ?? '') };
}

/** The order that the frontmatter gives; a lesson without one comes last. */
function orderOf(sidebar: unknown): number {
  const order = typeof sidebar === 'object' && sidebar !== null && 'order' in sidebar ? sidebar.order : null;
  return typeof order === 'number' ? order : Number.POSITIVE_INFINITY;
}
