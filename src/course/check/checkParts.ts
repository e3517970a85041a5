import { labelOf } from '../page/boldWords.ts';
import { isWithin, placedExercises, pointsOf } from '../page/lessonPage.ts';
import type { PageElement } from '../page/pageElement.ts';
import { type LessonProblem, type PageCheck, type ProblemCode, problemAt } from './lessonProblem.ts';

/** The paragraph that tells what goes wrong where a claim is not kept begins with this word, in bold. */
const COUNTEREXAMPLE = { en: 'Counterexample', zh: '反例' } as const;

/** That a page has what a reader learns by beside the words: a widget, code from core, a diagram, practice, counterexamples. */
export function checkParts(check: PageCheck): readonly LessonProblem[] {
  const { page, locale } = check;
  const lacks = (there: boolean, code: ProblemCode, what: string, todo: string) =>
    there ? [] : [problemAt(page, 0, code, what, todo)];
  const label = COUNTEREXAMPLE[locale];
  const counterexamples = page.bold.filter((bold) => bold.isRunIn && labelOf(bold) === label);
  return [
    ...lacks(
      page.elements.some((element) => isLive(check, element)),
      'widget-missing',
      'There is no live widget.',
      'Use a component that wakes in the browser (one with a client: directive), such as GateBench.',
    ),
    ...lacks(
      page.elements.some(({ name }) => name === 'CoreCode'),
      'code-missing',
      'There is no code from core.',
      'Show a region of its file: <CoreCode file="src/core/…" region="…" />.',
    ),
    ...lacks(
      page.elements.some(({ name }) => name === 'Diagram'),
      'diagram-missing',
      'There is no diagram.',
      'Write one under content/LOCALE/diagrams, run "npm run diagrams" and show it by <Diagram name="…" locale="…" />.',
    ),
    ...pointsOf(page)
      .filter((point) => !counterexamples.some((one) => isWithin(one, point)))
      .map(({ id, start }) =>
        problemAt(
          page,
          start,
          'counterexample-missing',
          `The point "${id}" has no counterexample.`,
          `Add a paragraph that begins with **${label}**, and say what goes wrong where the claim is not kept.`,
        ),
      ),
    ...checkPractice(check),
  ];
}

/**
 * Whether an element is something that answers its reader; exercises are counted apart, and a widget that is a draft
 * counts in a draft alone.
 */
function isLive({ page, course, isDraft }: PageCheck, { name, attributes }: PageElement): boolean {
  if (name === 'Practice') return false;
  const source = course.components.get(page.imports.get(name) ?? '') ?? '';
  if (!isDraft && /<LiveWidget\s[^>]*\bdraft\b/.test(source)) return false;
  return [...attributes.keys()].some((one) => one.startsWith('client:')) || /\sclient:\w/.test(source);
}

function checkPractice({ page, lesson, locale, course, isDraft }: PageCheck): readonly LessonProblem[] {
  const shown = placedExercises(page);
  const own = course.exercises.filter((exercise) => exercise.lesson === lesson);
  const counted = own.filter(({ status }) => isDraft || status === 'published');
  const unknown = shown
    .filter(({ id }) => !own.some((exercise) => exercise.id === id))
    .map(({ id, start }) =>
      problemAt(
        page,
        start,
        'unknown-exercise',
        `This lesson has no exercise "${id}".`,
        'Name one whose meta.ts names this lesson.',
      ),
    );
  const section = page.parts.find((part) => part.id === 'practice')?.start ?? 0;
  const unshown = counted
    .filter(({ id }) => !shown.some((one) => one.id === id))
    .map(({ id }) =>
      problemAt(
        page,
        section,
        'exercise-not-shown',
        `The exercise "${id}" is not on the page.`,
        `Add <Practice id="${id}" locale="…" /> to the practice section.`,
      ),
    );
  const taskless = own
    .filter(({ id, tasks }) => shown.some((one) => one.id === id) && !tasks.includes(locale))
    .map(({ id }) =>
      problemAt(
        page,
        shown.find((one) => one.id === id)?.start ?? 0,
        'task-missing',
        `The exercise "${id}" has no task in this language.`,
        `Write content/${locale}/exercises/${id}.mdx.`,
      ),
    );
  // One that is there and not shown has been told already.
  const none =
    counted.length > 0 || unknown.length > 0
      ? []
      : [
          problemAt(
            page,
            section,
            'practice-missing',
            'There is nothing to practise.',
            `Make an exercise by "npm run new:exercise -- EXERCISE-ID --kind program --lesson ${lesson}".`,
          ),
        ];
  return [...unknown, ...unshown, ...taskless, ...none];
}
