// npm run grade -- EXERCISE FILE [--seed N] [--json]: the browser's verdict, in a terminal. With --wrong ID instead of
// a file, the verdict on a stored wrong answer; with --print its text.
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { exerciseMeta, exerciseMetas, loadExercise } from '#exercises';
import { seedOf } from '#grader/seed.ts';
import { verdictJson } from '#grader/verdictJson.ts';
import { gradeInThread } from '#sandbox/node/gradeInThread.ts';
import { reportText } from './reportText.ts';
import { wrongSubmission } from './wrongSubmission.ts';

const USAGE = `Usage: npm run grade -- EXERCISE FILE [--seed N] [--json]
   or: npm run grade -- EXERCISE --wrong ID [--seed N] [--json | --print]
With --wrong, grades the stored wrong answer with this id; --print shows its text instead.
Exit code: 0 passed, 1 any other verdict, 2 usage.
Exercises: ${exerciseMetas.map(({ id }) => id).join(', ')}`;

/** Said beside a pass, on the error stream, so that what is printed stays the verdict alone. */
const FOREIGN_SEED =
  'The seed was given with --seed. A pass under a chosen seed does not count: run again without it.';

process.exitCode = await main(process.argv.slice(2));

async function main(args: readonly string[]): Promise<number> {
  const asked = readArguments(args);
  if (typeof asked === 'string') return usage(asked);
  const read =
    asked.wrong === null ? await readFrom(asked.file) : await wrongSubmission(asked.exercise, asked.wrong);
  if (!read.ok) return usage(read.problem);
  const { text } = read;
  const meta = exerciseMeta(asked.exercise);
  if (meta === undefined) return usage(`There is no exercise "${asked.exercise}".`);
  if (asked.print) {
    process.stdout.write(text);
    return 0;
  }
  const report = await gradeInThread(meta, text, asked.seed);
  console.log(
    asked.json ? verdictJson(report.verdict) : reportText(report, await loadExercise(asked.exercise)),
  );
  if (report.verdict.kind !== 'passed') return 1;
  if (asked.seed !== null && asked.seed !== seedOf(meta.id, meta.revision, text)) console.error(FOREIGN_SEED);
  return 0;
}

/** What the command line asks for; `file` is the empty string where `wrong` names a stored answer. */
interface Asked {
  readonly exercise: string;
  readonly file: string;
  readonly wrong: string | null;
  readonly print: boolean;
  readonly seed: number | null;
  readonly json: boolean;
}

function readArguments(args: readonly string[]): Asked | string {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        seed: { type: 'string' },
        json: { type: 'boolean', default: false },
        wrong: { type: 'string' },
        print: { type: 'boolean', default: false },
      },
    });
    const { wrong = null, print, json } = values;
    const [exercise, file, ...more] = positionals;
    if (wrong !== null && file !== undefined) return 'Name a file or --wrong ID, not both.';
    if (exercise === undefined || (file === undefined && wrong === null) || more.length > 0)
      return 'Name one exercise and one file.';
    if (print && (wrong === null || json)) return '--print goes with --wrong, and without --json.';
    const seed = values.seed === undefined ? null : Number(values.seed);
    if (values.seed !== undefined && !(/^\d+$/.test(values.seed) && Number(values.seed) < 2 ** 31)) {
      return `--seed takes a whole number from 0 to ${2 ** 31 - 1}, not "${values.seed}".`;
    }
    return { exercise, file: file ?? '', wrong, print, seed, json };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/**
 * Reads a file. npm moves to the project's folder; the file is named from where the command was given. Only a regular
 * file is read: a pipe into which nobody writes would never end.
 */
async function readFrom(
  file: string,
): Promise<{ readonly ok: true; readonly text: string } | { readonly ok: false; readonly problem: string }> {
  try {
    const place = path.resolve(process.env['INIT_CWD'] ?? '.', file);
    if (!(await stat(place)).isFile())
      return { ok: false, problem: `Cannot read ${file}: it is no regular file.` };
    return { ok: true, text: await readFile(place, 'utf8') };
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    return { ok: false, problem: `Cannot read ${file}: ${problem}` };
  }
}

function usage(problem: string): number {
  console.error(`${problem}\n\n${USAGE}`);
  return 2;
}
