import type { Locale } from '#i18n/locale.ts';
import { type LessonPage, pointsOf } from '../page/lessonPage.ts';
import type { TextFile } from '../page/textFile.ts';
import type { PointWords } from '../points/pointWords.ts';
import { fieldAt, listOf } from './checkFields.ts';
import { keyAt } from './checkPointWords.ts';
import { type LessonProblem, problemAt } from './lessonProblem.ts';

/** That the points of a page are those of the lesson, each once and in the order of the frontmatter. */
export function checkPointList(
  page: LessonPage,
  words: ReadonlyMap<string, PointWords>,
): readonly LessonProblem[] {
  const shown = pointsOf(page).map(({ id }) => id);
  const listed = listOf(page.fields['claim_ids']);
  const at = fieldAt(page, 'claim_ids');
  const problems = pointsOf(page)
    .filter(({ id }) => !words.has(id))
    .map((point) =>
      problemAt(
        page,
        point.start,
        'points-differ',
        `The point "${point.id}" has no words.`,
        'Write them under its id in content/LOCALE/points, in both languages.',
      ),
    );
  const unshown = [...words.keys()].filter((id) => !shown.includes(id));
  for (const id of unshown) {
    problems.push(
      problemAt(
        page,
        at,
        'points-differ',
        `The point "${id}" has words and is not on the page.`,
        `Add <Point id="${id}">, or take its words out.`,
      ),
    );
  }
  if (problems.length === 0 && shown.join() !== listed.join()) {
    problems.push(
      problemAt(
        page,
        at,
        'points-differ',
        'The points under "claim_ids" are not those of the page, in its order.',
        `Write: ${shown.join(', ')}.`,
      ),
    );
  }
  return problems;
}

/** That a point says the same in both languages: the same sources, and a formula or a table of the same shape. */
export function checkPointTwins(
  file: TextFile,
  words: Readonly<Record<Locale, ReadonlyMap<string, PointWords>>>,
): readonly LessonProblem[] {
  return [...words.zh].flatMap(([id, zh]) => {
    const en = words.en.get(id);
    if (en === undefined || shapeOf(zh) === shapeOf(en)) return [];
    return [
      problemAt(
        file,
        keyAt(file, id),
        'claim-differs',
        `The point "${id}" has other sources, or another formula or table, than in English.`,
        'Bring the two together.',
      ),
    ];
  });
}

/** That there is a formula or a decision table somewhere in the lesson, and that it lists what its claims rest on. */
export function checkPointsTogether(
  page: LessonPage,
  words: ReadonlyMap<string, PointWords>,
): readonly LessonProblem[] {
  const points = [...words.values()];
  const formula = points.some((point) => point.formula !== undefined || point.table !== undefined)
    ? []
    : [
        problemAt(
          page,
          0,
          'formula-missing',
          'No point has a formula or a decision table.',
          'Give one of them a "formula" or a "table" in content/LOCALE/points.',
        ),
      ];
  const listed = listOf(page.fields['sources']);
  const unlisted = [...new Set(points.flatMap((point) => point.sources))]
    .filter((source) => !listed.includes(source))
    .map((source) =>
      problemAt(
        page,
        fieldAt(page, 'sources'),
        'source-not-listed',
        `A point rests on "${source}".`,
        'List it under "sources" as well.',
      ),
    );
  return [...formula, ...unlisted];
}

function shapeOf({ sources, formula, table }: PointWords): string {
  return JSON.stringify([
    sources,
    formula !== undefined,
    table && [table.head.length, ...table.rows.map((row) => row.length)],
  ]);
}
