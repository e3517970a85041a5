import fs from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';

const NAMES = [
  // Without windows and their toolbars it starts faster, and it is what Playwright itself drives.
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'chrome.exe',
];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The Chromium that the tests drive, or `undefined` where this machine has none. Looked for in this order:
 * `CHROMIUM_PATH`, Playwright's own, a Chromium or Chrome of the system.
 * @throws Error where `CHROMIUM_PATH` is set and names no file
 */
export function findBrowser(env = process.env) {
  const named = env.CHROMIUM_PATH;
  if (named) {
    if (!fs.existsSync(named)) throw new Error(`CHROMIUM_PATH names no file: ${named}`);
    return named;
  }
  const folders = (env.PATH ?? '').split(path.delimiter).filter((folder) => folder !== '');
  const onPath = folders.flatMap((folder) => NAMES.map((name) => path.join(folder, name)));
  return [chromium.executablePath(), ...onPath, ...PLACES].find((file) => file !== '' && fs.existsSync(file));
}

/** What Chromium is started with: as root it refuses to run in its own sandbox. */
export function browserArguments() {
  const isRoot = process.getuid?.() === 0;
  return [...(isRoot ? ['--no-sandbox'] : []), '--disable-gpu', '--disable-background-networking'];
}
