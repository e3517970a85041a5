// npm run new:exercise -- EXERCISE-ID --kind KIND --lesson LESSON-ID: the files of an exercise, marked draft.
import fs from 'node:fs';
import { demandLesson } from '#course/lessons.ts';
import { lessonIds } from '#course/readCourse.ts';
import { type ExerciseKind, exerciseKinds } from '#exercises/contract.ts';
import { type Locale, locales } from '#i18n/locale.ts';
import { generateAll } from './generate.ts';
import { fillTemplate } from './scaffold/fillTemplate.ts';
import { demandKebabCase, parseScaffoldArgs, runScaffold, UsageError } from './scaffold/parseScaffoldArgs.ts';
import { tidyFiles } from './scaffold/tidyFiles.ts';

/** The forms of the older spelling `--kind arrange`; the first where none is named. */
const FORMS = ['decide', 'order'] as const;

const USAGE = `Usage: npm run new:exercise -- EXERCISE-ID --kind ${exerciseKinds.join('|')} --lesson LESSON-ID
Older spellings: --kind implement (program), --kind arrange [--form ${FORMS.join('|')}] (the form is the kind).
Lessons: ${lessonIds('en').join(', ')}`;

process.exitCode = await runScaffold(USAGE, () => newExercise(process.argv.slice(2)));

/** Makes a draft exercise, enters it in its lesson, and returns what to tell its author. */
async function newExercise(args: readonly string[]): Promise<readonly string[]> {
  const { id, given } = parseScaffoldArgs(args, ['kind', 'lesson', 'form']);
  demandKebabCase(id, 2);
  const kind = kindOf(given.kind ?? '', given.form);
  if (fs.existsSync(`src/exercises/${id}`)) throw new UsageError(`There is an exercise "${id}" already.`);
  const { lesson = '' } = given;
  if (!lessonIds('en').includes(lesson)) throw new UsageError(`There is no lesson "${lesson}".`);
  // The first knowledge point stands in until the author names others.
  const point = demandLesson(lesson).points[0] ?? '';
  const made = fillTemplate(kind, { ID: id, LESSON: lesson, POINT: point });
  for (const locale of locales) addToLesson(locale, lesson, id);
  tidyFiles(made);
  await generateAll();
  return [
    ...made.map((file) => `made ${file}`),
    "entered at the end of the lesson's practice section",
    '',
    'The exercise is a draft: "npm run dev" shows it, a built site does not. Next:',
    '- put its own rule in place of the one that stands in, and its own words in place of every "Draft" and 草稿',
    '- name in meta.ts the knowledge points that it exercises',
    '- bring it to four right answers and eight wrong ones, where it has any, and publish it: CONTRIBUTING.md says how',
  ];
}

/**
 * The kind that the options name, by today's spelling or by an older one.
 * @throws UsageError where they name none
 */
function kindOf(kind: string, form: string | undefined): ExerciseKind {
  if (kind === 'arrange') {
    const found = FORMS.find((one) => one === (form ?? FORMS[0]));
    if (found === undefined) throw new UsageError(`--form takes ${FORMS.join(', ')}, not "${form}".`);
    return found;
  }
  const found = kind === 'implement' ? 'program' : exerciseKinds.find((one) => one === kind);
  if (found === undefined) throw new UsageError(`--kind takes ${exerciseKinds.join(', ')}, not "${kind}".`);
  if (form !== undefined) throw new UsageError(`${kind} has no forms.`);
  return found;
}

function addToLesson(locale: Locale, lesson: string, id: string): void {
  const file = lessonFile(locale, lesson);
  const text = fs.readFileSync(file, 'utf8');
  const entered = text.replace(
    /(<section id="practice">[\s\S]*?)(\n<\/section>)/,
    (_match, section: string, end: string) =>
      `${section}\n<Practice id="${id}" locale="${locale}" />\n${end}`,
  );
  if (entered === text) throw new Error(`${file} has no <section id="practice"> to put the exercise in.`);
  fs.writeFileSync(file, entered);
}

function lessonFile(locale: Locale, lesson: string): string {
  return `content/${locale}/lessons/${lesson}.mdx`;
}
