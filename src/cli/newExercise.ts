// npm run new:exercise -- EXERCISE-ID --kind KIND --lesson LESSON-ID: the files of an exercise, marked draft.
import fs from 'node:fs';
import { demandLesson } from '#course/lessons.ts';
import { lessonIds } from '#course/readCourse.ts';
import { exerciseMeta } from '#exercises/index.ts';
import { type Locale, locales } from '#i18n/locale.ts';
import { generateAll } from './generate.ts';
import { fillTemplate } from './scaffold/fillTemplate.ts';
import { demandKebabCase, parseScaffoldArgs, runScaffold, UsageError } from './scaffold/parseScaffoldArgs.ts';
import { tidyFiles } from './scaffold/tidyFiles.ts';

const KINDS = ['implement', 'hunt', 'predict', 'arrange', 'schema'] as const;
/** What an `arrange` exercise does with its list; the first where none is named. */
const FORMS = ['decide', 'order'] as const;
const REGISTRY = 'src/exercises/index.ts';
const HEAD_MARK = '  // new:exercise puts its metadata here';
const LOADER_MARK = '  // new:exercise puts a loader here';

const USAGE = `Usage: npm run new:exercise -- EXERCISE-ID --kind ${KINDS.join('|')} --lesson LESSON-ID [--form ${FORMS.join('|')}]
A form is for the kind arrange alone.
Lessons: ${lessonIds('en').join(', ')}`;

process.exitCode = await runScaffold(USAGE, () => newExercise(process.argv.slice(2)));

/** Makes a draft exercise, enters it in the registry and in its lesson, and returns what to tell its author. */
async function newExercise(args: readonly string[]): Promise<readonly string[]> {
  const { id, given } = parseScaffoldArgs(args, ['kind', 'lesson', 'form']);
  demandKebabCase(id, 2);
  const kind = KINDS.find((one) => one === given.kind);
  if (kind === undefined)
    throw new UsageError(`--kind takes ${KINDS.join(', ')}, not "${given.kind ?? ''}".`);
  const template = kind === 'arrange' ? formOf(given.form) : kind;
  if (kind !== 'arrange' && given.form !== undefined) throw new UsageError(`${kind} has no forms.`);
  if (exerciseMeta(id) !== undefined || fs.existsSync(`src/exercises/${id}`)) {
    throw new UsageError(`There is an exercise "${id}" already.`);
  }
  const { lesson = '' } = given;
  if (!lessonIds('en').includes(lesson)) throw new UsageError(`There is no lesson "${lesson}".`);
  const made = fillTemplate(template, {
    ID: id,
    LESSON: lesson,
    // The first knowledge point stands in until the author names others.
    POINT: demandLesson(lesson).points[0] ?? '',
  });
  register(id);
  for (const locale of locales) addToLesson(locale, lesson, id);
  tidyFiles([...made, REGISTRY]);
  await generateAll();
  return [
    ...made.map((file) => `made ${file}`),
    `entered in ${REGISTRY} and at the end of the lesson's practice section`,
    '',
    'The exercise is a draft: "npm run dev" shows it, a built site does not. Next:',
    '- put its own rule in place of the one that stands in, and its own words in place of every "Draft" and 草稿',
    '- name in meta.ts the knowledge points that it exercises',
    '- bring it to four right answers and eight wrong ones, where it has any, and publish it: CONTRIBUTING.md says how',
  ];
}

function formOf(given: string = FORMS[0]): (typeof FORMS)[number] {
  const form = FORMS.find((one) => one === given);
  if (form === undefined) throw new UsageError(`--form takes ${FORMS.join(', ')}, not "${given}".`);
  return form;
}

function register(id: string): void {
  const name = id.replaceAll(/-([a-z0-9])/g, (_match, first: string) => first.toUpperCase());
  const registry = fs.readFileSync(REGISTRY, 'utf8');
  for (const mark of [HEAD_MARK, LOADER_MARK]) {
    if (!registry.includes(mark)) throw new Error(`${REGISTRY} has lost its line "${mark.trim()}".`);
  }
  const entered = registry
    .replace(HEAD_MARK, `  ${name},\n${HEAD_MARK}`)
    .replace(LOADER_MARK, `  '${id}': () => import('./${id}/exercise.ts'),\n${LOADER_MARK}`);
  fs.writeFileSync(REGISTRY, `import { meta as ${name} } from './${id}/meta.ts';\n${entered}`);
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
