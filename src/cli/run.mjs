// node src/cli/run.mjs PROGRAM [ARGUMENT ...]: sets the project up where that is due, then runs a program under its own
// Node. A program is a file of the project, or the name of a package that brings one. Needs no package and runs on any
// Node from 18 on, since on a fresh clone there is nothing else.
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { installDependencies } from './dependencies.mjs';
import { runProgram } from './runProgram.mjs';
import { findRuntime } from './runtime.mjs';

process.chdir(path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..'));
process.exitCode = await main(process.argv.slice(2));

async function main([program, ...args]) {
  const installed = installDependencies();
  if (installed !== 0) return installed;
  const runtime = findRuntime();
  if (runtime === undefined) {
    console.error(
      `The Node that npm installs here does not run on this machine, and ${process.version} is too old: install Node 24.`,
    );
    return 1;
  }
  const env = { ...process.env };
  // Under Windows the variable may be spelt "Path".
  const name = Object.keys(env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  env[name] = [path.dirname(runtime), path.resolve('node_modules/.bin'), env[name]].join(path.delimiter);
  return runProgram(runtime, [fileOf(program), ...args], { env });
}

/** The file that runs a program. */
function fileOf(program) {
  if (program.includes('/')) return program;
  const folder = path.join('node_modules', program);
  const { bin } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return path.join(folder, typeof bin === 'string' ? bin : bin[path.basename(program)]);
}
