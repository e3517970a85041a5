import fs from 'node:fs';
import { exerciseMetas } from '#exercises/index.ts';
import { type Locale, locales } from '#i18n/locale.ts';
import { GLOSSARY_FILE, parseGlossary } from '#site/glossary/glossaryTerm.ts';
import type { TextFile } from '../text/lessonText.ts';
import { checkLesson, type LessonReport } from './checkLesson.ts';
import type { Course, LessonFiles } from './lessonProblem.ts';

const COMPONENTS = 'src/site/components';

/** The course as its files stand now. */
export function readCourse(): Course {
  const ids = [...new Set(locales.flatMap(lessonIds))].sort();
  const published: readonly { readonly id: string; readonly redirect?: string }[] = JSON.parse(
    fs.readFileSync('content/points.json', 'utf8'),
  );
  return {
    lessons: ids.map(lessonFiles),
    sources: new Set(Object.keys(JSON.parse(fs.readFileSync('content/sources.json', 'utf8')))),
    published: new Set(published.filter(({ redirect }) => redirect === undefined).map(({ id }) => id)),
    exercises: exerciseMetas.map(({ id, lesson, status }) => ({
      id,
      lesson,
      status,
      tasks: locales.filter((locale) => fs.existsSync(`content/${locale}/exercises/${id}.mdx`)),
    })),
    glossary: parseGlossary(fs.readFileSync(GLOSSARY_FILE, 'utf8'), GLOSSARY_FILE),
    components: new Map(
      fs
        .readdirSync(COMPONENTS)
        .map((name) => [`#site/components/${name}`, fs.readFileSync(`${COMPONENTS}/${name}`, 'utf8')]),
    ),
  };
}

/** Every lesson of the course, checked. */
export function checkCourse(course = readCourse()): readonly LessonReport[] {
  return course.lessons.map((lesson) => checkLesson(lesson, course));
}

/** Ids of the lessons that a language has. */
export function lessonIds(locale: Locale): readonly string[] {
  return fs
    .readdirSync(`content/${locale}/lessons`)
    .filter((name) => /^[^_].*\.mdx$/.test(name))
    .map((name) => name.replace('.mdx', ''))
    .sort();
}

function lessonFiles(id: string): LessonFiles {
  const inEach = (place: (locale: Locale) => string) => ({
    en: textFile(place('en')),
    zh: textFile(place('zh')),
  });
  return {
    id,
    pages: inEach((locale) => `content/${locale}/lessons/${id}.mdx`),
    points: inEach((locale) => `content/${locale}/points/${id}.json`),
  };
}

function textFile(file: string): TextFile | undefined {
  return fs.existsSync(file) ? { file, text: fs.readFileSync(file, 'utf8') } : undefined;
}
