import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * Formats files and sorts their imports, as `npm run format` does for all.
 * @throws Error with what the formatter says, where it finds something that it cannot mend
 */
export function tidyFiles(files: readonly string[]): void {
  const folder = path.dirname(createRequire(import.meta.url).resolve('@biomejs/biome/package.json'));
  const options = ['check', '--write', '--linter-enabled=false', '--no-errors-on-unmatched', '--colors=off'];
  const { status, stderr } = spawnSync(
    process.execPath,
    [path.join(folder, 'bin/biome'), ...options, ...files],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`The new files could not be formatted:\n${stderr}`);
}
