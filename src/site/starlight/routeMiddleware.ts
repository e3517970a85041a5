import { defineRouteMiddleware } from '@astrojs/starlight/route-data';
import { isLocale } from '#i18n/locale.ts';
import { plainText } from '#ui/inlineCode.ts';
import { pointInLesson } from '../points/knowledgePoints.ts';

/**
 * Completes a lesson's table of contents: Starlight knows the headings written as Markdown, and the titles of knowledge
 * points come from their own data.
 */
export const onRequest = defineRouteMiddleware((context) => {
  const route = context.locals.starlightRoute;
  const { toc, locale } = route;
  const body = route.entry.body ?? '';
  if (toc === undefined || !isLocale(locale) || !body.includes('<Point ')) return;
  const written = new Map(toc.items.map((item) => [item.text, item]));
  const overview = toc.items[0];
  const items = overview === undefined ? [] : [overview];
  for (const [, heading, id] of body.matchAll(/^## (.+)$|^<Point id="([^"]+)"/gm)) {
    if (id !== undefined) {
      const text = plainText(pointInLesson(id).words[locale].title);
      items.push({ depth: 2, slug: id, text, children: [] });
    } else if (heading !== undefined) {
      const item = written.get(heading.replaceAll('`', '').trim());
      if (item !== undefined) items.push(item);
    }
  }
  route.toc = { ...toc, items };
});
