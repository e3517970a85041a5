import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { exerciseMetas, loadExercise } from '#exercises';
import { projectFolder } from '../support/exerciseFiles.ts';
import { filesUnder, sourceFilesUnder } from '../support/projectFiles.ts';

/** Where a file may be long: it is a table of data, one row after the other, or was written by a program. */
const dataTables = [
  /\/generated\//,
  /\/wrongAnswers\.ts$/,
  /\/messages\/(en|zh)(\/\w+)*\.ts$/,
  /\/points\/knowledgePoints\.ts$/,
];

const written = [...sourceFilesUnder('src'), ...sourceFilesUnder('tests')].filter(
  (file) => !file.startsWith('tests/fixtures/'),
);

describe('files', () => {
  it('no file is a drawer', () => {
    const drawers = written.filter((file) =>
      /^(utils?|helpers?|common|misc|shared|lib)$/i.test(path.parse(file).name),
    );
    expect(drawers).toEqual([]);
  });

  it('none is over 250 lines, tables of data aside', () => {
    const long = sourceFilesUnder('src')
      .filter((file) => !dataTables.some((name) => name.test(file)))
      .map(
        (file) =>
          [file, readFileSync(path.join(projectFolder, file), 'utf8').split('\n').length - 1] as const,
      )
      .filter(([, lines]) => lines > 250);
    expect(long).toEqual([]);
    expect(written.length).toBeGreaterThan(100);
  });
});

/** The paths of the project that a document names in code marks or links to. */
function citedPaths(text: string): readonly string[] {
  const roots = ['src', 'content', 'tests', 'examples', 'public', '.ci'];
  const spans = [...text.matchAll(/`([^`\n]+)`|\]\(([^)\s]+)\)/g)].map(
    ([, code, link]) => code ?? link ?? '',
  );
  return (
    spans
      .map((span) => span.replace(/^\.\//, ''))
      .filter((span) => /^[\w./{},<>*[\]-]+$/.test(span) && roots.includes(span.split('/')[0] ?? ''))
      .flatMap(expandBraces)
      // A placeholder stands for any name; what leads to it must exist.
      .map((span) => span.split('/').slice(0, firstPlaceholder(span)).join('/'))
  );
}

function expandBraces(span: string): readonly string[] {
  const match = /^(.*?)\{([^}]*)\}(.*)$/.exec(span);
  if (match === null) return [span];
  const [, before = '', list = '', after = ''] = match;
  return list.split(',').flatMap((one) => expandBraces(`${before}${one.trim()}${after}`));
}

function firstPlaceholder(span: string): number {
  const at = span.split('/').findIndex((step) => /[<>*]|^[A-Z][A-Z_-]*(\.\w+)?$/.test(step));
  return at < 0 ? span.length : at;
}

describe('paths that the documents name', () => {
  it('exist', () => {
    const documents = ['README.md', 'CONTRIBUTING.md'].filter((name) =>
      existsSync(path.join(projectFolder, name)),
    );
    const missing = documents.flatMap((name) =>
      citedPaths(readFileSync(path.join(projectFolder, name), 'utf8'))
        .filter((cited) => !existsSync(path.join(projectFolder, cited)))
        .map((cited) => `${name}: ${cited}`),
    );
    expect(missing).toEqual([]);
  });

  it('are found in code marks and links, with braces written out and up to a placeholder', () => {
    const text =
      'See `src/core`, `src/x/{a,b}.ts`, [here](content/en), `src/exercises/<id>/right/`, `npm test`, `content/{en,zh}/lessons/ID.mdx`.';
    expect(citedPaths(text)).toEqual([
      'src/core',
      'src/x/a.ts',
      'src/x/b.ts',
      'content/en',
      'src/exercises',
      'content/en/lessons',
      'content/zh/lessons',
    ]);
  });
});

describe('every exercise is registered', () => {
  const folders = filesUnder('src/exercises')
    .filter((file) => file.endsWith('/exercise.ts'))
    .map((file) => path.basename(path.dirname(file)));

  it('each folder that holds one by its own name, and nothing else', () => {
    expect(exerciseMetas.map(({ id }) => id).sort()).toEqual(folders.sort());
    expect(folders).not.toHaveLength(0);
  });

  it.each(folders)('%s has the same head in the list and in full, and its folder’s name', async (folder) => {
    const exercise = await loadExercise(folder);
    const head = exerciseMetas.find(({ id }) => id === folder);
    expect(exercise).toMatchObject({ ...head });
    expect(exercise.id).toBe(folder);
  });

  it('an unknown id, an inherited name among them, is told with those that there are', async () => {
    await expect(loadExercise('no-such')).rejects.toThrow(
      /There is no exercise "no-such"\. There are: .*validate-query/,
    );
    await expect(loadExercise('toString')).rejects.toThrow(RangeError);
  });
});
