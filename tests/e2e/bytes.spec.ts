import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { BASE_PATH } from '#site/settings.mjs';
import { lesson, wakeExercise } from './exercisePage.ts';

/** What a lesson may load before anybody touches anything, in bytes of JavaScript as a CDN sends it (brotli). */
const SCRIPT_BUDGET = 60_000;

/** What a lesson's widget may add to it, Preact included, if it is the first thing on the page to wake. */
const WIDGET_BUDGET = 34_000;

/** The scripts that a page loads from now on, as a list that grows. */
function scriptsOf(page: Page): readonly string[] {
  const files: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) files.push(pathname);
  });
  return files;
}

/** The size of scripts as they are sent. */
function sizeOf(files: readonly string[]): number {
  const sizes = files.map((file) => {
    const text = fs.readFileSync(path.join('dist', file.slice(BASE_PATH.length)));
    return brotliCompressSync(text).length;
  });
  return sizes.reduce((sum, size) => sum + size, 0);
}

test('a lesson loads at most 60 kB of JavaScript before it is touched, and the editor only on intent', async ({
  page,
}) => {
  const files = scriptsOf(page);
  await page.goto(lesson('en'));
  // To the end of the page and back: whatever wakes by being seen has been seen.
  await wakeExercise(page, 'weather-schema');
  await page.waitForLoadState('networkidle');
  expect(files.length).toBeGreaterThan(0);
  expect(sizeOf(files)).toBeLessThanOrEqual(SCRIPT_BUDGET);
  expect(files.filter((file) => /codeMirror|graderWorker|startGrader|types/i.test(file))).toEqual([]);
});

for (const [id, widget] of [
  ['response-classification', 'response-ladder'],
  ['skill-load-plan', 'load-bench'],
]) {
  test(`${widget} brings at most 34 kB along, in the language of its page`, async ({ page }) => {
    const files = scriptsOf(page);
    await page.goto(`en/lessons/${id}/`, { waitUntil: 'networkidle' });
    // The search box comes when the page is idle, which on a busy machine is after the network is.
    await expect.poll(() => files.some((file) => /ui-core/.test(file))).toBe(true);
    const before = files.length;
    const root = page.locator(`[data-widget="${widget}"]`);
    await root.scrollIntoViewIfNeeded();
    await expect(root).toHaveAttribute('data-ready', '');
    const brought = files.slice(before);
    expect(brought.length).toBeGreaterThan(0);
    expect(sizeOf(brought)).toBeLessThanOrEqual(WIDGET_BUDGET);
    expect(brought.filter((file) => /\.zh\.|formatChecks|schemaReader/.test(file))).toEqual([]);
  });
}
