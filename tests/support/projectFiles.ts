import { readdirSync } from 'node:fs';
import path from 'node:path';
import { projectFolder } from './exerciseFiles.ts';

/** The files under a folder, named from the project's folder, sorted. */
export function filesUnder(folder: string): readonly string[] {
  return readdirSync(path.join(projectFolder, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(projectFolder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
    )
    .sort();
}

const sourceEndings = ['.ts', '.tsx', '.mts', '.js', '.mjs', '.jsx', '.astro'];

/** The source files under a folder. */
export function sourceFilesUnder(folder: string): readonly string[] {
  return filesUnder(folder).filter((file) => sourceEndings.includes(path.extname(file)));
}
