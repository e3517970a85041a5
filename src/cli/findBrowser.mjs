import fs from 'node:fs';
import { chromium } from 'playwright';

/** Where systems keep a Chromium or a Chrome, in the order in which they are tried. */
const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The path of a Chromium: the one that CHROMIUM_PATH names, else Playwright's own, else one of the system's.
 * @returns {string | null} null where there is none
 */
export function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  const places = [named, chromium.executablePath(), ...SYSTEM_BROWSERS];
  return places.find((place) => place && fs.existsSync(place)) ?? null;
}
