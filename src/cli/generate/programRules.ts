import path from 'node:path';
import { build } from 'esbuild';
import type { StoredWrongAnswer } from '#exercises/storedWrongAnswer.ts';
import { storedWrongAnswers } from '../storedWrongAnswers.ts';
import { wrongAnswerText } from '../wrongAnswerText.ts';

/**
 * The wrong answers of an exercise as one module: each is a program in a scope of its own.
 * @param folder the exercise's folder
 * @throws Error naming exercise and wrong answer, where an edit cannot be made or a program does not compile
 */
export async function programRules(folder: string): Promise<string> {
  const list: string[] = [];
  for (const answer of await storedWrongAnswers(folder)) {
    const text = await wrongAnswerText(folder, answer);
    const scope = await scopeOf(text, `${path.basename(folder)}, wrong answer "${answer.id}",`);
    list.push(entryOf(answer, scope));
  }
  return `${banner}export const wrongAnswers = [\n${list.join(',\n')}\n];\n`;
}

/** The first line of a generated file. */
export const banner = '// Made by `npm run generate`. Do not edit.\n';

/** An element of the list `wrongAnswers`, as code. */
export function entryOf({ id, belief, hint }: StoredWrongAnswer, rule: string): string {
  return `{ misconception: ${JSON.stringify({ id, belief, hint })}, rule: ${rule} }`;
}

/** A program as an expression: the function that it exports. Equal parts of programs give equal code, which packs well. */
async function scopeOf(program: string, what: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: program, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    minify: true,
    logLevel: 'silent',
  }).catch((cause: unknown) => {
    throw new Error(`${what} does not compile: ${cause instanceof Error ? cause.message : cause}`);
  });
  const [, body, local] =
    /^(.*)export\{([\w$]+)(?: as [\w$]+)?\};\s*$/s.exec(outputFiles[0]?.text ?? '') ?? [];
  if (body === undefined || local === undefined) throw new Error(`${what} does not export one function.`);
  return `(() => {${body}return ${local}})()`;
}
