import { type Locale, locales } from '#i18n/locale.ts';
import type { Course, LessonFiles } from '../course.ts';
import { WORD_FIELDS } from '../lessonFields.ts';
import { type LessonPage, pointsOf, readLessonPage } from '../page/lessonPage.ts';
import { publishedIds } from '../points/pointEntry.ts';
import { checkDraftWords } from './checkDraftWords.ts';
import { checkFields, fieldAt } from './checkFields.ts';
import { checkLinks } from './checkLinks.ts';
import { checkParts } from './checkParts.ts';
import { checkPointList, checkPointsTogether, checkPointTwins } from './checkPoints.ts';
import { checkPointWords } from './checkPointWords.ts';
import { checkSections } from './checkSections.ts';
import { checkTerms } from './checkTerms.ts';
import { type LessonProblem, problemAt } from './lessonProblem.ts';

/** A lesson's problems, in the order of its files. Those of a draft are what is still to be done. */
export interface LessonReport {
  readonly lesson: string;
  readonly isDraft: boolean;
  readonly problems: readonly LessonProblem[];
}

/**
 * Holds a lesson against the shape that every lesson has, and against the rest of the course. Pure: it reads no file.
 * The shape itself is told in CONTRIBUTING.md.
 */
export function checkLesson(lesson: LessonFiles, course: Course): LessonReport {
  const { en, zh } = lesson.pages;
  if (
    en === undefined ||
    zh === undefined ||
    lesson.points.en === undefined ||
    lesson.points.zh === undefined
  ) {
    return { lesson: lesson.id, isDraft: false, problems: missingFiles(lesson) };
  }
  const readings = { en: readLessonPage(en), zh: readLessonPage(zh) };
  if (!readings.en.ok || !readings.zh.ok) {
    return { lesson: lesson.id, isDraft: false, problems: unreadablePages(lesson) };
  }
  const pages = { en: readings.en.page, zh: readings.zh.page };
  const points = {
    en: checkPointWords(lesson.points.en, 'en', course),
    zh: checkPointWords(lesson.points.zh, 'zh', course),
  };
  const isDraft = locales.every((locale) => pages[locale].fields['status'] === 'draft');
  const perPage = locales.flatMap((locale) => {
    const check = { course, lesson: lesson.id, locale, page: pages[locale], isDraft };
    const { words, problems } = points[locale];
    return [
      ...checkFields(pages[locale], lesson, course),
      ...checkSections(check),
      ...checkParts(check),
      ...checkLinks(check),
      ...checkTerms(check),
      ...problems,
      // Points whose words could not be read are held against nothing.
      ...(problems.length > 0
        ? []
        : [...checkPointList(pages[locale], words), ...checkPointsTogether(pages[locale], words)]),
    ];
  });
  const problems = [
    ...perPage,
    ...checkTwins(pages),
    ...checkPointTwins(lesson.points.zh, { en: points.en.words, zh: points.zh.words }),
    ...checkPublished(pages.en, course, isDraft),
    ...(isDraft ? [] : [en, zh, lesson.points.en, lesson.points.zh].flatMap(checkDraftWords)),
  ];
  return { lesson: lesson.id, isDraft, problems: problems.toSorted(inOrder) };
}

/** Problems as lines: the place first, so that an editor can open it. */
export function problemLines(problems: readonly LessonProblem[]): readonly string[] {
  return problems.map(({ file, line, code, what, todo }) => `${file}:${line} ${what} ${todo} (${code})`);
}

function unreadablePages({ pages }: LessonFiles): readonly LessonProblem[] {
  return locales.flatMap((locale) => {
    const file = pages[locale];
    const reading = file === undefined ? undefined : readLessonPage(file);
    if (file === undefined || reading === undefined || reading.ok) return [];
    return [
      {
        code: 'page-unreadable',
        file: file.file,
        line: reading.line,
        what: `The page is no MDX: ${reading.message}.`,
        todo: 'Mend it; the build parses the page in the same way.',
      },
    ];
  });
}

function missingFiles({ id, pages, points }: LessonFiles): readonly LessonProblem[] {
  return locales.flatMap((locale) =>
    [
      { there: pages[locale], file: `content/${locale}/lessons/${id}.mdx` },
      { there: points[locale], file: `content/${locale}/points/${id}.json` },
    ]
      .filter(({ there }) => there === undefined)
      .map(({ file }) =>
        problemAt(
          { file, text: '' },
          0,
          'locale-missing',
          `The lesson "${id}" lacks this file.`,
          'Every lesson stands in English and in Chinese, with the words of its points.',
        ),
      ),
  );
}

/** What the two languages share: the values of the frontmatter, and the headings. */
function checkTwins({ en, zh }: Readonly<Record<Locale, LessonPage>>): readonly LessonProblem[] {
  const fields = [...new Set([...Object.keys(en.fields), ...Object.keys(zh.fields)])]
    .filter((field) => !WORD_FIELDS.some((one) => one === field))
    .filter((field) => JSON.stringify(en.fields[field]) !== JSON.stringify(zh.fields[field]))
    .map((field) =>
      problemAt(
        zh,
        fieldAt(zh, field),
        'field-differs',
        `"${field}" has another value than in ${en.file}.`,
        'Only title and description differ between the languages.',
      ),
    );
  const isSame =
    en.headings.map(({ level }) => level).join() === zh.headings.map(({ level }) => level).join();
  const first = zh.headings.find(({ level }, index) => level !== en.headings[index]?.level);
  const what = `Its ${zh.headings.length} headings are not those of ${en.file} (${en.headings.length}), level by level.`;
  const headings = isSame
    ? []
    : [problemAt(zh, first?.start ?? 0, 'headings-differ', what, 'Give both languages the same headings.')];
  return [...fields, ...headings];
}

/** That a lesson is wholly a draft or wholly published: the page, and each of its points. */
function checkPublished(page: LessonPage, { points }: Course, isDraft: boolean): readonly LessonProblem[] {
  const published = publishedIds(points);
  return pointsOf(page)
    .filter(({ id }) => published.has(id) === isDraft)
    .map(({ id, start }) =>
      isDraft
        ? problemAt(
            page,
            start,
            'draft-mixed',
            `The point "${id}" is published, and the lesson is a draft.`,
            'Publish the lesson; an id that is published stays.',
          )
        : problemAt(
            page,
            start,
            'draft-mixed',
            `The point "${id}" is a draft, and the lesson is published.`,
            'Append its id to content/points.json, or leave the lesson a draft.',
          ),
    );
}

function inOrder(a: LessonProblem, b: LessonProblem): number {
  return a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1;
}
