import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { runProgram } from './runProgram.mjs';

const STAMP = '.cache/build.json';
const PAGE = 'dist/index.html';

/** What stands in the project's folder and is no input of the build. */
const LEFT_OUT = new Set([
  '.astro',
  '.cache',
  '.ci',
  '.git',
  'dist',
  'node_modules',
  'playwright-report',
  'test-results',
  'tests',
]);

/** Settings that the build takes from the environment. */
const SETTINGS = ['SITE_URL', 'BASE_PATH', 'REPOSITORY_URL'];

/** Whether `dist` holds what a build would make now. */
export function isBuilt() {
  if (!fs.existsSync(STAMP) || !fs.existsSync(PAGE)) return false;
  const { inputs, written } = JSON.parse(fs.readFileSync(STAMP, 'utf8'));
  // A build made some other way has written the page anew, from who knows which settings.
  return written === fs.statSync(PAGE).mtimeMs && inputs === hashOfInputs();
}

/** Builds the site into `dist`, and resolves with the exit code. */
export async function buildSite() {
  // Taken first: a file that changes during the build makes the next one due.
  const inputs = hashOfInputs();
  fs.rmSync(STAMP, { force: true });
  const code = await runProgram(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build']);
  if (code === 0) {
    fs.mkdirSync(path.dirname(STAMP), { recursive: true });
    fs.writeFileSync(STAMP, JSON.stringify({ inputs, written: fs.statSync(PAGE).mtimeMs }));
  }
  return code;
}

/** A hash over every file that a build may read, and over what it takes from the environment. */
function hashOfInputs() {
  const hash = createHash('sha256');
  for (const name of SETTINGS) hash.update(`${name}=${process.env[name] ?? ''}\0`);
  const entries = fs
    .readdirSync('.')
    .filter((name) => !LEFT_OUT.has(name))
    .sort();
  for (const file of entries.flatMap(filesUnder)) hash.update(`${file}\0`).update(fs.readFileSync(file));
  return hash.digest('hex');
}

function filesUnder(place) {
  if (!fs.statSync(place).isDirectory()) return [place];
  return fs
    .readdirSync(place)
    .sort()
    .flatMap((name) => filesUnder(path.join(place, name)));
}
