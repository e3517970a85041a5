import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Generated, projectRoot } from './generatedFile.ts';

const EXERCISES = 'src/exercises';
const LESSONS = 'content/en/lessons';

/** The list of all exercises, made from their folders: their metadata in the order of the course, and their loaders. */
export function exerciseRegister(): Generated {
  const ids = readdirSync(path.join(projectRoot, EXERCISES))
    .filter((name) => existsSync(path.join(projectRoot, EXERCISES, name, 'exercise.ts')))
    .sort();
  return {
    files: [`${EXERCISES}/generated/register.ts`],
    sources: [
      ...ids.map((id) => `${EXERCISES}/${id}/meta.ts`),
      ...[LESSONS, 'src/course/page', 'src/cli/generate'],
    ],
    make: async () => [registerText(ids, await inOrder(ids))],
  };
}

/** The text of the register: the ids by name for the imports, and in the order of the course for the lists. */
function registerText(byName: readonly string[], ids: readonly string[]): string {
  return [
    '// Made by `npm run generate` from the folders of the exercises and from the lessons. Do not edit.',
    ...byName.map((id) => `import { meta as ${variable(id)} } from '../${id}/meta.ts';`),
    '',
    '/** The metadata of every exercise: by lesson, then in the order in which the lesson places them, then drafts. */',
    'export const metas = [',
    ...ids.map((id) => `  ${variable(id)},`),
    '] as const;',
    '',
    "/** Loads each exercise's grading data, by the exercise's id. */",
    'export const loaders = {',
    ...ids.map((id) => `  '${id}': () => import('../${id}/exercise.ts'),`),
    '} as const;',
    '',
  ].join('\n');
}

/** Sorts the exercises: published ones first, in the order of the lessons that place them; one in no lesson comes last. */
async function inOrder(ids: readonly string[]): Promise<readonly string[]> {
  const placed = await placedInLessons();
  const place = (id: string): number => (placed.includes(id) ? placed.indexOf(id) : placed.length);
  const entries = await Promise.all(
    ids.map(async (id) => ({ id, draft: (await isDraft(id)) ? 1 : 0, place: place(id) })),
  );
  return entries.toSorted((a, b) => a.draft - b.draft || a.place - b.place).map(({ id }) => id);
}

async function isDraft(id: string): Promise<boolean> {
  const file = path.join(projectRoot, EXERCISES, id, 'meta.ts');
  const { meta } = (await import(pathToFileURL(file).href)) as { readonly meta: { readonly status: string } };
  return meta.status === 'draft';
}

/**
 * The exercises that the lessons place, in the order in which they are read.
 * @throws Error naming the file, where a lesson cannot be read
 */
async function placedInLessons(): Promise<readonly string[]> {
  // Loaded here alone, since a register that is fresh needs no parser.
  const { placedExercises, readLessonPage } = await import('#course/page/lessonPage.ts');
  const { readTextFile } = await import('#course/page/textFile.ts');
  const lessons = readdirSync(path.join(projectRoot, LESSONS))
    .filter((name) => /^[^_].*\.mdx$/.test(name))
    .sort()
    .map((name) => {
      const file = readTextFile(path.join(projectRoot, LESSONS, name));
      const reading = file === undefined ? null : readLessonPage(file);
      if (reading?.ok !== true) throw new Error(`${LESSONS}/${name} cannot be read: ${reading?.message}`);
      const { order } = (reading.page.fields['sidebar'] ?? {}) as { readonly order?: unknown };
      return { page: reading.page, order: typeof order === 'number' ? order : Number.MAX_SAFE_INTEGER };
    });
  return lessons
    .toSorted((a, b) => a.order - b.order)
    .flatMap(({ page }) => placedExercises(page).map(({ id }) => id));
}

/** An id as a name in code. */
function variable(id: string): string {
  return id.replaceAll(/-([a-z0-9])/g, (_match, first: string) => first.toUpperCase());
}
