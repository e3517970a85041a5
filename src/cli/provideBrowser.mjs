import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { findBrowser } from './findBrowser.mjs';
import { runProgram } from './runProgram.mjs';

const APT = '/usr/bin/apt-get';
const ADVICE =
  'No Chromium that runs: set CHROMIUM_PATH to one, or run "npx playwright install --with-deps chromium".';

/**
 * The Chromium for the tests, installed where the machine has none: Playwright's own, else, as root on a Debian-like
 * system, that of the system.
 * @throws Error with one line that says what to do, where none is to be had
 */
export async function provideBrowser() {
  const present = findBrowser();
  if (runs(present)) return present;
  console.log('No Chromium found. Trying to install one ...');
  // What it says of a failure is long, and another way may be left.
  const quietly = { stdio: ['ignore', 'inherit', 'ignore'] };
  await runProgram(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'], quietly);
  const installed = findBrowser();
  if (runs(installed)) return installed;
  await installPackages(['chromium', 'fonts-noto-cjk']);
  // Not every system has it as a package of its own; the tests run without it, only longer.
  await installPackages(['chromium-headless-shell']);
  const ofSystem = findBrowser({
    ...process.env,
    CHROMIUM_PATH: firstOf('/usr/bin/chromium-headless-shell') ?? firstOf('/usr/bin/chromium'),
  });
  if (runs(ofSystem)) return ofSystem;
  throw new Error(ADVICE);
}

/** Sees to a font with Chinese letters. Tests measure and draw pages; without one they see boxes. */
export async function provideFonts() {
  if (process.platform !== 'linux' || hasChinese()) return;
  await installPackages(['fontconfig', 'fonts-noto-cjk']);
  if (!hasChinese()) throw new Error('No font has Chinese letters: install one, such as Noto Sans CJK.');
}

/** Whether the file starts: on Linux a browser without the libraries it needs is a file like any other. */
function runs(file) {
  if (file === undefined) return false;
  return process.platform !== 'linux' || spawnSync(file, ['--version']).status === 0;
}

function hasChinese() {
  const { status, stdout } = spawnSync('fc-list', [':lang=zh', 'family'], { encoding: 'utf8' });
  return status === 0 && stdout.trim() !== '';
}

/** Installs packages of Debian, as root on a system that has them; elsewhere nothing happens. */
export async function installPackages(names) {
  if (process.getuid?.() !== 0 || !fs.existsSync(APT)) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await runProgram(APT, ['update', '-qq'], { env });
  await runProgram(APT, ['install', '-y', '-qq', '--no-install-recommends', ...names], { env });
}

function firstOf(file) {
  return fs.existsSync(file) ? file : undefined;
}
