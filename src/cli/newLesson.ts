// npm run new:lesson -- LESSON-ID [--module MODULE-ID] [--point POINT-ID]: the files of a lesson, marked draft.
import fs from 'node:fs';
import { parseFrontmatter } from 'astro/markdown';
import { moduleNames } from '#course/messages/messages.ts';
import { draftPoints, knowledgePoints, redirects } from '#course/points/knowledgePoints.ts';
import { fillTemplate } from './scaffold/fillTemplate.ts';
import { demandKebabCase, parseScaffoldArgs, runScaffold, UsageError } from './scaffold/parseScaffoldArgs.ts';
import { tidyFiles } from './scaffold/tidyFiles.ts';

const LESSONS = 'content/en/lessons';
const modules = Object.keys(moduleNames.en);

const USAGE = `Usage: npm run new:lesson -- LESSON-ID [--module MODULE-ID] [--point POINT-ID]
Modules: ${modules.join(', ')} (their names stand in src/course/messages)`;

process.exitCode = await runScaffold(USAGE, () => newLesson(process.argv.slice(2)));

/** Makes a draft lesson in both languages with one draft point, and returns what to tell its author. */
function newLesson(args: readonly string[]): readonly string[] {
  const { id, given } = parseScaffoldArgs(args, ['module', 'point']);
  const { module = modules.at(-1) ?? '', point = `${id}-first-point` } = given;
  demandKebabCase(id, 1);
  demandKebabCase(point, 1);
  if (fs.existsSync(`${LESSONS}/${id}.mdx`)) throw new UsageError(`There is a lesson "${id}" already.`);
  if (!modules.includes(module)) throw new UsageError(`There is no module "${module}".`);
  const known = [...knowledgePoints(), ...draftPoints()].map((one) => one.id);
  if (known.includes(point) || redirects().has(point)) {
    throw new UsageError(`There is, or was, a knowledge point "${point}": name another one by --point.`);
  }
  const made = fillTemplate('lesson', {
    ID: id,
    MODULE: module,
    POINT: point,
    // A claim names at least one source, and nobody but the author knows which.
    SOURCE: Object.keys(JSON.parse(fs.readFileSync('content/sources.json', 'utf8')))[0] ?? '',
    DATE: new Date().toISOString().slice(0, 10),
    ORDER: String(lastOrder(module) + 1),
  });
  tidyFiles(made);
  return [
    ...made.map((file) => `made ${file}`),
    '',
    `The lesson is a draft: "npm run dev" shows it, a built site does not have it. Next:`,
    `- replace every sentence that begins with "Draft" or 草稿, and the source that stands in (content/sources.json)`,
    `- add exercises: npm run new:exercise -- EXERCISE-ID --kind program --lesson ${id}`,
    `- publish it as CONTRIBUTING.md says under "Publish a draft"`,
  ];
}

/** The place of the last lesson that a module has, in the order in which its lessons are read. */
function lastOrder(module: string): number {
  const orders = fs
    .readdirSync(LESSONS)
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => parseFrontmatter(fs.readFileSync(`${LESSONS}/${name}`, 'utf8')).frontmatter)
    .filter((fields) => fields['module'] === module)
    .map((fields) => Number(fields['sidebar']?.order ?? 0));
  return Math.max(0, ...orders);
}
