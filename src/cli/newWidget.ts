// npm run new:widget -- WIDGET-ID --lesson LESSON-ID: the files of a widget, marked draft.
import { lessonIds } from '#course/readCourse.ts';
import { makeWidget } from './scaffold/makeWidget.ts';
import { parseScaffoldArgs, runScaffold, UsageError } from './scaffold/parseScaffoldArgs.ts';
import { tidyFiles } from './scaffold/tidyFiles.ts';

const USAGE = `Usage: npm run new:widget -- WIDGET-ID --lesson LESSON-ID
Lessons: ${lessonIds('en').join(', ')}`;

process.exitCode = await runScaffold(USAGE, () => newWidget(process.argv.slice(2)));

/** Makes a draft widget, places it in its lesson, and returns what to tell its author. */
function newWidget(args: readonly string[]): readonly string[] {
  const { id, given } = parseScaffoldArgs(args, ['lesson']);
  const { lesson = '' } = given;
  if (!lessonIds('en').includes(lesson)) throw new UsageError(`There is no lesson "${lesson}".`);
  const made = makeWidget(id, lesson);
  tidyFiles(made);
  return [
    ...made.map((file) => `made ${file}`),
    `placed in the first knowledge point of content/{en,zh}/lessons/${lesson}.mdx`,
    '',
    'The widget is a draft: "npm run dev" shows it, a built site does not. Next:',
    '- write what the reader changes in state.ts, call the rule of core in evaluate.ts, and show both in the view',
    '- put your own words in place of every "Draft" and 草稿',
    '- publish it: take the word "draft" out of its .astro file',
  ];
}
