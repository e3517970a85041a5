// node src/cli/run.mjs PROGRAM [ARGUMENT ...]: installs the dependencies and writes the generated files where that is
// due, then runs a program under the project's own Node. A program is a file of the project, or the name of a package
// that has one. Set-up prints to stderr alone. Needs no package and runs on Node 18 or newer, since a fresh clone has
// nothing else.
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { installDependencies } from './dependencies.mjs';
import { runProgram } from './runProgram.mjs';
import { findRuntime } from './runtime.mjs';

const GENERATE = 'src/cli/generate.ts';

/** Programs that need no generated files, or write them themselves. */
const WITHOUT_GENERATED = new Set(['@biomejs/biome', GENERATE]);

process.chdir(path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..'));
process.exitCode = await main(process.argv.slice(2));

async function main([program, ...args]) {
  const installed = installDependencies();
  if (installed !== 0) return installed;
  let runtime;
  try {
    runtime = findRuntime();
  } catch (error) {
    console.error(error.message);
    return 1;
  }
  if (runtime === undefined) {
    console.error(
      `No Node that npm installs here runs on this machine, and ${process.version} is too old: install Node 24.`,
    );
    return 1;
  }
  const env = { ...process.env };
  // Under Windows the variable may be spelt "Path".
  const name = Object.keys(env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  env[name] = [path.dirname(runtime), path.resolve('node_modules/.bin'), env[name]].join(path.delimiter);
  if (!WITHOUT_GENERATED.has(program)) {
    const generated = await runProgram(runtime, [GENERATE], { env, stdio: ['ignore', 2, 'inherit'] });
    if (generated !== 0) return generated;
  }
  return runProgram(runtime, [fileOf(program), ...args], { env });
}

/** The file that runs a program. */
function fileOf(program) {
  // A package of a scope has a slash in its name too.
  if (program.includes('/') && !program.startsWith('@')) return program;
  const folder = path.join('node_modules', program);
  const { bin } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return path.join(folder, typeof bin === 'string' ? bin : bin[path.basename(program)]);
}
