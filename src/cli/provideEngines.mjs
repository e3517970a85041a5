import fs from 'node:fs';
import path from 'node:path';
import { installPackages, provideBrowser } from './provideBrowser.mjs';

/** Debian's packages of each engine that the tests install where it is missing. */
const packages = {
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb'],
};

/** The folders in which Debian's WebKitGTK keeps its small browser, by version of its interface. */
const WEBKIT_FOLDERS = ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'];

/**
 * The programs of an engine, installed where the machine has none, as root on a Debian-like system.
 * @param {'chromium' | 'firefox' | 'webkit'} name
 * @returns null where none is to be had
 */
export async function provideEngine(name) {
  if (name === 'chromium') return (await provideBrowser().catch(() => null)) ?? null;
  const present = findEngine(name);
  if (present !== null) return present;
  console.log(`No ${name} found. Trying to install one ...`);
  await installPackages(packages[name]);
  return findEngine(name);
}

/**
 * The programs of an engine that the machine has; null where one is missing. `FIREFOX_PATH` names another Firefox.
 * @param {'firefox' | 'webkit'} name
 * @param {NodeJS.ProcessEnv} env
 */
export function findEngine(name, env = process.env) {
  return name === 'firefox' ? findFirefox(env) : findWebKit(env);
}

/** What is said of an engine that is not to be had, and whether that is a failure: it is under CI alone. */
export function missingEngine(name, env = process.env) {
  const isFault = Boolean(env.CI);
  const end = isFault ? 'failed, since a CI has to have it' : 'left out';
  return { isFault, text: `${name}: not on this machine, and not to be installed here: ${end}` };
}

function findFirefox(env) {
  const named = env.FIREFOX_PATH;
  if (named) return fs.existsSync(named) ? named : null;
  return onPath('firefox-esr', env) ?? onPath('firefox', env);
}

function findWebKit(env) {
  const driver = onPath('WebKitWebDriver', env);
  const libraries = ['/usr/lib', ...foldersIn('/usr/lib'), '/usr/libexec'];
  const browser = libraries
    .flatMap((folder) => WEBKIT_FOLDERS.map((one) => path.join(folder, one, 'MiniBrowser')))
    .find((file) => fs.existsSync(file));
  const xvfb = onPath('Xvfb', env);
  // Without an X server of its own the browser needs the screen of whoever runs this.
  const hasScreen = xvfb !== null || env.DISPLAY !== undefined;
  return driver !== null && browser !== undefined && hasScreen ? { driver, browser, xvfb } : null;
}

function foldersIn(folder) {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('-linux-gnu'))
    .map((name) => path.join(folder, name));
}

function onPath(name, env) {
  const folders = (env.PATH ?? '').split(path.delimiter).filter((folder) => folder !== '');
  return folders.map((folder) => path.join(folder, name)).find((file) => fs.existsSync(file)) ?? null;
}
