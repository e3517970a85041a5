import fs from 'node:fs';
import { parseFrontmatter } from 'astro/markdown';
import type { Locale } from '#site/locale.ts';

/** A lesson as it stands in its file. */
export interface LessonFile {
  readonly file: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly body: string;
  /** Ids of the knowledge points, in the order of the page. */
  readonly points: readonly string[];
  /** Levels of the headings, in the order of the page. */
  readonly headings: readonly number[];
  readonly links: readonly string[];
}

/** Ids of the lessons that a language has. */
export function lessonIds(locale: Locale): string[] {
  return fs
    .readdirSync(`content/${locale}/lessons`)
    .filter((name) => /^[^_].*\.mdx$/.test(name))
    .map((name) => name.replace('.mdx', ''))
    .sort();
}

/** Reads one lesson. Code blocks hold neither headings nor links. */
export function readLesson(locale: Locale, id: string): LessonFile {
  const file = `content/${locale}/lessons/${id}.mdx`;
  const { frontmatter, content } = parseFrontmatter(fs.readFileSync(file, 'utf8'));
  const body = content.replaceAll(/^```[\s\S]*?^```/gm, '');
  return {
    file,
    fields: frontmatter,
    body,
    points: matches(body, /<Point\s+id="([^"]+)"/g),
    headings: matches(body, /^(#{2,6}) /gm).map((marks) => marks.length),
    links: [...matches(body, /\]\(([^)\s]+)[^)]*\)/g), ...matches(body, /\shref="([^"]+)"/g)],
  };
}

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].flatMap(([, found]) => (found === undefined ? [] : [found]));
}
