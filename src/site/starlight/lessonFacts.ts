import { getEntry } from 'astro:content';
import type { Locale } from '#i18n/locale.ts';

/** What a page outside a lesson says of it. */
export interface LessonFacts {
  readonly id: string;
  readonly titles: Readonly<Record<Locale, string>>;
  readonly pageVersion: number | undefined;
  /** The day on which the lesson was last held against its sources, as `2026-11-30`. */
  readonly lastChecked: string | undefined;
}

/**
 * The facts of one lesson, from its frontmatter.
 * @throws Error naming the file, where the lesson is not written in one of the languages
 */
export async function lessonFacts(id: string): Promise<LessonFacts> {
  const [en, zh] = await Promise.all([lessonIn('en', id), lessonIn('zh', id)]);
  return {
    id,
    titles: { en: en.title, zh: zh.title },
    pageVersion: en.page_version,
    lastChecked: en.last_checked?.toISOString().slice(0, 10),
  };
}

async function lessonIn(locale: Locale, id: string) {
  const entry = await getEntry('docs', `${locale}/lessons/${id}`);
  if (entry === undefined) throw new Error(`There is no lesson content/${locale}/lessons/${id}.mdx.`);
  return entry.data;
}
