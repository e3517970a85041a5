import fs from 'node:fs';
import { exerciseMetas } from '#exercises';
import { type Locale, locales } from '#i18n/locale.ts';
import type { Course, LessonFiles } from './course.ts';
import { GLOSSARY_FILE, parseGlossary } from './glossary/glossaryTerm.ts';
import { readLessonPage } from './page/lessonPage.ts';
import { oncePerFile, readTextFile, type TextFile } from './page/textFile.ts';
import { parseJsonFile } from './parseJsonFile.ts';
import { pointList } from './points/pointEntry.ts';
import { sourceList } from './points/source.ts';

/**
 * The course as its files stand now. Each version of a file is read and parsed once.
 * @throws Error naming the file, where one that the whole course rests on (points, sources, glossary) has another form
 */
export function readCourse(): Course {
  const ids = [...new Set(locales.flatMap(lessonIds))].sort();
  const lessons = ids.map(lessonFiles);
  return {
    lessons,
    sources: readSources(demandFile('content/sources.json')),
    points: readPointList(demandFile('content/points.json')),
    exercises: exerciseMetas.map(({ id, lesson, status }) => ({
      id,
      lesson,
      status,
      tasks: locales.filter((locale) => fs.existsSync(`content/${locale}/exercises/${id}.mdx`)),
    })),
    glossary: readGlossary(demandFile(GLOSSARY_FILE)),
    components: readComponents(lessons),
  };
}

/** Ids of the lessons that a language has. */
export function lessonIds(locale: Locale): readonly string[] {
  return fs
    .readdirSync(`content/${locale}/lessons`)
    .filter((name) => /^[^_].*\.mdx$/.test(name))
    .map((name) => name.replace('.mdx', ''))
    .sort();
}

const readSources = oncePerFile((file) => {
  const sources = sourceList.parse(parseJsonFile(file));
  return new Map(Object.entries(sources).map(([id, source]) => [id, { id, ...source }]));
});

const readPointList = oncePerFile((file) => pointList.parse(parseJsonFile(file)));

const readGlossary = oncePerFile(({ file, text }) => parseGlossary(text, file));

function lessonFiles(id: string): LessonFiles {
  const inEach = (place: (locale: Locale) => string) => ({
    en: readTextFile(place('en')),
    zh: readTextFile(place('zh')),
  });
  return {
    id,
    pages: inEach((locale) => `content/${locale}/lessons/${id}.mdx`),
    points: inEach((locale) => `content/${locale}/points/${id}.json`),
  };
}

/** The Astro components that lessons import by a name of `package.json`, in which `#LAYER/` stands for `src/LAYER/`. */
function readComponents(lessons: readonly LessonFiles[]): ReadonlyMap<string, string> {
  const paths = lessons
    .flatMap(({ pages }) => locales.flatMap((locale) => pages[locale] ?? []))
    .map(readLessonPage)
    .flatMap((reading) => (reading.ok ? [...reading.page.imports.values()] : []))
    .filter((path) => path.startsWith('#') && path.endsWith('.astro'));
  return new Map(
    [...new Set(paths)].flatMap((path) => {
      const file = readTextFile(path.replace('#', 'src/'));
      return file === undefined ? [] : [[path, file.text]];
    }),
  );
}

function demandFile(file: string): TextFile {
  const found = readTextFile(file);
  if (found === undefined) throw new Error(`There is no file ${file}.`);
  return found;
}
