import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { BASE_PATH } from '#site/settings.mjs';
import { lesson, wakeExercise } from './exercisePage.ts';

/** What a lesson may load before anybody touches anything, in bytes of JavaScript as a CDN sends it (brotli). */
const SCRIPT_BUDGET = 60_000;

/** The scripts that a page loads while `look` looks at it, and their size as they are sent. */
async function scriptsOf(page: Page, look: () => Promise<void>): Promise<{ files: string[]; size: number }> {
  const files: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) files.push(pathname);
  });
  await look();
  await page.waitForLoadState('networkidle');
  const sizes = files.map((file) => {
    const text = fs.readFileSync(path.join('dist', file.slice(BASE_PATH.length)));
    return brotliCompressSync(text).length;
  });
  return { files, size: sizes.reduce((sum, size) => sum + size, 0) };
}

test('a lesson loads at most 60 kB of JavaScript before it is touched, and the editor only on intent', async ({
  page,
}) => {
  const { files, size } = await scriptsOf(page, async () => {
    await page.goto(lesson('en'));
    // To the end of the page and back: whatever wakes by being seen has been seen.
    await wakeExercise(page, 'weather-schema');
  });
  expect(files.length).toBeGreaterThan(0);
  expect(size).toBeLessThanOrEqual(SCRIPT_BUDGET);
  expect(files.filter((file) => /codeMirror|judgeWorker|startGrader|types/i.test(file))).toEqual([]);
});

for (const [id, widget] of [
  ['response-classification', 'response-ladder'],
  ['skill-load-plan', 'load-bench'],
]) {
  test(`read as far as its widget, ${id} stays within the same 60 kB`, async ({ page }) => {
    const { files, size } = await scriptsOf(page, async () => {
      await page.goto(`en/lessons/${id}/`);
      const root = page.locator(`[data-widget="${widget}"]`);
      await root.scrollIntoViewIfNeeded();
      await expect(root).toHaveAttribute('data-ready', '');
    });
    expect(size).toBeLessThanOrEqual(SCRIPT_BUDGET);
    expect(files.filter((file) => /\.zh\.|formatChecks/.test(file))).toEqual([]);
  });
}
