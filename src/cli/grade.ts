// npm run grade -- EXERCISE FILE [--seed N] [--json]: the browser's verdict, in a terminal.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { exerciseMetas, loadExercise } from '#exercises/index.ts';
import { gradeSubmission } from '#grader/gradeSubmission.ts';
import { verdictJson } from '#grader/verdictJson.ts';
import { nodeRealmHost } from '#sandbox/node/nodeRealmHost.ts';
import { reportText } from './reportText.ts';

const USAGE = `Usage: npm run grade -- EXERCISE FILE [--seed N] [--json]
Exit code: 0 passed, 1 any other verdict, 2 usage.
Exercises: ${exerciseMetas.map(({ id }) => id).join(', ')}`;

process.exitCode = await main(process.argv.slice(2));

async function main(args: readonly string[]): Promise<number> {
  const asked = readArguments(args);
  if (typeof asked === 'string') return usage(asked);
  let text: string;
  try {
    // npm moves to the project's folder; the file is named from where the command was given.
    text = await readFile(path.resolve(process.env['INIT_CWD'] ?? '.', asked.file), 'utf8');
  } catch (error) {
    return usage(`Cannot read ${asked.file}: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (!exerciseMetas.some(({ id }) => id === asked.exercise))
    return usage(`There is no exercise "${asked.exercise}".`);
  const exercise = await loadExercise(asked.exercise);
  const report = await gradeSubmission(
    { exercise, text, ...(asked.seed === null ? {} : { seed: asked.seed }) },
    nodeRealmHost(),
  );
  console.log(asked.json ? verdictJson(report.verdict) : reportText(report, exercise));
  return report.verdict.kind === 'passed' ? 0 : 1;
}

function readArguments(
  args: readonly string[],
):
  | { readonly exercise: string; readonly file: string; readonly seed: number | null; readonly json: boolean }
  | string {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { seed: { type: 'string' }, json: { type: 'boolean', default: false } },
    });
    const [exercise, file, ...more] = positionals;
    if (exercise === undefined || file === undefined || more.length > 0)
      return 'Name one exercise and one file.';
    const seed = values.seed === undefined ? null : Number(values.seed);
    if (values.seed !== undefined && !(/^\d+$/.test(values.seed) && Number(values.seed) < 2 ** 31)) {
      return `--seed takes a whole number from 0 to ${2 ** 31 - 1}, not "${values.seed}".`;
    }
    return { exercise, file, seed, json: values.json };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function usage(problem: string): number {
  console.error(`${problem}\n\n${USAGE}`);
  return 2;
}
