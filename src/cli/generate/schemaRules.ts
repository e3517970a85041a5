import { readFile } from 'node:fs/promises';
import path from 'node:path';
import standaloneModule from 'ajv/dist/standalone/index.js';
import { build } from 'esbuild';
import { newAjv } from '#schema/compileSchema.ts';
import { storedWrongAnswers } from '../storedWrongAnswers.ts';
import { wrongAnswerText } from '../wrongAnswerText.ts';
import { banner, entryOf } from './programRules.ts';

// Ajv's module is CommonJS and its types say otherwise.
const standaloneCode = ((standaloneModule as { default?: unknown }).default ??
  standaloneModule) as typeof standaloneModule;

/** The file in an exercise's folder that holds the schema to compare with. */
export const REFERENCE_FILE = 'reference.json';

/**
 * The reference schema of an exercise and its wrong answers as one module that needs no eval.
 * @param folder the exercise's folder
 * @throws Error naming exercise and wrong answer, where an edit cannot be made or a schema does not compile
 */
export async function schemaRules(folder: string): Promise<string> {
  const answers = await storedWrongAnswers(folder);
  const ajv = newAjv();
  ajv.opts.code.source = true;
  const reference = await readFile(path.join(folder, REFERENCE_FILE), 'utf8');
  ajv.addSchema(JSON.parse(reference), 'reference.json');
  for (const [index, answer] of answers.entries()) {
    const text = await wrongAnswerText(folder, answer);
    try {
      ajv.addSchema(JSON.parse(text), `wrong${index}.json`);
    } catch (cause) {
      throw new Error(`${path.basename(folder)}, wrong answer "${answer.id}" is no schema.`, { cause });
    }
  }
  const names = ['reference', ...answers.map((_answer, index) => `wrong${index}`)];
  const contents = standaloneCode(ajv, Object.fromEntries(names.map((name) => [name, `${name}.json`])));
  const list = answers.map((answer, index) => entryOf(answer, `answer(schemas.wrong${index})`));
  const result = await build({
    stdin: {
      contents: `import schemas from 'schemas';
const answer = (isValid) => (instance) => ({ valid: isValid(instance) });
export const reference = answer(schemas.reference);
export const wrongAnswers = [${list.join(',\n')}];`,
      resolveDir: '.',
    },
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    minify: true,
    logLevel: 'silent',
    banner: { js: banner },
    plugins: [
      {
        name: 'schemas',
        setup: (bundler) => {
          bundler.onResolve({ filter: /^schemas$/ }, () => ({ path: 'schemas', namespace: 'schemas' }));
          bundler.onLoad({ filter: /.*/, namespace: 'schemas' }, () => ({
            contents,
            resolveDir: '.',
            loader: 'js',
          }));
        },
      },
    ],
  });
  return result.outputFiles[0]?.text ?? '';
}
