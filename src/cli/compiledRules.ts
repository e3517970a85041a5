import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import standaloneModule from 'ajv/dist/standalone/index.js';
import { build } from 'esbuild';
import { newAjv } from '#schema/compileSchema.ts';

// Ajv's module is CommonJS and its types say otherwise.
const standaloneCode = ((standaloneModule as { default?: unknown }).default ??
  standaloneModule) as typeof standaloneModule;

const EXERCISES = 'src/exercises';

/** The folders of the exercises that compare schemas. */
export async function schemaExerciseFolders(): Promise<readonly string[]> {
  const folders = await readdir(EXERCISES, { recursive: true });
  return folders
    .filter((file) => path.basename(file) === 'reference.json')
    .map((file) => path.join(EXERCISES, path.dirname(file)))
    .sort();
}

/** Where the compiled rules of an exercise are kept. */
export function rulesFile(folder: string): string {
  return path.join(folder, 'generated', 'rules.js');
}

/** The reference and the stored wrong schemas of an exercise as one module that needs no eval. */
export async function compiledRules(folder: string): Promise<string> {
  const ajv = newAjv();
  ajv.opts.code.source = true;
  const names: string[] = [];
  const add = async (name: string, file: string): Promise<void> => {
    ajv.addSchema(JSON.parse(await readFile(path.join(folder, file), 'utf8')), `${name}.json`);
    names.push(name);
  };
  await add('reference', 'reference.json');
  for (const file of (await readdir(path.join(folder, 'wrong'))).sort())
    await add(path.basename(file, '.json'), `wrong/${file}`);
  const code = standaloneCode(ajv, Object.fromEntries(names.map((name) => [variable(name), `${name}.json`])));
  const list = names.map((name) => `${JSON.stringify(name)}: rules.${variable(name)}`).join(', ');
  const result = await build({
    stdin: {
      contents: `import rules from 'rules'; export const byName = { ${list} };`,
      resolveDir: '.',
    },
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    minify: true,
    logLevel: 'silent',
    banner: { js: '// Made by `npm run generate` from the JSON Schemas beside this folder. Do not edit.' },
    plugins: [
      {
        name: 'rules',
        setup: (bundler) => {
          bundler.onResolve({ filter: /^rules$/ }, () => ({ path: 'rules', namespace: 'rules' }));
          bundler.onLoad({ filter: /.*/, namespace: 'rules' }, () => ({
            contents: code,
            resolveDir: '.',
            loader: 'js',
          }));
        },
      },
    ],
  });
  return result.outputFiles[0]?.text ?? '';
}

function variable(name: string): string {
  return `schema_${name.replaceAll('-', '_')}`;
}
