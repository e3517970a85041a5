import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseFrontmatter } from 'astro/markdown';

const EXERCISES = 'src/exercises';
const LESSONS = 'content/en/lessons';

/** The generated list of exercises. */
export const registerFile = `${EXERCISES}/generated/register.ts`;

/**
 * The text of the register: the metadata of each exercise in the order in which a reader meets it, and its loader.
 * @throws Error where an exercise's `meta.ts` does not load
 */
export async function registerText(): Promise<string> {
  const ids = await exercisesInOrder();
  const byName = ids.toSorted();
  return [
    '// Made by `npm run generate` from the folders of the exercises and from the lessons. Do not edit.',
    ...byName.map((id) => `import { meta as ${variable(id)} } from '../${id}/meta.ts';`),
    '',
    '/** The metadata of every exercise: by lesson, then in the order in which the lesson has them, then drafts. */',
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

/** The ids of all exercises, which are the names of their folders, in the order of the register. */
async function exercisesInOrder(): Promise<readonly string[]> {
  const practised = lessonsInOrder().flatMap(practicesOf);
  const place = (id: string): number => {
    const at = practised.indexOf(id);
    return at < 0 ? practised.length : at;
  };
  const entries = await Promise.all(
    exerciseFolders().map(async (id) => ({ id, isDraft: await isDraft(id), place: place(id) })),
  );
  return entries
    .toSorted((a, b) => Number(a.isDraft) - Number(b.isDraft) || a.place - b.place || (a.id < b.id ? -1 : 1))
    .map(({ id }) => id);
}

function exerciseFolders(): readonly string[] {
  return readdirSync(EXERCISES).filter((name) => existsSync(path.join(EXERCISES, name, 'exercise.ts')));
}

async function isDraft(id: string): Promise<boolean> {
  const { meta } = (await import(pathToFileURL(path.resolve(EXERCISES, id, 'meta.ts')).href)) as {
    readonly meta: { readonly status: string };
  };
  return meta.status === 'draft';
}

/** The lessons' English texts in the order in which they are read, by the order in their frontmatter and then by name. */
function lessonsInOrder(): readonly string[] {
  return readdirSync(LESSONS)
    .filter((name) => /^[^_].*\.mdx$/.test(name))
    .sort()
    .map((name) => readFileSync(path.join(LESSONS, name), 'utf8'))
    .map((text) => {
      const order: unknown = parseFrontmatter(text).frontmatter['sidebar']?.order;
      return { text, order: typeof order === 'number' ? order : Number.MAX_SAFE_INTEGER };
    })
    .toSorted((a, b) => a.order - b.order)
    .map(({ text }) => text);
}

/** The exercises that a lesson shows, in the order of its text. */
function practicesOf(lesson: string): readonly string[] {
  return [...lesson.matchAll(/<Practice id="([a-z0-9-]+)"/g)].map(([, id = '']) => id);
}

/** An id as a name in code; the first word of an id is a letter and more. */
function variable(id: string): string {
  return id.replaceAll(/-([a-z0-9])/g, (_match, first: string) => first.toUpperCase());
}
