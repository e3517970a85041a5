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
  const find = name === 'firefox' ? findFirefox : findWebKit;
  const present = find();
  if (present !== null) return present;
  console.log(`No ${name} found. Trying to install one ...`);
  await installPackages(packages[name]);
  return find();
}

function findFirefox() {
  const named = process.env.FIREFOX_PATH;
  if (named) return fs.existsSync(named) ? named : null;
  return onPath('firefox-esr') ?? onPath('firefox');
}

function findWebKit() {
  const driver = onPath('WebKitWebDriver');
  const libraries = ['/usr/lib', ...foldersIn('/usr/lib'), '/usr/libexec'];
  const browser = libraries
    .flatMap((folder) => WEBKIT_FOLDERS.map((one) => path.join(folder, one, 'MiniBrowser')))
    .find((file) => fs.existsSync(file));
  const xvfb = onPath('Xvfb');
  // Without an X server of its own the browser needs the screen of whoever runs this.
  const hasScreen = xvfb !== null || process.env.DISPLAY !== undefined;
  return driver !== null && browser !== undefined && hasScreen ? { driver, browser, xvfb } : null;
}

function foldersIn(folder) {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('-linux-gnu'))
    .map((name) => path.join(folder, name));
}

function onPath(name) {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => folder !== '');
  return folders.map((folder) => path.join(folder, name)).find((file) => fs.existsSync(file)) ?? null;
}
