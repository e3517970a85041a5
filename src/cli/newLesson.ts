// npm run new:lesson -- LESSON-ID [--module MODULE-ID] [--point POINT-ID] [--widget WIDGET-ID]: the files of a lesson, marked draft.

import type { Course } from '#course/course.ts';
import { lessonsOf } from '#course/lessons.ts';
import { moduleNames } from '#course/messages/messages.ts';
import { draftPoints, knowledgePoints, redirects } from '#course/points/knowledgePoints.ts';
import { readCourse } from '#course/readCourse.ts';
import { fillTemplate } from './scaffold/fillTemplate.ts';
import { demandWidgetId, makeWidget } from './scaffold/makeWidget.ts';
import { demandKebabCase, parseScaffoldArgs, runScaffold, UsageError } from './scaffold/parseScaffoldArgs.ts';
import { tidyFiles } from './scaffold/tidyFiles.ts';

const modules = Object.keys(moduleNames.en);

const USAGE = `Usage: npm run new:lesson -- LESSON-ID [--module MODULE-ID] [--point POINT-ID] [--widget WIDGET-ID]
Modules: ${modules.join(', ')} (their names stand in src/course/messages)`;

process.exitCode = await runScaffold(USAGE, () => newLesson(process.argv.slice(2)));

/** Makes a draft lesson in both languages with one draft point, and returns what to tell its author. */
function newLesson(args: readonly string[]): readonly string[] {
  const { id, given } = parseScaffoldArgs(args, ['module', 'point', 'widget']);
  const { module = modules.at(-1) ?? '', point = `${id}-first-point`, widget = `${id}-bench` } = given;
  demandKebabCase(id, 1);
  demandKebabCase(point, 1);
  demandWidgetId(widget);
  const course = readCourse();
  if (course.lessons.some((lesson) => lesson.id === id))
    throw new UsageError(`There is a lesson "${id}" already.`);
  if (!modules.includes(module)) throw new UsageError(`There is no module "${module}".`);
  const known = [...knowledgePoints(course), ...draftPoints(course)].map((one) => one.id);
  if (known.includes(point) || redirects(course).has(point)) {
    throw new UsageError(`There is, or was, a knowledge point "${point}": name another one by --point.`);
  }
  const made = fillTemplate('lesson', {
    ID: id,
    MODULE: module,
    POINT: point,
    // A claim names at least one source, and nobody but the author knows which.
    SOURCE: [...course.sources.keys()][0] ?? '',
    DATE: new Date().toISOString().slice(0, 10),
    ORDER: String(lastOrder(course, module) + 1),
  });
  const all = [...made, ...makeWidget(widget, id)];
  tidyFiles(all);
  return [
    ...all.map((file) => `made ${file}`),
    '',
    `The lesson is a draft: "npm run dev" shows it, a built site does not have it. Next:`,
    `- replace every sentence that begins with "Draft" or 草稿, and the source that stands in (content/sources.json)`,
    `- put the lesson's own rule into its widget, src/lessons/${id}/${widget}, and take "draft" out of its .astro file`,
    `- add exercises: npm run new:exercise -- EXERCISE-ID --kind program --lesson ${id}`,
    `- publish it as CONTRIBUTING.md says under "Publish a draft"`,
  ];
}

/** The place of the last lesson that a module has, in the order in which its lessons are read. */
function lastOrder(course: Course, module: string): number {
  const orders = lessonsOf(course)
    .filter((lesson) => lesson.module === module)
    .map(({ order }) => order);
  return Math.max(0, ...orders.filter(Number.isFinite));
}
