import fs from 'node:fs';
import type { Course, LessonFiles } from '#course/course.ts';
import { parseGlossary } from '#course/glossary/glossaryTerm.ts';

/** The files of a small lesson that is whole, by their names in `tests/fixtures/lesson`. */
export type FixtureFile = 'en.mdx' | 'zh.mdx' | 'points.en.json' | 'points.zh.json';

const term = (id: string, en: string, zh: string) => ({
  id,
  en: { term: en, definition: 'What it is.' },
  zh: { term: zh, definition: '它是什么。' },
});

/** A course that has all that the lesson names. */
export const course: Course = {
  lessons: [],
  sources: new Map([
    ['rfc1', { id: 'rfc1', title: 'RFC 1', url: 'https://example.org/1', read: '2026-11-30', pinned: '1' }],
  ]),
  points: ['attempts-are-counted', 'zero-is-a-budget'].map((id) => ({
    id,
    lesson: 'retry-budget',
    since: '2026-11-30',
  })),
  exercises: [{ id: 'count-attempts', lesson: 'retry-budget', status: 'published', tasks: ['en', 'zh'] }],
  glossary: parseGlossary(
    JSON.stringify([
      term('retry', 'retry', '重试'),
      term('host', 'host', '宿主'),
      term('host-permission', 'host permission', '宿主许可'),
    ]),
    'glossary.json',
  ),
  components: new Map([
    ['#site/components/RetryBench.astro', '<RetryBench client:visible />'],
    ['#site/components/Practice.astro', '<CodeExercise client:visible />'],
  ]),
};

/** An edit to one of the files: a text that stands there, and what takes its place. */
export type Edit = readonly [FixtureFile, from: string, to: string];

/** The lesson, with edits made to its files. */
export function lessonWith(...edits: readonly Edit[]): LessonFiles {
  const file = (name: FixtureFile) => {
    let text = fs.readFileSync(`tests/fixtures/lesson/${name}`, 'utf8');
    for (const [edited, from, to] of edits) {
      if (edited !== name) continue;
      if (!text.includes(from)) throw new Error(`${name} has no “${from}”.`);
      text = text.replace(from, () => to);
    }
    return { file: name, text };
  };
  return {
    id: 'retry-budget',
    pages: { en: file('en.mdx'), zh: file('zh.mdx') },
    points: { en: file('points.en.json'), zh: file('points.zh.json') },
  };
}
