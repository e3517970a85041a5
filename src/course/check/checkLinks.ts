import type { Locale } from '#i18n/locale.ts';
import type { Course } from '../course.ts';
import { isWithin, type LessonPage, placedExercises, pointsOf } from '../page/lessonPage.ts';
import { attributeOf } from '../page/pageElement.ts';
import { publishedIds } from '../points/pointEntry.ts';
import { type LessonProblem, type PageCheck, problemAt } from './lessonProblem.ts';

/**
 * That links lead somewhere, and that each line of the mastery list leads to where it can be shown. The built pages
 * are checked again, with every anchor, by the tests in the browser.
 */
export function checkLinks(check: PageCheck): readonly LessonProblem[] {
  const { page } = check;
  const wrong = page.links.flatMap(({ target, start }) => {
    const todo = linkFault(target, check);
    return todo === undefined
      ? []
      : [problemAt(page, start, 'link-wrong', `The link leads to ${target}.`, todo)];
  });
  return [...wrong, ...checkMastery(page)];
}

function checkMastery(page: LessonPage): readonly LessonProblem[] {
  const section = page.parts.find(({ id }) => id === 'mastery');
  if (section === undefined) return [];
  const tasks = [...exerciseAnchors(page), ...pointsOf(page).map(({ id }) => id)].map((id) => `#${id}`);
  const lines = page.items.filter((item) => isWithin(item, section));
  return lines.flatMap((line) => {
    const leads = page.links.some((link) => isWithin(link, line) && tasks.includes(link.target));
    return leads
      ? []
      : [
          problemAt(
            page,
            line.start,
            'mastery-without-task',
            'A line of the mastery list leads to nothing that shows it.',
            'Link it to an exercise of the page, [id](#exercise-id), or to one of its points, [id](#id).',
          ),
        ];
  });
}

/** What is wrong with a link, said as what to do, or undefined. */
function linkFault(link: string, { course, lesson, locale, page }: PageCheck): string | undefined {
  if (/^(https|mailto):/.test(link)) return undefined;
  if (/^[a-z]+:/.test(link)) return 'Only https: and mailto: lead out of the site.';
  if (link.startsWith('/'))
    return 'Write it relative to the page: a slash at its head breaks it under a base path.';
  const here = new URL(`http://site/${locale}/lessons/${lesson}/`);
  const { pathname, hash } = new URL(link, here);
  if (pathname !== here.pathname) {
    return pagesOf(course, locale).includes(pathname)
      ? undefined
      : `There is no page ${pathname} in this language.`;
  }
  return [...idsOf(page), ...exerciseAnchors(page)].includes(hash.slice(1))
    ? undefined
    : 'Nothing on the page has that id.';
}

function idsOf(page: LessonPage): readonly string[] {
  return page.elements.flatMap((element) =>
    element.name === 'Practice' ? [] : (attributeOf(element, 'id') ?? []),
  );
}

function exerciseAnchors(page: LessonPage): readonly string[] {
  return placedExercises(page).map(({ id }) => `exercise-${id}`);
}

function pagesOf({ lessons, points }: Course, locale: Locale): readonly string[] {
  return [
    ...['', 'points/', 'exercises/', 'glossary/'].map((page) => `/${locale}/${page}`),
    ...lessons
      .filter(({ pages }) => pages[locale] !== undefined)
      .map(({ id }) => `/${locale}/lessons/${id}/`),
    ...[...publishedIds(points)].map((id) => `/k/${id}/`),
    '/points.json',
  ];
}
