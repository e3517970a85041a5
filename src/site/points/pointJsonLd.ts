import type { Lesson } from '#course/lessons.ts';
import type { KnowledgePoint } from '#course/points/knowledgePoints.ts';
import { languageTags } from '#i18n/locale.ts';
import { plainText } from '#ui/inlineCode.ts';
import { absoluteUrl } from '../url.ts';
import { cardAddress, permalink } from './pointAddresses.ts';

/** The licence of the course's prose. */
export const PROSE_LICENSE = 'https://creativecommons.org/licenses/by/4.0/';

/** A knowledge point as a schema.org `LearningResource`. */
export function pointJsonLd(
  point: KnowledgePoint,
  lesson: Pick<Lesson, 'titles' | 'pageVersion' | 'lastChecked'>,
) {
  const { en, zh } = point.words;
  return {
    '@context': 'https://schema.org',
    '@type': 'LearningResource',
    '@id': permalink(point.id),
    url: permalink(point.id),
    identifier: point.id,
    name: plainText(en.title),
    alternateName: plainText(zh.title),
    description: plainText(en.claim),
    teaches: [plainText(en.claim), plainText(zh.claim)],
    inLanguage: [languageTags.en, languageTags.zh],
    image: cardAddress(point.id),
    isAccessibleForFree: true,
    license: PROSE_LICENSE,
    datePublished: point.since,
    dateModified: lesson.lastChecked ?? point.since,
    ...(lesson.pageVersion === undefined ? {} : { version: lesson.pageVersion }),
    isPartOf: {
      '@type': 'LearningResource',
      name: lesson.titles.en,
      alternateName: lesson.titles.zh,
      url: absoluteUrl(`en/lessons/${point.lesson}/`),
    },
    citation: point.sources.map((source) => ({
      '@type': 'CreativeWork',
      name: source.title,
      url: source.url,
      version: source.pinned,
    })),
  };
}

/** Data as the text of a `<script type="application/ld+json">`: no word in it can end the element. */
export function scriptJson(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
