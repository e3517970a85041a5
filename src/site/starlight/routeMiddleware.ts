import { defineRouteMiddleware } from '@astrojs/starlight/route-data';
import { lessonsOf } from '#course/lessons.ts';
import { outlineOf } from '#course/page/outline.ts';
import { pointInLesson } from '#course/points/knowledgePoints.ts';
import { isLocale } from '#i18n/locale.ts';
import { plainText } from '#ui/inlineCode.ts';

/**
 * Completes a lesson's table of contents: Starlight knows the headings written as Markdown, and the titles of knowledge
 * points come from their own data.
 */
export const onRequest = defineRouteMiddleware((context) => {
  const route = context.locals.starlightRoute;
  const { toc, locale } = route;
  if (toc === undefined || !isLocale(locale)) return;
  const lesson = lessonsOf().find(({ id }) => route.id === `${locale}/lessons/${id}`);
  if (lesson === undefined) return;
  // The first entry is Starlight's own, for the page as a whole; each other stands for a heading.
  const [overview, ...written] = toc.items;
  const headings = written.values();
  const items = outlineOf(lesson.pages[locale]).flatMap((entry) => {
    if (entry.kind === 'heading') return headings.next().value ?? [];
    const text = plainText(pointInLesson(entry.id).words[locale].title);
    return { depth: 2, slug: entry.id, text, children: [] };
  });
  route.toc = { ...toc, items: overview === undefined ? items : [overview, ...items] };
});
