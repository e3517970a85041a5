import { type LessonPage, type PageHeading, pointsOf } from './lessonPage.ts';

/** An entry of a page's table of contents. */
export type OutlineEntry =
  | { readonly kind: 'heading'; readonly heading: PageHeading }
  | { readonly kind: 'point'; readonly id: string };

/** The headings of the second level and the knowledge points of a page, in its order. */
export function outlineOf(page: LessonPage): readonly OutlineEntry[] {
  const headings = page.headings
    .filter(({ level }) => level === 2)
    .map((heading) => ({ start: heading.start, entry: { kind: 'heading' as const, heading } }));
  const points = pointsOf(page).map(({ id, start }) => ({ start, entry: { kind: 'point' as const, id } }));
  return [...headings, ...points].sort((a, b) => a.start - b.start).map(({ entry }) => entry);
}
