import { isWithin } from '../page/lessonPage.ts';
import type { Span } from '../page/mdxTree.ts';
import { type LessonProblem, type PageCheck, problemAt } from './lessonProblem.ts';

/** The sections of a lesson, in the order of the page; the knowledge points stand between the second and the third. */
export const SECTIONS = ['able', 'know-first', 'not-proved', 'practice', 'mastery', 'links-on'] as const;

/** Sections that are lists. */
const LISTS: readonly string[] = ['able', 'not-proved', 'mastery', 'links-on'];

const FIRST_BEHIND_POINTS = SECTIONS.indexOf('not-proved');

/** That a page has every section, in order, with something in it. */
export function checkSections({ page }: PageCheck): readonly LessonProblem[] {
  const found = SECTIONS.flatMap((id) => page.parts.find((part) => !part.isPoint && part.id === id) ?? []);
  const missing = SECTIONS.filter((id) => !found.some((part) => part.id === id)).map((id) =>
    problemAt(
      page,
      0,
      'section-missing',
      `There is no section "${id}".`,
      `Add <section id="${id}">, with its heading.`,
    ),
  );
  const empty = found
    .filter((part) => {
      const says = ({ start, end }: Span) => page.prose.slice(start, end).trim() !== '';
      return LISTS.includes(part.id)
        ? !page.items.some((item) => isWithin(item, part) && says(item))
        : !says(part);
    })
    .map(({ id, start }) =>
      problemAt(
        page,
        start,
        'section-empty',
        `The section "${id}" says nothing.`,
        LISTS.includes(id) ? 'Write it as a list of at least one line.' : 'Write at least one sentence.',
      ),
    );
  const order = [
    ...found.slice(0, FIRST_BEHIND_POINTS),
    ...page.parts.filter(({ isPoint }) => isPoint),
    ...found.slice(FIRST_BEHIND_POINTS),
  ];
  const late =
    missing.length > 0 ? undefined : order.find((part, index) => part.start < (order[index - 1]?.start ?? 0));
  if (late === undefined) return [...missing, ...empty];
  const what = `"${late.id}" stands too early on the page.`;
  const todo = `The order is ${SECTIONS.slice(0, FIRST_BEHIND_POINTS).join(', ')}, the knowledge points, ${SECTIONS.slice(FIRST_BEHIND_POINTS).join(', ')}.`;
  return [...empty, problemAt(page, late.start, 'section-order', what, todo)];
}
