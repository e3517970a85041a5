import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { layers } from '../../.dependency-cruiser.mjs';
import { projectFolder } from '../support/exerciseFiles.ts';
import { sourceFilesUnder } from '../support/projectFiles.ts';

// dependency-cruiser holds every other source file to the order of layers; it does not read Astro files.
const files = sourceFilesUnder('src').filter((file) => file.endsWith('.astro'));
const layerOf = (file: string): string => file.split('/')[1] ?? '';

/** What the frontmatter and the scripts of an Astro file import, static and dynamic. */
function importsOf(text: string): readonly string[] {
  const [before, frontmatter = ''] = text.split('---', 2);
  const scripts = [...text.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)].map(([, script = '']) => script);
  return [before?.trim() === '' ? frontmatter : '', ...scripts].flatMap((script) =>
    ts.preProcessFile(script, true, true).importedFiles.map(({ fileName }) => fileName),
  );
}

/** The layer that an import of a file leads to; null for a package. */
function target(file: string, specifier: string): string | null {
  if (specifier.startsWith('#')) return specifier.slice(1).split('/')[0] ?? null;
  if (!specifier.startsWith('.')) return null;
  return layerOf(path.posix.join(path.posix.dirname(file), specifier));
}

describe('Astro files import one way', () => {
  const arrows = files.flatMap((file) =>
    importsOf(readFileSync(path.join(projectFolder, file), 'utf8')).map((specifier) => ({ file, specifier })),
  );

  it('their own layer and those before it', () => {
    const back = arrows.filter(({ file, specifier }) => {
      const to = target(file, specifier);
      return to !== null && layers.indexOf(to) > layers.indexOf(layerOf(file));
    });
    expect(back).toEqual([]);
  });

  it('another layer by its # name', () => {
    const climbing = arrows.filter(
      ({ file, specifier }) => specifier.startsWith('.') && target(file, specifier) !== layerOf(file),
    );
    expect(climbing).toEqual([]);
  });

  it('and the scan found such imports', () => {
    const layersReached = new Set(arrows.map(({ file, specifier }) => target(file, specifier)));
    expect([...layersReached]).toEqual(expect.arrayContaining([null, 'i18n', 'ui', 'site']));
    const text = "---\nimport a from '#ui/a.ts';\n---\n<p/><script>import('./b.ts')</script>";
    expect(importsOf(text)).toEqual(['#ui/a.ts', './b.ts']);
  });
});
