import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

/**
 * A function of a module with all that it imports, as one module.
 * @param file the module that exports it, as a path from the project's folder
 */
export async function bundleRule(file: string, exportName: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `export { ${exportName} } from './${path.basename(file)}';`,
      resolveDir: path.resolve(path.dirname(file)),
      loader: 'ts',
    },
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    treeShaking: true,
    charset: 'utf8',
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}

/**
 * The file of core that exports a function, as a path from the project's folder.
 * @throws RangeError where none does
 */
export function fileOfCore(name: string): string {
  const files = readdirSync('src/core', { recursive: true, encoding: 'utf8' });
  const exports = new RegExp(`^export function ${name}\\b`, 'm');
  const found = files
    .filter((file) => file.endsWith('.ts'))
    .map((file) => path.join('src/core', file))
    .find((file) => exports.test(readFileSync(file, 'utf8')));
  if (found === undefined) throw new RangeError(`No file of core exports ${name}.`);
  return found;
}
