import type { Locale } from '#i18n/locale.ts';
import { locate } from '#json/locate.ts';
import { pointerTo } from '#json/pointer.ts';
import type { Course } from '../course.ts';
import type { TextFile } from '../page/textFile.ts';
import { lessonPoints, type PointWords } from '../points/pointWords.ts';
import { type LessonProblem, type ProblemCode, problemAt } from './lessonProblem.ts';

/** The words of a lesson's points in one language, as far as they could be read. */
export interface PointsCheck {
  readonly words: ReadonlyMap<string, PointWords>;
  readonly problems: readonly LessonProblem[];
}

/** The stop that ends a sentence, inside a claim. */
const SENTENCE_END = { en: /[.!?](?=\s+\p{Lu})/gu, zh: /[。！？]/gu } as const satisfies Record<
  Locale,
  RegExp
>;

/** Reads the words of a lesson's points: each has a claim of one sentence and the sources that it rests on. */
export function checkPointWords(file: TextFile, locale: Locale, course: Course): PointsCheck {
  const data = parseJson(file.text);
  if (data instanceof Error) {
    const problem = problemAt(
      file,
      0,
      'points-unreadable',
      `The file is no JSON: ${data.message}`,
      'Mend the JSON.',
    );
    return { words: new Map(), problems: [problem] };
  }
  const { data: points, error } = lessonPoints.safeParse(data);
  if (points === undefined) {
    const problems = error.issues.map(({ path, message }) => {
      const [id, field] = path.map(String);
      const [code, todo] = BROKEN_FIELDS[field ?? ''] ?? OTHER_FIELD;
      const where = path.slice(1).join('.');
      return problemAt(
        file,
        keyAt(file, id),
        code,
        `The point "${id ?? ''}", ${where === '' ? 'as a whole' : where}: ${message}`,
        todo,
      );
    });
    return { words: new Map(), problems };
  }
  const words = new Map(Object.entries(points));
  return {
    words,
    problems: [...words].flatMap(([id, point]) => checkPoint(file, locale, course, id, point)),
  };
}

const OTHER_FIELD = [
  'points-unreadable',
  'Give the point the fields title, claim, sources and, where it has them, formula and table.',
] as const;

/** What a field that does not fit means, and what to do. */
const BROKEN_FIELDS: Readonly<Record<string, readonly [ProblemCode, string]>> = {
  claim: ['claim-missing', 'Say in one sentence what the point teaches.'],
  sources: ['claim-without-source', 'Name at least one id of content/sources.json that bears the claim out.'],
};

function checkPoint(
  file: TextFile,
  locale: Locale,
  course: Course,
  id: string,
  point: PointWords,
): readonly LessonProblem[] {
  const at = keyAt(file, id);
  const problems: LessonProblem[] = [];
  const sentences = [...point.claim.matchAll(SENTENCE_END[locale])].length + (locale === 'en' ? 1 : 0);
  if (sentences > 1) {
    problems.push(
      problemAt(
        file,
        at,
        'claim-not-one-sentence',
        `The claim of "${id}" is ${sentences} sentences.`,
        'Say it in one; what explains it belongs into the lesson.',
      ),
    );
  }
  for (const source of point.sources.filter((one) => !course.sources.has(one))) {
    problems.push(
      problemAt(
        file,
        at,
        'unknown-source',
        `The point "${id}" names the source "${source}".`,
        'Enter the source in content/sources.json.',
      ),
    );
  }
  const said = `${point.title} ${point.claim}`;
  if (locale === 'zh' ? !/\p{Script=Han}/u.test(said) : /[。，]/.test(said)) {
    problems.push(
      problemAt(
        file,
        at,
        'wrong-language',
        `The words of "${id}" are not in the language of their file.`,
        'Put each language into its own file.',
      ),
    );
  }
  return problems;
}

/** The offset of a point's id in the file of its lesson's points; 0 where the file does not have the point. */
export function keyAt({ text }: TextFile, id = ''): number {
  return locate(text, pointerTo(id))?.nameAt?.[0] ?? 0;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
