import { z } from 'astro/zod';
import type { Locale } from '#i18n/locale.ts';
import type { Course, LessonFiles } from '../course.ts';
import { oncePerFile } from '../page/textFile.ts';
import { parseJsonFile } from '../parseJsonFile.ts';
import { readCourse } from '../readCourse.ts';
import { publishedIds } from './pointEntry.ts';
import { lessonPoints, type PointWords } from './pointWords.ts';
import type { Source } from './source.ts';

/** A knowledge point that has words and no link yet: it stands in `content/{en,zh}/points/` and in no list. */
export interface DraftPoint {
  readonly id: string;
  readonly lesson: string;
  readonly words: Readonly<Record<Locale, PointWords>>;
  readonly sources: readonly Source[];
}

/** A knowledge point that answers to its own link. */
export interface KnowledgePoint extends DraftPoint {
  readonly since: string;
}

/**
 * Every published point that has words, in the order of `content/points.json`.
 * @throws Error naming the file, where a point lacks its lesson, its words or a source
 */
export function knowledgePoints(course: Course = readCourse()): readonly KnowledgePoint[] {
  return course.points
    .filter(({ redirect }) => redirect === undefined)
    .map(({ id, lesson, since }) => {
      if (lesson === undefined)
        throw new Error(`content/points.json: ${id} names no lesson and no redirect.`);
      return { ...pointOf(course, lesson, id), since };
    });
}

/** Every point that has words and is not published: it may be renamed and removed, and only a draft lesson shows it. */
export function draftPoints(course: Course = readCourse()): readonly DraftPoint[] {
  return course.lessons.flatMap((lesson) =>
    Object.keys(wordsIn(lesson, 'en'))
      .filter((id) => !course.points.some((entry) => entry.id === id))
      .map((id) => pointOf(course, lesson.id, id)),
  );
}

/** Where a retired id leads: old id to the id that answers for it. */
export function redirects(course: Course = readCourse()): ReadonlyMap<string, string> {
  return new Map(
    course.points.flatMap(({ id, redirect }) => (redirect === undefined ? [] : [[id, redirect]])),
  );
}

/**
 * The point with this id.
 * @throws Error naming the id and the file to look at, where no published point has it
 */
export function knowledgePoint(id: string, course: Course = readCourse()): KnowledgePoint {
  const point = knowledgePoints(course).find((candidate) => candidate.id === id);
  if (point === undefined) {
    throw new Error(
      `No knowledge point "${id}". Add it to content/points.json and to content/{en,zh}/points/.`,
    );
  }
  return point;
}

/**
 * The point with this id as a lesson shows it, published or not.
 * @throws Error naming the id and the files to look at, where no point has it
 */
export function pointInLesson(id: string, course: Course = readCourse()): DraftPoint {
  return draftPoints(course).find((candidate) => candidate.id === id) ?? knowledgePoint(id, course);
}

/** Whether a point has a page of its own. */
export function isPublished(id: string, course: Course = readCourse()): boolean {
  return publishedIds(course.points).has(id);
}

function pointOf(course: Course, lesson: string, id: string): DraftPoint {
  const files = course.lessons.find((one) => one.id === lesson);
  const words = { en: wordsOf(files, lesson, 'en', id), zh: wordsOf(files, lesson, 'zh', id) };
  const sources = words.en.sources.map((source) => {
    const found = course.sources.get(source);
    if (found === undefined) throw new Error(`No source "${source}" in content/sources.json.`);
    return found;
  });
  return { id, lesson, words, sources };
}

function wordsOf(files: LessonFiles | undefined, lesson: string, locale: Locale, id: string): PointWords {
  const found = files === undefined ? undefined : wordsIn(files, locale)[id];
  if (found === undefined)
    throw new Error(`content/${locale}/points/${lesson}.json has no words for the point "${id}".`);
  return found;
}

function wordsIn({ points }: LessonFiles, locale: Locale): Readonly<Record<string, PointWords>> {
  const file = points[locale];
  return file === undefined ? {} : readPoints(file);
}

const readPoints = oncePerFile((file) => {
  const { success, data, error } = lessonPoints.safeParse(parseJsonFile(file));
  if (!success) throw new Error(`${file.file}: ${z.prettifyError(error)}`);
  return data;
});
