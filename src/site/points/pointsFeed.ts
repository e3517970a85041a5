import type { Lesson } from '#course/lessons.ts';
import type { KnowledgePoint } from '#course/points/knowledgePoints.ts';
import { redirectTarget } from '#course/points/redirectTarget.ts';
import type { Locale } from '#i18n/locale.ts';
import { absoluteUrl } from '../url.ts';
import { cardAddress, lessonPath, permalink } from './pointAddresses.ts';
import { PROSE_LICENSE } from './pointJsonLd.ts';

/** Raised when a field of the feed changes its name or its meaning; a new field leaves it as it is. */
const FEED_VERSION = 1;

/** Every knowledge point with all of its fields, for other programs to read. */
export function pointsFeed(
  points: readonly KnowledgePoint[],
  redirects: ReadonlyMap<string, string>,
  lessons: ReadonlyMap<string, Pick<Lesson, 'pageVersion' | 'lastChecked'>>,
) {
  return {
    version: FEED_VERSION,
    site: absoluteUrl(''),
    license: PROSE_LICENSE,
    points: points.map((point) => {
      const lesson = lessons.get(point.lesson);
      return {
        id: point.id,
        permalink: permalink(point.id),
        card: cardAddress(point.id),
        lesson: point.lesson,
        inLesson: {
          en: absoluteUrl(lessonPath('en', point.lesson, point.id)),
          zh: absoluteUrl(lessonPath('zh', point.lesson, point.id)),
        },
        since: point.since,
        lastChecked: lesson?.lastChecked ?? null,
        pageVersion: lesson?.pageVersion ?? null,
        words: { en: wordsOf(point, 'en'), zh: wordsOf(point, 'zh') },
        sources: point.sources,
      };
    }),
    redirects: [...redirects.keys()].map((from) => {
      const to = redirectTarget(from, redirects);
      return { from, to, permalink: permalink(to) };
    }),
  };
}

function wordsOf(point: KnowledgePoint, locale: Locale) {
  const { title, claim, formula = null, table = null } = point.words[locale];
  return { title, claim, formula, table };
}
