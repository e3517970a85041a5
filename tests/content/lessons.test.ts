import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Locale, locales } from '#site/locale.ts';
import { draftPoints, knowledgePoints } from '#site/points/knowledgePoints.ts';
import { type LessonFile, lessonIds, readLesson } from './readLesson.ts';

const FIELDS = [
  'id',
  'module',
  'title',
  'description',
  'status',
  'page_version',
  'last_checked',
  'depth',
  'practice_status',
  'claim_ids',
  'sources',
  'requires',
];
const WORDS = ['title', 'description'];

it('every lesson is written in both languages', () => {
  expect(lessonIds('zh')).toEqual(lessonIds('en'));
});

describe.each(lessonIds('en'))('the lesson %s', (id) => {
  const lessons = { en: readLesson('en', id), zh: readLesson('zh', id) };

  it.each(locales)('has every field of the frontmatter in %s', (locale) => {
    const { fields, file } = lessons[locale];
    expect(
      FIELDS.filter((field) => fields[field] === undefined),
      `missing in ${file}`,
    ).toEqual([]);
    expect(fields.id, `the id in ${file} is the name of the file`).toBe(id);
  });

  it('carries the same values in both languages, bar the words', () => {
    const values = (lesson: LessonFile) =>
      Object.fromEntries(Object.entries(lesson.fields).filter(([field]) => !WORDS.includes(field)));
    expect(values(lessons.zh)).toEqual(values(lessons.en));
  });

  it('names sources that content/sources.json holds, and every source of its points', () => {
    const known = Object.keys(JSON.parse(fs.readFileSync('content/sources.json', 'utf8')));
    const named = lessons.en.fields.sources;
    expect(known).toEqual(expect.arrayContaining(Array.isArray(named) ? named : [named]));
    const used = [...knowledgePoints, ...draftPoints]
      .filter((point) => point.lesson === id)
      .flatMap((point) => point.words.en.sources);
    expect(named, `sources in ${lessons.en.file}`).toEqual(expect.arrayContaining(used));
  });

  it.each(locales)('lists its knowledge points in the order of the page in %s', (locale) => {
    expect(lessons[locale].fields.claim_ids).toEqual(lessons[locale].points);
  });

  it('shows every point of its own, and no other', () => {
    const own = [...knowledgePoints, ...draftPoints]
      .filter((point) => point.lesson === id)
      .map((point) => point.id);
    expect([...lessons.en.points].sort()).toEqual(own.sort());
  });

  it('is wholly a draft or wholly published: the page, and each of its points', () => {
    const isDraft = lessons.en.fields.status === 'draft';
    expect(lessons.en.fields.draft ?? false, `draft in ${lessons.en.file}`).toBe(isDraft);
    const others = isDraft ? knowledgePoints : draftPoints;
    expect(others.filter((point) => point.lesson === id).map((point) => point.id)).toEqual([]);
  });

  it('has the same headings, level by level, in both languages', () => {
    expect(lessons.zh.headings).toEqual(lessons.en.headings);
  });

  it('requires lessons that exist', () => {
    expect(lessonIds('en')).toEqual(expect.arrayContaining([lessons.en.fields.requires].flat()));
  });

  it.each(locales)(
    'links inside the site by relative addresses, to pages of its language, in %s',
    (locale) => {
      const wrong = lessons[locale].links
        .filter((link) => !/^(https:|mailto:)/.test(link))
        .flatMap((link) => {
          const problem = linkProblem(link, locale, lessons[locale]);
          return problem === undefined ? [] : [`${link}: ${problem}`];
        });
      expect(wrong, lessons[locale].file).toEqual([]);
    },
  );
});

/** What is wrong with a link inside the site. The built pages are checked again, with every anchor, in tests/e2e. */
function linkProblem(link: string, locale: Locale, lesson: LessonFile): string | undefined {
  if (/^[a-z]+:/.test(link)) return 'only https: and mailto: lead out of the site';
  if (link.startsWith('/'))
    return 'starts with a slash, so it breaks under a base path; write it relative to the page';
  const page = new URL(`http://site/${locale}/lessons/${lesson.fields.id}/`);
  const target = new URL(link, page);
  if (target.pathname === page.pathname) return anchorProblem(target.hash.slice(1), lesson);
  if (!pages(locale).includes(target.pathname)) return `there is no page ${target.pathname} in this language`;
  return undefined;
}

function anchorProblem(anchor: string, lesson: LessonFile): string | undefined {
  const written = [...lesson.body.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
  const practice = [...lesson.body.matchAll(/<(?:Practice|Exercise)\s+(?:id|exercise)="([^"]+)"/g)].map(
    ([, id]) => `exercise-${id}`,
  );
  return [...written, ...practice].includes(anchor)
    ? undefined
    : `nothing on the page has the id "${anchor}"`;
}

function pages(locale: Locale): string[] {
  const own = [
    `/${locale}/`,
    `/${locale}/points/`,
    `/${locale}/exercises/`,
    ...lessonIds(locale).map((id) => `/${locale}/lessons/${id}/`),
  ];
  return [...own, ...knowledgePoints.map((point) => `/k/${point.id}/`), '/points.json'];
}
