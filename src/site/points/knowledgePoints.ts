import fs from 'node:fs';
import { z } from 'astro/zod';
import type { Locale } from '#i18n/locale.ts';
import { lessonPoints, type PointWords } from './pointWords.ts';

const source = z.strictObject({
  title: z.string().min(1),
  url: z.url(),
  read: z.iso.date(),
  pinned: z.string().min(1),
});

const published = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  lesson: z.string().optional(),
  since: z.iso.date(),
  /** The point that answers for this one now, where it was merged or renamed. */
  redirect: z.string().optional(),
});

/** A source of a claim, pinned to a version, with the day it was read. */
export type Source = z.infer<typeof source> & { readonly id: string };

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

const sources = z.record(z.string(), source).parse(json('content/sources.json'));
const list = z.array(published).parse(json('content/points.json'));

/** Every published point that has words, in the order of `content/points.json`. */
export const knowledgePoints: readonly KnowledgePoint[] = list
  .filter((entry) => entry.redirect === undefined)
  .map((entry) => {
    const lesson = entry.lesson;
    if (lesson === undefined)
      throw new Error(`content/points.json: ${entry.id} names no lesson and no redirect.`);
    return { ...pointOf(lesson, entry.id), since: entry.since };
  });

/** Every point that has words and is not published: it may be renamed and removed, and only a draft lesson shows it. */
export const draftPoints: readonly DraftPoint[] = fs
  .readdirSync('content/en/points')
  .map((name) => name.replace('.json', ''))
  .sort()
  .flatMap((lesson) =>
    Object.keys(lessonWords('en', lesson))
      .filter((id) => !list.some((entry) => entry.id === id))
      .map((id) => pointOf(lesson, id)),
  );

/** Where a retired id leads: old id to the id that answers for it. */
export const redirects: ReadonlyMap<string, string> = new Map(
  list.flatMap((entry) => (entry.redirect === undefined ? [] : [[entry.id, entry.redirect]])),
);

/**
 * The point with this id.
 * @throws Error naming the id and the file to look at, where no published point has it
 */
export function knowledgePoint(id: string): KnowledgePoint {
  const point = knowledgePoints.find((candidate) => candidate.id === id);
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
export function pointInLesson(id: string): DraftPoint {
  return draftPoints.find((candidate) => candidate.id === id) ?? knowledgePoint(id);
}

/** Whether a point has a page of its own. */
export function isPublished(id: string): boolean {
  return knowledgePoints.some((point) => point.id === id);
}

/** A source by its id, for pages that list them. */
export function sourceOf(id: string): Source {
  const found = sources[id];
  if (found === undefined) throw new Error(`No source "${id}" in content/sources.json.`);
  return { id, ...found };
}

function pointOf(lesson: string, id: string): DraftPoint {
  const inBoth = { en: wordsOf('en', lesson, id), zh: wordsOf('zh', lesson, id) };
  return { id, lesson, words: inBoth, sources: inBoth.en.sources.map(sourceOf) };
}

function wordsOf(locale: Locale, lesson: string, id: string): PointWords {
  const found = lessonWords(locale, lesson)[id];
  if (found === undefined)
    throw new Error(`${wordsFile(locale, lesson)} has no words for the point "${id}".`);
  return found;
}

function lessonWords(locale: Locale, lesson: string): Readonly<Record<string, PointWords>> {
  return lessonPoints.parse(json(wordsFile(locale, lesson)));
}

function wordsFile(locale: Locale, lesson: string): string {
  return `content/${locale}/points/${lesson}.json`;
}

function json(file: string): unknown {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
