import fs from 'node:fs';
import { pointsOf, readLessonPage } from '#course/page/lessonPage.ts';
import { readTextFile } from '#course/page/textFile.ts';
import { type Locale, locales } from '#i18n/locale.ts';
import { fillTemplate } from './fillTemplate.ts';
import { demandKebabCase, UsageError } from './parseScaffoldArgs.ts';

const LESSONS = 'src/lessons';

/** @throws UsageError where the id of a new widget has another form, or a widget has it already */
export function demandWidgetId(id: string): void {
  demandKebabCase(id, 2);
  const taken = fs.readdirSync(LESSONS).find((folder) => fs.existsSync(`${LESSONS}/${folder}/${id}`));
  if (taken !== undefined) throw new UsageError(`There is a widget "${id}" already, in ${LESSONS}/${taken}.`);
}

/**
 * Makes a draft widget in the shell and places it in the first knowledge point of its lesson, in both languages.
 * @returns the files written, from the project's root
 * @throws UsageError as `demandWidgetId` does
 */
export function makeWidget(id: string, lesson: string): readonly string[] {
  demandWidgetId(id);
  const name = id.replaceAll(/(?:^|-)([a-z0-9])/g, (_match, first: string) => first.toUpperCase());
  const made = fillTemplate('widget', { ID: id, NAME: name, LESSON: lesson });
  for (const locale of locales) place(locale, lesson, name, `#lessons/${lesson}/${id}/${name}.astro`);
  return made;
}

function place(locale: Locale, lesson: string, name: string, path: string): void {
  const file = readTextFile(`content/${locale}/lessons/${lesson}.mdx`);
  const reading = file === undefined ? undefined : readLessonPage(file);
  const page = reading?.ok ? reading.page : undefined;
  const point = page === undefined ? undefined : pointsOf(page)[0];
  if (page === undefined || point === undefined) {
    throw new Error(`content/${locale}/lessons/${lesson}.mdx has no knowledge point to place the widget in.`);
  }
  const { text, importsEnd } = page;
  const inPoint = text.indexOf('\n', point.start);
  const placed = [
    text.slice(0, importsEnd).trimEnd(),
    `\nimport ${name} from '${path}';\n`,
    text.slice(importsEnd, inPoint),
    `\n\n<${name} locale="${locale}" />`,
    text.slice(inPoint),
  ];
  fs.writeFileSync(page.file, placed.join(''));
}
